import type { Locale } from '@cohort/contract/limits'
import { type QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useInsertionEffect, useRef } from 'react'
import { asker } from '#lib/api.ts'
import { useSystemDark } from '#lib/media.ts'
import { localeSetting, themeSetting } from '#lib/settings.ts'
import { LocaleContext } from '#lib/text.ts'
import { useAppInfo } from '#lib/who.ts'
import { ConfirmHost } from '#ui/confirm-host.tsx'
import { paletteOf } from '#ui/theme/choose.ts'
import { PaletteContext } from '#ui/theme/context.ts'
import { variablesOf } from '#ui/theme/variables.ts'
import { ToastHost } from '#ui/toast-host.tsx'

/** Everything that all screens stand on: data, language, theme, toasts and questions. */
export function Providers({ client, children }: { client: QueryClient; children: ReactNode }) {
  return (
    <QueryClientProvider client={client}>
      <Language>
        <Theme>
          {children}
          <ConfirmHost />
          <ToastHost />
        </Theme>
      </Language>
    </QueryClientProvider>
  )
}

function Language({ children }: { children: ReactNode }) {
  const locale = localeSetting.use()
  // Requests carry the language of the moment they are made.
  asker.locale = locale
  useInsertionEffect(() => {
    document.documentElement.lang = locale
  }, [locale])
  useAskAgain(locale)
  return <LocaleContext value={locale}>{children}</LocaleContext>
}

/** Part of what the server says is words, such as the names of roles: another language asks for them anew. */
function useAskAgain(locale: Locale): void {
  const client = useQueryClient()
  const asked = useRef(locale)
  useEffect(() => {
    if (asked.current === locale) return
    asked.current = locale
    void client.invalidateQueries()
  }, [client, locale])
}

function Theme({ children }: { children: ReactNode }) {
  const choice = themeSetting.use()
  const systemDark = useSystemDark()
  const kind = useAppInfo()?.brand.kind ?? 'standard'
  const isDark = choice === 'system' ? systemDark : choice === 'dark'
  const palette = paletteOf(kind, isDark)
  useInsertionEffect(() => {
    const sheet = styleSheet()
    sheet.textContent = variablesOf(palette)
    const { style, dataset } = document.documentElement
    dataset.theme = palette.dark ? 'dark' : 'light'
    style.background = palette.surface.page
    style.colorScheme = ''
  }, [palette])
  return <PaletteContext value={palette}>{children}</PaletteContext>
}

function styleSheet(): HTMLStyleElement {
  const id = 'cohort-theme'
  const found = document.getElementById(id)
  if (found instanceof HTMLStyleElement) return found
  const made = document.createElement('style')
  made.id = id
  document.head.prepend(made)
  return made
}
