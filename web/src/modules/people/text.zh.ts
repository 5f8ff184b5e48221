export const zh = {
  viewAs: {
    blocked: '浏览器拦住了新标签页，请允许后再试',
  },
}
