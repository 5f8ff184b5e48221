/** Release notes that the news dialog shows, newest first. Each line in both languages. */
export const releaseNotes = [
  {
    version: '1.10.3',
    date: '2026-11-15',
    lines: [
      {
        icon: 'search',
        zh: '一个框到达任何地方：按 Ctrl K 搜索页面、命令和同事',
        en: 'One box leads everywhere: Ctrl K finds pages, commands and colleagues',
      },
      {
        icon: 'layers',
        zh: '窗口可以最小化、全屏、前后翻看，刷新后还在原处',
        en: 'Windows minimise, fill the screen and page to their neighbours, and survive a reload',
      },
      {
        icon: 'shield',
        zh: '支持 OpenID Connect、SAML 与企业微信等企业账号登录',
        en: 'Company accounts sign in by OpenID Connect, SAML, WeCom and more',
      },
      {
        icon: 'device',
        zh: '「我的设置」里能看到已登录的设备，并让任何一台下线',
        en: 'My settings lists the devices signed in and ends any of them',
      },
      { icon: 'moon', zh: '浅色与深色外观，中文与英文界面', en: 'Light and dark appearance, Chinese and English' },
    ],
  },
] as const
