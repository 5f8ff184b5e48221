import { ConfigProvider } from 'antd'
import enUS from 'antd/es/locale/en_US'
import zhCN from 'antd/es/locale/zh_CN'
import { type ReactNode, useMemo } from 'react'
import { useLocale } from '#lib/text.ts'
import { antdThemeOf } from '#ui/theme/antd.ts'
import { usePalette } from '#ui/theme/context.ts'

/**
 * Ant Design in our theme and language. Screens inside the shell stand in it already. The sign-in area does not load
 * it: a public screen that cannot do without wraps itself.
 */
export function AntdProvider({ children }: { children: ReactNode }) {
  const palette = usePalette()
  const theme = useMemo(() => antdThemeOf(palette), [palette])
  return (
    <ConfigProvider
      theme={theme}
      locale={useLocale() === 'en-US' ? enUS : zhCN}
      button={{ autoInsertSpace: false }}
      wave={{ disabled: true }}
    >
      {children}
    </ConfigProvider>
  )
}
