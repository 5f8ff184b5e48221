export const zh = {
  news: (count: number, measure: string) => `${count} ${measure}新内容，点击显示`,
  gone: '已被删除',
  changedField: (name: string) => `${name}刚刚改了这一项`,
  theirs: '对方',
  mine: '你',
  keepMine: '保留我的',
  takeTheirs: '采用对方',
  deleted: '这份材料刚刚被删除，你看到的是删除前的内容',
  restore: '恢复',
  restored: '已恢复',
}
