export const zh = {
  product: 'Cohort 聚才',
  windowTitle: (page: string, product: string) => `${page} – ${product}`,
  redirecting: { title: '正在前往', hint: '正在确认这个地址' },
}
