import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'

const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true')
const url = z.url({ protocol: /^https?$/ })

const brandedHost = z.object({
  host: z.string(),
  kind: z.enum(['standard', 'school']),
  title: z.object({ zh: z.string(), en: z.string() }).optional(),
  logo: z.string().optional(),
  agreement: z.string().optional(),
  privacy: z.string().optional(),
  widgetScript: z.string().optional(),
})

const json = (text: string, ctx: z.RefinementCtx): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    ctx.addIssue({ code: 'custom', message: 'not JSON' })
    return z.NEVER
  }
}

/** One setting: what it takes, its default as text, and the line that docs/configuration.md shows. */
const setting = <S extends z.ZodType>(shape: S, fallback: string | undefined, allowed: string, about: string) => ({
  shape,
  fallback,
  allowed,
  about,
})

/** Every setting of the server. `npm run doctor` and docs/configuration.md read the same table. */
export const settings = {
  HOST: setting(z.string().min(1), '127.0.0.1', 'an address', 'Where the server listens'),
  PORT: setting(z.coerce.number().int().min(0).max(65535), '3000', '0–65535', 'The port; 0 takes a free one'),
  PUBLIC_URL: setting(
    url.optional(),
    undefined,
    'http(s) URL',
    'The address people use, where a proxy stands before the server',
  ),
  TRUST_PROXY: setting(flag, '0', '0, 1', 'Believe X-Forwarded-For and -Proto of the proxy'),
  DATA_DIR: setting(z.string().min(1), 'data', 'a folder', 'Database, files and generated secrets'),
  DATABASE_URL: setting(
    z
      .string()
      .regex(/^postgres(ql)?:\/\//)
      .optional(),
    undefined,
    'postgres://…',
    'A PostgreSQL 15 or newer instead of the embedded one; its role owns the schema',
  ),
  DATABASE_APP_URL: setting(
    z
      .string()
      .regex(/^postgres(ql)?:\/\//)
      .optional(),
    undefined,
    'postgres://…',
    'The role that serves requests; made by the first start where permitted',
  ),
  DATABASE_CONNECTIONS: setting(
    z.coerce.number().int().min(2).max(500),
    '20',
    '2–500',
    'Connections of one server process',
  ),
  SECRET: setting(
    z.string().min(32).optional(),
    undefined,
    '32 characters or more',
    'Signs file addresses; generated in DATA_DIR where absent. All processes need the same',
  ),
  DEMO: setting(flag, '1', '0, 1', 'Make the demo enterprise on the first start; only where SMS is console'),
  REGISTRATION: setting(z.enum(['open', 'closed']), 'open', 'open, closed', 'Whether an unknown phone becomes a user'),
  OPERATOR_PHONE: setting(
    z
      .string()
      .regex(/^1\d{10}$/)
      .optional(),
    undefined,
    '11 digits starting with 1',
    'Super administrator of the tenant standard, which owns the common templates',
  ),
  CODES_PER_ADDRESS: setting(
    z.coerce.number().int().min(1).max(1_000_000),
    '60',
    '1–1000000',
    'Codes that one network address may ask for in an hour',
  ),
  SMS: setting(
    z.enum(['console', 'http', 'aliyun']),
    'console',
    'console, http, aliyun',
    'How codes are sent; console works on loopback only',
  ),
  SMS_HTTP_URL: setting(url.optional(), undefined, 'http(s) URL', 'SMS=http: receives POST {phone, code, template}'),
  SMS_HTTP_TOKEN: setting(z.string().optional(), undefined, 'text', 'SMS=http: sent as bearer token'),
  SMS_ALIYUN_KEY_ID: setting(z.string().optional(), undefined, 'text', 'SMS=aliyun: access key id'),
  SMS_ALIYUN_KEY_SECRET: setting(z.string().optional(), undefined, 'text', 'SMS=aliyun: access key secret'),
  SMS_ALIYUN_SIGN: setting(z.string().optional(), undefined, 'text', 'SMS=aliyun: signature name'),
  SMS_ALIYUN_TEMPLATE: setting(
    z.string().optional(),
    undefined,
    'text',
    'SMS=aliyun: template code with the parameter code',
  ),
  SMS_ALIYUN_ENDPOINT: setting(url, 'https://dysmsapi.aliyuncs.com', 'http(s) URL', 'SMS=aliyun: endpoint'),
  STORAGE: setting(z.enum(['disk', 's3']), 'disk', 'disk, s3', 'Where files are kept; disk is a folder of DATA_DIR'),
  S3_BUCKET: setting(z.string().optional(), undefined, 'text', 'STORAGE=s3: the bucket, which must exist'),
  S3_REGION: setting(z.string().min(1), 'us-east-1', 'text', 'STORAGE=s3: region of the bucket'),
  S3_ENDPOINT: setting(url.optional(), undefined, 'http(s) URL', 'STORAGE=s3: a service other than that of AWS'),
  S3_PATH_STYLE: setting(flag, '0', '0, 1', 'STORAGE=s3: the bucket stands in the path, as MinIO and others want it'),
  S3_ACCESS_KEY_ID: setting(
    z.string().optional(),
    undefined,
    'text',
    'STORAGE=s3: access key id; without it the role of the machine',
  ),
  S3_SECRET_ACCESS_KEY: setting(z.string().optional(), undefined, 'text', 'STORAGE=s3: access key secret'),
  PAYMENT: setting(
    z.enum(['cashier', 'alipay', 'none']),
    'cashier',
    'cashier, alipay, none',
    'Who takes the money for packages; cashier is a page of our own that plays the bank, on loopback only',
  ),
  ALIPAY_APP_ID: setting(z.string().optional(), undefined, 'text', 'PAYMENT=alipay: id of the application'),
  ALIPAY_PRIVATE_KEY: setting(
    z.string().optional(),
    undefined,
    'PEM or base64',
    'PAYMENT=alipay: our private key, RSA2',
  ),
  ALIPAY_PUBLIC_KEY: setting(
    z.string().optional(),
    undefined,
    'PEM or base64',
    'PAYMENT=alipay: the public key of Alipay',
  ),
  ALIPAY_SELLER_ID: setting(
    z.string().optional(),
    undefined,
    'text',
    'PAYMENT=alipay: the account that is paid, 2088…; notices for another count for nothing',
  ),
  ALIPAY_GATEWAY: setting(url, 'https://openapi.alipay.com/gateway.do', 'http(s) URL', 'PAYMENT=alipay: its gateway'),
  STARTING_PACKAGE: setting(
    z.enum(['basic', 'trial', 'customized']),
    'basic',
    'basic, trial, customized',
    'What a new enterprise begins with; trial allows 3 projects and 5 resumes, customized has no limits',
  ),
  WECOM_API: setting(url, 'https://qyapi.weixin.qq.com', 'http(s) URL', 'Endpoint of WeCom'),
  WECOM_LOGIN: setting(url, 'https://login.work.weixin.qq.com', 'http(s) URL', 'Sign-in page of WeCom'),
  WECOM_OAUTH: setting(url, 'https://open.weixin.qq.com', 'http(s) URL', 'Sign-in of WeCom inside its own client'),
  DINGTALK_API: setting(url, 'https://api.dingtalk.com', 'http(s) URL', 'Endpoint of DingTalk'),
  DINGTALK_OAPI: setting(url, 'https://oapi.dingtalk.com', 'http(s) URL', 'Endpoint of DingTalk’s directory'),
  DINGTALK_LOGIN: setting(url, 'https://login.dingtalk.com', 'http(s) URL', 'Sign-in page of DingTalk'),
  FEISHU_API: setting(url, 'https://open.feishu.cn', 'http(s) URL', 'Endpoint of Feishu'),
  FEISHU_LOGIN: setting(url, 'https://accounts.feishu.cn', 'http(s) URL', 'Sign-in page of Feishu'),
  BRANDED_HOSTS: setting(
    z.string().transform(json).pipe(z.array(brandedHost)),
    '[]',
    'JSON list',
    'Hosts with their own title, logo, links and kind (standard, school)',
  ),
  WIDGET_SCRIPT: setting(
    url.optional(),
    undefined,
    'http(s) URL',
    'Script of the customer-service chat; without it a contact dialog',
  ),
  HELP_URL: setting(url.optional(), undefined, 'http(s) URL', 'The help-centre link of the menu'),
  CONTACT: setting(
    z.string().max(200).optional(),
    undefined,
    'text',
    'What the contact dialog shows: a phone number, an address',
  ),
  DEVELOPER: setting(flag, '0', '0, 1', 'Show screens that are not built yet in the menu'),
  LOG_LEVEL: setting(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']),
    'info',
    'fatal … debug, silent',
    'What the log holds',
  ),
} as const

export type Config = { readonly [K in keyof typeof settings]: z.output<(typeof settings)[K]['shape']> }

/** Names the setting, its value and what is allowed: the start stops with these words. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

const secretNames = /SECRET|TOKEN|KEY|URL/

/** Reads the environment over an optional JSON file (COHORT_CONFIG, or cohort.config.json in the working folder). */
export function readConfig(
  env: Record<string, string | undefined> = process.env,
  folder: string = process.cwd(),
): Config {
  const file = readConfigFile(env.COHORT_CONFIG, folder)
  const values: Record<string, unknown> = {}
  for (const [name, { shape, fallback, allowed }] of Object.entries(settings)) {
    const given = env[name] ?? file[name]
    const text = given === undefined || given === '' ? fallback : given
    const parsed = shape.safeParse(text)
    if (!parsed.success) {
      const shown = secretNames.test(name) ? '(hidden)' : JSON.stringify(text)
      throw new ConfigError(`${name} is ${shown}; allowed: ${allowed}`)
    }
    values[name] = parsed.data
  }
  const config = values as unknown as Config
  requireTogether(config)
  return { ...config, DATA_DIR: resolve(folder, config.DATA_DIR) }
}

function readConfigFile(named: string | undefined, folder: string): Record<string, string> {
  const path = resolve(folder, named ?? 'cohort.config.json')
  if (!existsSync(path)) {
    if (named) throw new ConfigError(`COHORT_CONFIG is ${JSON.stringify(named)}; allowed: a file that exists`)
    return {}
  }
  const parsed = z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean()]).transform(String))
    .safeParse(parseFile(path))
  if (!parsed.success) throw new ConfigError(`${path} is not a flat JSON object of settings`)
  const unknown = Object.keys(parsed.data).find((name) => !(name in settings))
  if (unknown) throw new ConfigError(`${path} holds the unknown setting ${unknown}`)
  return parsed.data
}

