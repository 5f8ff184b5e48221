export const zh = {
  panel: '选择地点',
  placeholder: '输入城市、拼音或首字母',
  address: '详细地址',
  addressHint: '街道、门牌，选填',
  levels: { province: '省份', city: '城市', district: '区县' },
  asTyped: (words: string) => `就填「${words}」`,
  add: '添加',
  remove: (name: string) => `移除${name}`,
}
