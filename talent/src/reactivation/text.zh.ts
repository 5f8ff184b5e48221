export const zh = {
  groups: {
    stoppedOutside: '曾走得很远，因外部原因或已解决的原因止步',
    wentFar: '曾走到后面的阶段',
    fits: '条件符合',
    missesHard: '缺少硬性条件',
  },
  factors: {
    fit: '与职位的匹配度为 {score} 分',
    stageReached: '曾在「{job}」走到「{stage}」（{on}）',
    stageReachedPlain: '曾走到「{stage}」（{on}）',
    stageNone: '没有参加过流程',
    leftOutside: '止步于外部原因：{reason}',
    leftSettled: '当时的原因「{reason}」现在已不成立',
    leftOwn: '当时由本人放弃：{reason}',
    leftOurs: '当时未通过：{reason}',
    leftUnknown: '没有记录离开流程的原因',
    contactNone: '没有联系记录',
    contactAgo: '上次联系在 {on}，距今 {count} 个月',
    tenureNew: '在目前的公司不满一年',
    tenureRipe: '在目前的公司 {count} 个月，正是常见的换岗时间',
    tenureLong: '在目前的公司 {count} 个月，已经很稳定',
    tenureFree: '目前没有在职记录',
    tenureUnknown: '不清楚目前的在职时间',
    consentValid: '同意联系，有效期至 {until}',
    consentOpen: '同意联系，没有期限',
    consentSoon: '同意联系将于 {until} 到期',
    consentNone: '没有同意联系的记录',
  },
  excluded: {
    consentExpired: '同意已于 {on} 到期',
    consentWithdrawn: '已于 {on} 撤回同意',
    consentMissing: '没有同意联系的记录',
    coolDown: '冷静期未过，{until} 之后可以联系',
    asksNoContact: '已于 {on} 要求不再联系',
    dismissed: '已于 {on} 从该职位的推荐中移除',
    activeElsewhere: '正在「{job}」的流程中',
    hired: '已于 {on} 录用',
    employee: '现为本公司员工',
    recentActivity: '最近有活动，{until} 之后再看',
    fitTooLow: '匹配度 {score} 分，低于下限 {least} 分',
  },
  reasons: {
    headcountFrozen: '编制冻结',
    roleCancelled: '职位取消',
    filledByOther: '职位已由他人填补',
    budgetCut: '预算削减',
    processTooSlow: '流程过慢',
    salary: '薪资',
    location: '工作地点',
    otherOffer: '接受了其他录用',
    timing: '时机不合适',
    counterOffer: '被原公司挽留',
    noAnswer: '没有回复',
    missingHard: '缺少硬性条件',
    tooJunior: '经验不足',
    tooSenior: '资历过高',
    failedInterview: '面试未通过',
    notSuited: '不合适',
    falseInformation: '信息不实',
    unknown: '未知',
  },
  letter: {
    subject: '关于「{{jobTitle}}」的机会',
    body: `[[{{name}}，]]您好：

[[我是{{company}}的{{sender}}。]]
[[您曾在 {{lastDate}} 参加过我们「{{lastJob}}」的招聘，走到了「{{lastStage}}」。]]
[[那次没有继续，是因为{{lastReason}}。]]
我们正在招聘「{{jobTitle}}」[[，工作地点在{{city}}]]，想到了您。
[[从您的经历看：
{{reasons}}]]

如果您愿意了解，请直接回复；如果不希望再收到这类信件，回复一句即可，我们不会再打扰。

[[{{sender}}]]
[[{{company}}]]`,
  },
} as const