function parseFile(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    throw new ConfigError(`${path} is not JSON`)
  }
}

export const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || /^127\./.test(host)

/** Settings that make sense only together. */
function requireTogether(config: Config): void {
  if (config.SMS === 'console' && !isLoopback(config.HOST)) {
    throw new ConfigError(
      `HOST is "${config.HOST}" with SMS "console"; allowed: a loopback address, or SMS http or aliyun`,
    )
  }
  const needed = {
    console: [],
    http: ['SMS_HTTP_URL'],
    aliyun: ['SMS_ALIYUN_KEY_ID', 'SMS_ALIYUN_KEY_SECRET', 'SMS_ALIYUN_SIGN', 'SMS_ALIYUN_TEMPLATE'],
  } as const
  for (const name of needed[config.SMS]) {
    if (!config[name]) throw new ConfigError(`${name} is missing; SMS=${config.SMS} needs it`)
  }
  if (config.PAYMENT === 'cashier' && !isLoopback(config.HOST))
    throw new ConfigError(
      `HOST is "${config.HOST}" with PAYMENT "cashier"; allowed: a loopback address, or PAYMENT alipay or none`,
    )
  for (const name of ['ALIPAY_APP_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY', 'PUBLIC_URL'] as const) {
    if (config.PAYMENT === 'alipay' && !config[name])
      throw new ConfigError(`${name} is missing; PAYMENT=alipay needs it`)
  }
  if (config.STORAGE === 's3' && !config.S3_BUCKET) throw new ConfigError('S3_BUCKET is missing; STORAGE=s3 needs it')
  if (Boolean(config.S3_ACCESS_KEY_ID) !== Boolean(config.S3_SECRET_ACCESS_KEY)) {
    throw new ConfigError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together; one of them is missing')
  }
}
