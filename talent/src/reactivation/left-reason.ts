import type { LeftReason } from '#reactivation/history'

/** Words by which people say why someone left a flow. The first that fits counts: an outer cause before a person's own. */
const words: readonly (readonly [LeftReason, RegExp])[] = [
  ['headcountFrozen', /编制|冻结|hc\b|headcount|hiring freeze|frozen/i],
  ['budgetCut', /(?:预算|budget).{0,6}(?:削减|缩减|不足|取消|砍|cut|frozen)|(?:削减|缩减|cut).{0,6}(?:预算|budget)/i],
  [
    'roleCancelled',
    /(?:职位|岗位|需求|名额|项目).{0,6}(?:取消|关闭|撤销|暂停)|(?:取消|关闭|撤销|暂停)了?.{0,4}(?:职位|岗位|需求|名额|项目)|role (?:was )?cancel|position (?:was )?(?:closed|cancel)|暂停招聘/i,
  ],
  [
    'filledByOther',
    /(?:更合适|其他|别的).{0,4}(?:人选|候选人).{0,6}(?:入职|录用)|已招满|招满|filled|another candidate/i,
  ],
  ['processTooSlow', /流程.{0,3}(?:慢|太长)|too slow|took too long/i],
  ['falseInformation', /造假|不实|虚假|false|fake|forged/i],
  ['counterOffer', /挽留|counter.?offer/i],
  [
    'otherOffer',
    /(?:接受|选择|去|拿到)了?.{0,8}(?:其他|别的|别家|更高|另一).{0,8}(?:offer|机会|公司|录用)|other offer|another (?:offer|job|company)|accepted elsewhere/i,
  ],
  ['salary', /薪|待遇|salary|compensation|\bpay\b/i],
  ['location', /地点|通勤|异地|搬迁|城市|location|relocat|commut/i],
  ['noAnswer', /(?:未|没有?|无)(?:回复|回应|接听)|失联|联系不上|no (?:answer|reply|response)|unreachable/i],
  ['timing', /(?:暂不|暂时不|目前不|不)考虑|时间|时机|个人原因|timing|not (?:now|looking)|personal reasons/i],
  ['tooJunior', /(?:年限|经验|资历).{0,3}(?:不足|不够|太浅|尚浅)|too junior|not enough experience/i],
  ['tooSenior', /(?:资历|级别).{0,3}(?:过高|太高)|overqualified|too senior/i],
  ['missingHard', /硬性|学历不|证书|不符合要求|requirement/i],
  ['failedInterview', /(?:面试|笔试|技术面|一面|二面|三面|终面).{0,6}(?:未|没|不)(?:通?过)|failed|did not pass/i],
  ['notSuited', /不合适|不匹配|不符|not (?:a )?(?:suit|fit|match)|unsuitable|rejected|淘汰/i],
]

/** Why someone left, from the name of a sub-status or a remark; `unknown` where the words do not say. */
export const leftReasonOf = (text: string): LeftReason =>
  words.find(([, pattern]) => pattern.test(text))?.[0] ?? 'unknown'
