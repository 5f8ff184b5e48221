export const zh = {
  panel: (name: string, field: string) => `修改${name}的「${field}」`,
  hint: 'Enter 保存 · Tab 下一格 · Esc 取消',
  hintLong: 'Ctrl + Enter 保存 · Tab 下一格 · Esc 取消',
  system: (field: string) => `「${field}」由系统记录，不能修改`,
  inDetail: (field: string) => `「${field}」请在详情里修改`,
  refused: (field: string) => `「${field}」没有保存，请检查格式`,
}
