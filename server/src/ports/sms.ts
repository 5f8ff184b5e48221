import { createHash, createHmac, randomUUID } from 'node:crypto'
import type { Config } from '#kernel/config'
import type { Sms } from '#kernel/ports'

const timeoutMs = 10_000

/** Embedded default: the code stands on the terminal of whoever started the server. Works on loopback only. */
const consoleSms = (): Sms => ({
  onPage: true,
  async send(phone, code) {
    process.stdout.write(`  code ${code} for ${phone.slice(0, 3)}****${phone.slice(-4)}\n`)
  },
})

/** Any gateway that takes a small JSON document. */
const httpSms = (url: string, token: string | undefined): Sms => ({
  onPage: false,
  async send(phone, code) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify({ phone, code, template: 'sign-in' }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) throw new Error(`SMS gateway answered ${response.status}`)
  },
})

interface AliyunKeys {
  endpoint: string
  keyId: string
  keySecret: string
  sign: string
  template: string
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Aliyun's SendSms with its ACS3-HMAC-SHA256 signature. */
const aliyunSms = (keys: AliyunKeys): Sms => ({
  onPage: false,
  async send(phone, code) {
    const query = new URLSearchParams({
      PhoneNumbers: phone,
      SignName: keys.sign,
      TemplateCode: keys.template,
      TemplateParam: JSON.stringify({ code }),
    })
    query.sort()
    const { host } = new URL(keys.endpoint)
    const signed: Record<string, string> = {
      host,
      'x-acs-action': 'SendSms',
      'x-acs-content-sha256': sha256(''),
      'x-acs-date': new Date().toISOString().replace(/\.\d+Z$/, 'Z'),
      'x-acs-signature-nonce': randomUUID(),
      'x-acs-version': '2017-05-25',
    }
    const names = Object.keys(signed).sort()
    const canonicalQuery = query.toString().replace(/\+/g, '%20').replace(/\*/g, '%2A').replace(/%7E/g, '~')
    const canonical = [
      'POST',
      '/',
      canonicalQuery,
      ...names.map((name) => `${name}:${signed[name]}`),
      '',
      names.join(';'),
      sha256(''),
    ].join('\n')
    const signature = createHmac('sha256', keys.keySecret)
      .update(`ACS3-HMAC-SHA256\n${sha256(canonical)}`)
      .digest('hex')
    const { host: _, ...sent } = signed
    const response = await fetch(`${keys.endpoint}/?${canonicalQuery}`, {
      method: 'POST',
      headers: {
        ...sent,
        authorization: `ACS3-HMAC-SHA256 Credential=${keys.keyId},SignedHeaders=${names.join(';')},Signature=${signature}`,
      },
      signal: AbortSignal.timeout(timeoutMs),
    })
    const answer = (await response.json().catch(() => ({}))) as { Code?: string }
    if (answer.Code !== 'OK') throw new Error(`Aliyun answered ${answer.Code ?? response.status}`)
  },
})

export function smsOf(config: Config): Sms {
  if (config.SMS === 'http') return httpSms(config.SMS_HTTP_URL ?? '', config.SMS_HTTP_TOKEN)
  if (config.SMS === 'console') return consoleSms()
  return aliyunSms({
    endpoint: config.SMS_ALIYUN_ENDPOINT,
    keyId: config.SMS_ALIYUN_KEY_ID ?? '',
    keySecret: config.SMS_ALIYUN_KEY_SECRET ?? '',
    sign: config.SMS_ALIYUN_SIGN ?? '',
    template: config.SMS_ALIYUN_TEMPLATE ?? '',
  })
}
