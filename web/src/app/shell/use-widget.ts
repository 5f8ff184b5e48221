import { useEffect } from 'react'
import { useIsPhone } from '#lib/media.ts'
import { useAppInfo, useConfig } from '#lib/who.ts'

/** The customer-service widget: on a desk only, where the host has one and the tenant does not switch it off (spec 1 §1). */
export function useWidget(): void {
  const phone = useIsPhone()
  const url = useAppInfo()?.widgetScript
  const wanted = useConfig()?.widget ?? false
  useEffect(() => {
    if (!url || !wanted || phone || document.querySelector('script[data-widget]')) return
    const script = document.createElement('script')
    script.src = url
    script.async = true
    script.dataset.widget = 'customer-service'
    document.body.append(script)
  }, [url, wanted, phone])
}
