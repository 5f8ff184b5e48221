import { describe, expect, it } from 'vitest'
import { parse } from '#parsing/testing/read'

const resume = `个人简历
姓名：张晓明（男）　电话：１３８００１３８０００
工作经历
2019.03～至今  云帆科技（上海）有限公司  后端工程师
工作描述：
1、负责订单系统，保证稳定；提升吞吐量30%！
①设计缓存：命中率达到95%（原为60%）
项目经历
2020.01-2020.06  会员中心（二期）  核心成员
重构积分模块，上线后零故障。
自我评价
做事认真，乐于沟通；English is fine, too (really).`

describe('texts that people read', () => {
  const { fields, sources } = parse(resume)
  it('keep the signs of their language', () => {
    expect(fields.works).toMatchObject([
      {
        company: '云帆科技（上海）有限公司',
        description: '负责订单系统，保证稳定；提升吞吐量30%！\n设计缓存：命中率达到95%（原为60%）',
      },
    ])
    expect(fields.projects).toMatchObject([{ name: '会员中心（二期）', description: '重构积分模块，上线后零故障。' }])
    expect(fields.summary).toBe('做事认真，乐于沟通；English is fine, too (really).')
  })
  it('and what is recognised does not depend on them', () => {
    expect(fields.humanInfo).toMatchObject({ name: '张晓明', phone: '13800138000', genderName: 'male' })
    const half = resume.replace(/[，：；（）～！]/g, (sign) => sign.normalize('NFKC'))
    expect(Object.keys(parse(half).sources).toSorted()).toEqual(Object.keys(sources).toSorted())
  })
  it('are quoted as they stand in the file, at their place', () => {
    const quote = sources['works.0.description']?.quote ?? ''
    expect(quote).toContain('负责订单系统，保证稳定；')
    expect(sources['projects.0.name']?.quote).toBe('会员中心（二期）')
  })
})
