import type { Config } from '#kernel/config'
import type { Payment } from '#kernel/ports'
import { alipay } from '#ports/payment/alipay'
import { cashier } from '#ports/payment/cashier'

export function paymentOf(config: Config, secret: string): Payment | undefined {
  if (config.PAYMENT === 'none') return undefined
  if (config.PAYMENT === 'cashier') return cashier(secret)
  return alipay({
    gateway: config.ALIPAY_GATEWAY,
    appId: config.ALIPAY_APP_ID ?? '',
    privateKey: config.ALIPAY_PRIVATE_KEY ?? '',
    publicKey: config.ALIPAY_PUBLIC_KEY ?? '',
    sellerId: config.ALIPAY_SELLER_ID,
  })
}
