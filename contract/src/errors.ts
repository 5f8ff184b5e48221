/**
 * The closed table of failures: code → status, words in both languages. `{name}` in a text is filled from the detail,
 * and a detail that the table does not name does not compile. Nothing personal goes into a detail.
 */
export const errors = {
  BadInput: { status: 400, zh: '输入有误：{field}', en: 'Invalid input: {field}', detail: ['field', 'problem'] },
  MalformedRequest: { status: 400, zh: '请求格式有误', en: 'The request is malformed', detail: [] },
  WrongVerificationCode: {
    status: 400,
    zh: '验证码错误，还可以尝试 {triesLeft} 次',
    en: 'Wrong code, {triesLeft} tries left',
    detail: ['triesLeft'],
  },
  ExpiredVerificationCode: {
    status: 400,
    zh: '验证码已失效，请重新获取',
    en: 'The code is no longer valid, please request a new one',
    detail: [],
  },
  CodeTriesUsedUp: {
    status: 400,
    zh: '错误次数过多，请重新获取验证码',
    en: 'Too many wrong tries, please request a new code',
    detail: [],
  },
  ParameterError: { status: 400, zh: '参数错误', en: 'Parameter error', detail: ['field'] },
  CredentialInvalid: {
    status: 401,
    zh: '登录凭证无效或已过期，请重新登录',
    en: 'Credential invalid or expired, please log in again',
    detail: [],
  },
  NoPermission: { status: 403, zh: '抱歉，没有权限', en: 'Sorry, no permission', detail: ['missing'] },
  TenantMismatch: {
    status: 403,
    zh: '请求的企业与登录凭证不一致',
    en: 'The enterprise of the request is not that of the credential',
    detail: [],
  },
  TenantInactive: { status: 403, zh: '企业已停用', en: 'The enterprise is inactive', detail: [] },
  HasNotRegisteredException: {
    status: 403,
    zh: '该账号尚未注册，请联系客服并提供您的手机号',
    en: 'This account is not registered. Contact support with your phone number',
    detail: [],
  },
  SsoRefused: { status: 403, zh: '单点登录未通过校验', en: 'Single sign-on was refused', detail: ['reason'] },
  PhoneProofNeeded: {
    status: 403,
    zh: '请用手机号和验证码登录后再操作',
    en: 'Sign in with your phone number and a code to do this',
    detail: [],
  },
  ViewOnly: {
    status: 403,
    zh: '正在以他人身份查看，不能修改',
    en: 'You are viewing as another member and cannot change anything',
    detail: [],
  },
  UploadCapacityReached: {
    status: 403,
    zh: '容量已用完，不能上传',
    en: 'The capacity is used up, nothing can be uploaded',
    detail: ['resource', 'total'],
  },
  NotFound: { status: 404, zh: '内容不存在', en: 'Content does not exist', detail: [] },
  SsoNotConfigured: {
    status: 404,
    zh: '该企业未开通此登录方式',
    en: 'This enterprise has not set up this way of signing in',
    detail: [],
  },
  Conflict: { status: 409, zh: '内容已被他人修改', en: 'Someone else has changed this meanwhile', detail: ['current'] },
  TenantIdTaken: { status: 409, zh: '该企业 ID 已被使用', en: 'This enterprise id is taken', detail: [] },
  AlreadyAssociated: {
    status: 409,
    zh: '该账号已绑定其他成员',
    en: 'This account is already bound to another member',
    detail: [],
  },
  RoleBuiltIn: { status: 409, zh: '内置角色不能删除', en: 'A built-in role cannot be deleted', detail: [] },
  RoleNameTaken: { status: 409, zh: '已有同名角色', en: 'A role with this name exists', detail: [] },
  RoleFixed: {
    status: 409,
    zh: '管理员角色的权限不能修改',
    en: 'The administrator role always holds every authorisation',
    detail: [],
  },
  LastSuperAdmin: {
    status: 409,
    zh: '企业至少需要保留一名超级管理员',
    en: 'An enterprise keeps at least one super administrator',
    detail: [],
  },
  TagNameTaken: { status: 409, zh: '已有同名标签', en: 'A tag with this name exists', detail: [] },
  TypeNotEmpty: {
    status: 409,
    zh: '该类型下还有数据（含回收站），不能删除',
    en: 'This type still has records, or some in the recycle bin, and cannot be deleted',
    detail: [],
  },
  CreateUnderWorkstation: {
    status: 409,
    zh: '抱歉，不能在工作站下创建',
    en: 'Sorry, cannot create under a workstation',
    detail: [],
  },
  MoveForbidden: {
    status: 409,
    zh: '流程规则不允许从「{from}」移动到「{to}」',
    en: 'The rules of the flow do not allow a move from “{from}” to “{to}”',
    detail: ['from', 'to'],
  },
  RequiredFieldsMissing: {
    status: 409,
    zh: '进入「{stage}」前需要填写必填字段',
    en: 'Required fields must be filled in before entering “{stage}”',
    detail: ['stage', 'fields'],
  },
  StageNotEmpty: {
    status: 409,
    zh: '阶段中还有 {count} 个任务，请先选择移动到哪里',
    en: 'The stage still holds {count} tasks, choose where they go first',
    detail: ['stage', 'count'],
  },
  ParentDeleted: {
    status: 409,
    zh: '所在的空间、频道或项目已删除，请先恢复它',
    en: 'The space, channel or project that held it is deleted. Restore that first',
    detail: [],
  },
  LastPipeline: { status: 409, zh: '项目至少需要保留一个流程', en: 'A project keeps at least one flow', detail: [] },
  Archived: {
    status: 409,
    zh: '已归档，恢复后才能修改',
    en: 'It is archived. Bring it back to change it',
    detail: [],
  },
  ExamplesLoading: {
    status: 409,
    zh: '示例数据还在加载，请稍候再移除',
    en: 'The example data is still being loaded, remove it in a moment',
    detail: [],
  },
  IntakeOver: { status: 409, zh: '该批次已结束', en: 'This batch is over', detail: [] },
  IntakeFull: { status: 409, zh: '每批最多 200 个文件', en: 'A batch holds 200 files at most', detail: [] },
  MergeHeld: {
    status: 409,
    zh: '保留的简历已删除或又被合并，请先恢复它',
    en: 'The kept resume was deleted or merged again. Bring it back first',
    detail: [],
  },
  MergeFinal: { status: 409, zh: '合并已超过 30 天，不能撤销', en: 'A merge can be undone for 30 days', detail: [] },
  ExportOver: { status: 409, zh: '该导出已结束', en: 'This export is over', detail: [] },
  AlreadyUndone: { status: 409, zh: '该操作已经撤销', en: 'This was undone already', detail: [] },
  UnusedResourceExistedException: {
    status: 409,
    zh: '已有订单尚未生效',
    en: 'An order has not taken effect yet',
    detail: ['startTime'],
  },
  ResourcePriceException: {
    status: 409,
    zh: '年付套餐须年付升级',
    en: 'An annual package is upgraded annually',
    detail: [],
  },
  NotForSale: { status: 409, zh: '该套餐不能在线购买', en: 'This package cannot be bought online', detail: [] },
  PriceChanged: {
    status: 409,
    zh: '价格已变化',
    en: 'The price has changed',
    detail: ['priceFen'],
  },
  OrderOver: {
    status: 409,
    zh: '订单已支付或已失效',
    en: 'The order is paid or over',
    detail: [],
  },
  InvitationInvalid: {
    status: 410,
    zh: '邀请已失效，请联系邀请人',
    en: 'The invitation is no longer valid, please ask whoever invited you',
    detail: ['reason'],
  },
  ExportLinkExpired: {
    status: 410,
    zh: '下载链接已失效，请在下载中心重新获取',
    en: 'This link is no longer valid, get a new one in the download centre',
    detail: [],
  },
  PayloadTooLarge: {
    status: 413,
    zh: '内容超过大小限制（{limit}）',
    en: 'Larger than the limit ({limit})',
    detail: ['limit'],
  },
  FileTooLarge: { status: 413, zh: '文件大小不能超过 200MB', en: 'File size cannot exceed 200MB', detail: [] },
  UnsupportedFile: { status: 415, zh: '不支持此文件类型', en: 'This type of file is not supported', detail: [] },
  ArchiveExpands: {
    status: 415,
    zh: '压缩内容展开后过大，无法上传',
    en: 'The content of this file expands to too much, it cannot be uploaded',
    detail: [],
  },
  FileDamaged: {
    status: 415,
    zh: '文件已损坏或不完整，请检查后重新上传',
    en: 'The file is damaged or incomplete, check it and upload it again',
    detail: [],
  },
  FileUnreadable: {
    status: 415,
    zh: '文件无法读取，请换一个文件再试',
    en: 'This file cannot be read, try another one',
    detail: ['reason'],
  },
  UploadBroken: {
    status: 400,
    zh: '上传中断，文件没有传完，请重试',
    en: 'The upload broke off before the end of the file, please retry',
    detail: [],
  },
  RangeNotSatisfiable: {
    status: 416,
    zh: '请求的部分超出文件范围',
    en: 'The requested part lies outside the file',
    detail: [],
  },
  UnsupportedMedia: { status: 415, zh: '不支持此内容类型', en: 'This type of content is not supported', detail: [] },
  CapacityReached: {
    status: 428,
    zh: '剩余容量不足',
    en: 'Not enough capacity is left',
    detail: ['resource', 'total'],
  },
  TooManyRequests: {
    status: 429,
    zh: '操作过于频繁，请 {wait}后再试',
    en: 'Too many requests, try again in {wait}',
    detail: ['seconds'],
  },
  ServerError: { status: 500, zh: '服务器访问失败，请重试', en: 'Server access failed, please retry', detail: [] },
  CodeSendFailed: { status: 502, zh: '验证码发送失败', en: 'Code send failed', detail: [] },
  PeerFailed: {
    status: 502,
    zh: '对方平台没有正常应答，请稍后再试',
    en: 'The other platform did not answer properly, try again later',
    detail: ['platform'],
  },
  NotReady: { status: 503, zh: '服务正在启动，请稍候', en: 'The service is starting, please wait', detail: [] },
} as const

