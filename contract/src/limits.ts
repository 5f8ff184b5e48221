/** Numbers of spec 1 §9 and decisions that both sides know. */
export const limits = {
  requestTimeoutMs: 30_000,
  uploadTimeoutMs: 90_000,
  uploadBytes: 200 * 1024 * 1024,
  bodyBytes: 1024 * 1024,
  pageSize: 10,
  pageSizes: [10, 20, 30, 40],
  totalCap: 10_000,
  userListPageSize: 9_000,
  userSearchRestMs: 300,
  memberBatch: 30,
  tenantListPageSize: 1_000,
  cookieDays: 365,
  codeDigits: 6,
  codeSeconds: 300,
  codeTries: 5,
  codeIntervalSeconds: 60,
  codesPerDay: 10,
  fileTokenSeconds: 300,
  fileUrls: 200,
  redirectTokenSeconds: 60,
  carouselMs: 6_000,
  brandedCarouselMs: 5_000,
  welcomeDelayMs: 5_000,
  welcomeStayMs: 20_000,
  keptViews: 10,
  traysVisible: 2,
  emptyDelayMs: 300,
  searchHistory: 10,
  savedViews: 100,
  columnKeys: 100,
  bulkRecords: 1_000,
  /** A project, those in it, and those in them. */
  projectLevels: 3,
} as const

export const release = '1.10.3'
export const headers = {
  tenant: 'x-tenant-id',
  tenantMode: 'x-tenant-mode',
  limitMode: 'x-limit-mode',
  locale: 'x-locale',
  user: 'x-user-id',
} as const
export const locales = ['zh-CN', 'en-US'] as const
export type Locale = (typeof locales)[number]
