import { describe, expect, it } from 'vitest'
import { leftReasonOf } from '#reactivation/left-reason'

describe('why someone left', () => {
  it.each([
    ['编制冻结', 'headcountFrozen'],
    ['Headcount frozen in Q3', 'headcountFrozen'],
    ['用人部门取消名额', 'roleCancelled'],
    ['岗位暂停招聘', 'roleCancelled'],
    ['Position was closed', 'roleCancelled'],
    ['更合适的人选已入职', 'filledByOther'],
    ['期望薪资高于预算 6K', 'salary'],
    ['期望薪资过高', 'salary'],
    ['选择了薪资更高的机会', 'otherOffer'],
    ['接受了其他公司的 offer', 'otherOffer'],
    ['不考虑异地', 'location'],
    ['候选人未回复', 'noAnswer'],
    ['年限不足：当时 3 年', 'tooJunior'],
    ['二面未通过', 'failedInterview'],
    ['Not a fit', 'notSuited'],
    ['', 'unknown'],
  ] as const)('reads %s as %s', (text, reason) => {
    expect(leftReasonOf(text)).toBe(reason)
  })
})
