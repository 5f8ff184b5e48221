import { useEffect } from 'react'
import { useAppText } from '#app/text.ts'
import { useLocale } from '#lib/text.ts'
import { useAppInfo } from '#lib/who.ts'

/** The name of the product, or that of a branded host. */
export function useProductName(): string {
  const text = useAppText()
  const language = useLocale() === 'en-US' ? 'en' : 'zh'
  return useAppInfo()?.brand.title?.[language] ?? text.product
}

export function useWindowTitle(page: string | undefined): void {
  const text = useAppText()
  const product = useProductName()
  useEffect(() => {
    document.title = page ? text.windowTitle(page, product) : product
  }, [page, product, text])
}
