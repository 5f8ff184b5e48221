export const zh = {
  label: '可能重复',
  same: '可能是同一人：',
  more: (count: number) => `另有 ${count} 份`,
  comma: '、',
  compare: '比对合并',
  distinct: '不是同一人',
  distinctDone: '已标记为不同的人，不再提示',
  by: {
    file: '同一个文件',
    phone: '手机相同',
    email: '邮箱相同',
    person: '姓名、公司与出生年份相同',
    born: '姓名与出生日期相同',
    nameEmployer: '姓名与公司相同',
  },
}
