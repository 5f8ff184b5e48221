export const zh = {
  restore: '恢复到此版本',
  restored: '已恢复到所选的版本',
  conflict: '这份材料刚刚被别人改过，请看过最新内容后再试',
}
