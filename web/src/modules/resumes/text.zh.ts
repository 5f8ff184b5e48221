/** Words that screens of other modules need as well. */
export const zh = {
  import: '导入简历',
  drop: '松开即可导入，逐份读取并建档',
  dropInto: (stage: string) => `松开即可导入到「${stage}」`,
  tooMany: (most: number) => `一批最多 ${most} 个文件，请分几次导入`,
  pager: {
    label: '翻页',
    previous: '上一页',
    next: '下一页',
    page: (page: number, all: number) => `${page} / ${all}`,
  },
}
