/** Measures that are ours and not Ant Design's. They become custom properties; code that computes reads them here. */
export const sizes = {
  rail: 56,
  railOpen: 208,
  tree: 212,
  topBar: 52,
  filterRow: 28,
  tableHeader: 34,
  tableRow: 42,
  tableRowComfort: 52,
  boardColumn: 208,
  boardGap: 10,
  trayHeight: 36,
  trayTab: 248,
  tabBar: 72,
  touch: 44,
  gutterPhone: 16,
} as const

export const radii = { xs: 3, sm: 5, control: 7, card: 10, dialog: 14, sheet: 16 } as const
export const undoSeconds = 8

export const fonts = {
  text: "'Inter Variable','PingFang SC','HarmonyOS Sans SC','Noto Sans CJK SC','Microsoft YaHei',system-ui,sans-serif",
  display: "'Source Serif 4 Variable','Songti SC','Source Han Serif SC','Noto Serif CJK SC',serif",
} as const