export type ErrorCode = keyof typeof errors
type DetailKey<C extends ErrorCode> = (typeof errors)[C]['detail'][number]
/** The detail that goes with a code, as the table declares it. */
export type Detail<C extends ErrorCode> = { [K in DetailKey<C>]?: K extends 'current' ? unknown : string | number }

/** What stands on the wire. */
export interface WireError {
  error: ErrorCode
  message: string
  detail?: Record<string, unknown>
  requestId: string
}

/** A failure of the table; the server's one handler turns it into an answer. */
export class Failure extends Error {
  readonly code: ErrorCode
  readonly detail: Record<string, unknown> | undefined
  constructor(code: ErrorCode, detail?: Record<string, unknown>) {
    // A refusal is an answer, not a fault: nobody reads its stack, and taking one is the dearest part of a 401.
    const depth = Error.stackTraceLimit
    Error.stackTraceLimit = 0
    super(code)
    Error.stackTraceLimit = depth
    this.name = 'Failure'
    this.code = code
    this.detail = detail
  }
  get status(): number {
    return errors[this.code].status
  }
}

/** `throw fail('WrongVerificationCode', { triesLeft: 3 })` */
export const fail = <C extends ErrorCode>(code: C, detail?: Detail<C>): Failure => new Failure(code, detail)

const units = { 'zh-CN': ['秒', '分钟', '小时'], 'en-US': ['s', 'min', 'h'] } as const

/** How long to wait, in the unit in which people would say it: nobody counts the seconds of a day. */
function waitOf(seconds: number, locale: 'zh-CN' | 'en-US'): string {
  const [second, minute, hour] = units[locale]
  if (seconds < 120) return `${seconds} ${second}`
  return seconds < 7200 ? `${Math.ceil(seconds / 60)} ${minute}` : `${Math.ceil(seconds / 3600)} ${hour}`
}

/** The words of a failure in a locale, with the detail filled in. `{wait}` is made of its seconds. */
export function errorText(code: ErrorCode, locale: 'zh-CN' | 'en-US', detail?: Record<string, unknown>): string {
  const text: string = errors[code][locale === 'en-US' ? 'en' : 'zh']
  const values: Record<string, unknown> = { ...detail, wait: waitOf(Number(detail?.seconds ?? 0), locale) }
  return text.replace(/\{(\w+)\}/g, (_, key: string) => String(values[key] ?? ''))
}
