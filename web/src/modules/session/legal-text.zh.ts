/** The agreement and the policy: long, and read by few, so loaded with their dialog alone. */
export const zh = {
  updated: '2026 年 11 月 1 日起生效',
  close: '知道了',
  agreementTitle: '用户协议',
  privacyTitle: '隐私政策',
  agreementParts: [
    {
      title: '服务',
      text: '聚才为企业与院校提供招聘和人才管理工作台。你以手机号或企业账号登录，代表所在企业使用本服务。',
    },
    {
      title: '账号',
      text: '请妥善保管手机与验证码。在「我的设置」里可以查看已登录的设备，并随时让其中任何一台下线。',
    },
    { title: '数据归属', text: '企业录入的简历、职位与沟通记录归企业所有。企业管理员可以导出或删除这些数据。' },
    {
      title: '合理使用',
      text: '请勿上传无权处理的个人信息，不得以自动化手段抓取他人数据，也不得绕过权限与用量限制。',
    },
  ],
  privacyParts: [
    {
      title: '我们收集什么',
      text: '手机号、姓名、邮箱、头像，以及登录设备的名称、地址与时间。候选人的信息由企业录入并负责。',
    },
    { title: '用来做什么', text: '用于登录校验、权限判断、通知与安全审计。不用于广告，也不出售给任何第三方。' },
    { title: '保存多久', text: '验证码 5 分钟后失效，只以摘要保存。删除的内容在回收站保留 30 天后清除。' },
    { title: '你的权利', text: '你可以查阅、更正自己的资料，解除第三方账号绑定，或退出企业。需要协助时请联系我们。' },
  ],
}
