import { describe, expect, it } from 'vitest'
import { certificateCovers, findCertificates } from '#knowledge/certificates'
import { findDegrees, highestDegree } from '#knowledge/degrees'
import { findIndustries, industriesOfCompany, industrySimilarity } from '#knowledge/industries'
import { findLanguages, findLanguageTests } from '#knowledge/languages'
import { findMajors, majorSimilarity } from '#knowledge/majors'
import { looksLikeCompany, looksLikeDepartment, looksLikeSchool } from '#knowledge/organisations'
import { cityOf, findPlaces } from '#knowledge/places'
import { findSchools, school, tiersOf } from '#knowledge/schools'

const ids = (found: readonly { id: string }[]): string[] => found.map(({ id }) => id)

describe('degrees', () => {
  it.each([
    ['本科及以上学历', ['bachelor']],
    ['硕士研究生，博士优先', ['master', 'doctor']],
    ['B.Sc. in Physics, then an MBA', ['bachelor', 'mba']],
    ['MS in Computer Science', ['master']],
    ['BA (Hons) History', ['bachelor']],
    ['MS Office, sales associate, 博士生导师', []],
    ['大专以上', ['associate']],
    ['Ph.D. candidate', ['doctor']],
  ])('%s', (text, found) => {
    expect(ids(findDegrees(text))).toEqual(found)
  })

  it('takes the highest', () => {
    expect(highestDegree('2010 本科 2014 硕士')).toBe('master')
  })
})

describe('schools', () => {
  it('knows full names, short names and tiers', () => {
    expect(ids(findSchools('毕业于北航，后在 HKU 深造'))).toEqual(['beihang-university', 'the-university-of-hong-kong'])
    expect(school('tsinghua-university')?.tiers).toEqual(['985', '211', 'doubleFirst', 'qs100'])
    expect(tiersOf('南京大学')).toContain('985')
    expect(tiersOf('浙江大学城市学院')).toEqual([])
    expect(tiersOf('某某职业技术学院')).toEqual([])
  })

  it('prefers the longer name', () => {
    expect(ids(findSchools('University of California, Berkeley'))).toEqual(['university-of-california-berkeley'])
    expect(ids(findSchools('香港中文大学（深圳）'))).toEqual(['the-chinese-university-of-hong-kong-shenzhen'])
  })
})

describe('majors', () => {
  it('are found and compared', () => {
    expect(ids(findMajors('专业：软件工程 / Computer Science'))).toEqual([
      'software-engineering',
      'computer-science-and-technology',
    ])
    expect(majorSimilarity('software-engineering', 'software-engineering')).toBe(1)
    expect(majorSimilarity('software-engineering', 'computer-science-and-technology')).toBeGreaterThan(0.5)
    expect(majorSimilarity('software-engineering', 'nursing')).toBe(0)
  })
})

describe('certificates', () => {
  it('are found, and what is not held is told', () => {
    expect(ids(findCertificates('持有注册会计师、PMP 证书，C1 驾照'))).toEqual(['cpa', 'pmp', 'driving-licence'])
    expect(findCertificates('无教师资格证')[0]?.negated).toBe(true)
  })

  it('are no names of work, unless a paper is spoken of', () => {
    expect(ids(findCertificates('曾任营养师、保育员'))).toEqual([])
    expect(ids(findCertificates('持有营养师证书'))).toEqual(['nutritionist-certificate'])
    expect(ids(findCertificates('English C1, A&P license, ASE certified'))).toEqual([
      'aircraft-maintenance-licence',
      'automotive-repair-certificate',
    ])
  })

  it('cover what is lower', () => {
    expect(certificateCovers('six-sigma-black-belt', 'six-sigma-green-belt')).toBe(true)
    expect(certificateCovers('junior-accountant-title', 'intermediate-accountant-title')).toBe(false)
  })
})

describe('languages', () => {
  it('come with the level that stands beside them', () => {
    expect(findLanguages('英语：流利；日语：基础').map(({ id, level }) => [id, level])).toEqual([
      ['en', 'fluent'],
      ['ja', 'basic'],
    ])
    expect(findLanguages('English (native), German - B2').map(({ id, level }) => [id, level])).toEqual([
      ['en', 'native'],
      ['de', 'working'],
    ])
    expect(findLanguages('Fluent English, basic German').map(({ id, level }) => [id, level])).toEqual([
      ['en', 'fluent'],
      ['de', 'basic'],
    ])
    expect(findLanguages('英语，熟练；日语').map(({ id, level }) => [id, level])).toEqual([
      ['en', 'fluent'],
      ['ja', undefined],
    ])
    expect(
      findLanguages('German: full professional proficiency\nFrench: professional working proficiency').map(
        ({ level }) => level,
      ),
    ).toEqual(['fluent', 'working'])
    expect(ids(findLanguages('the Chinese market'))).toEqual([])
  })

  it('are proved by tests', () => {
    expect(
      findLanguageTests('CET-6 580 分，雅思 7.5，日语 N1').map(({ id, level, score }) => [id, level, score]),
    ).toEqual([
      ['cet-6', 'fluent', 580],
      ['ielts', 'fluent', 7.5],
      ['jlpt-n1', 'fluent', undefined],
    ])
  })
})

describe('industries', () => {
  it('are named in a text and betrayed by the name of a company', () => {
    expect(ids(findIndustries('有快消行业经验'))).toEqual(['consumer-goods'])
    expect(industriesOfCompany('上海远山银行股份有限公司')[0]).toBe('banking')
    expect(industriesOfCompany('Lakeside General Hospital')[0]).toBe('hospitals-and-clinics')
    expect(industrySimilarity('banking', 'securities-industry')).toBe(0.5)
    expect(industrySimilarity('banking', 'catering-industry')).toBe(0)
  })
})

describe('places', () => {
  it.each([
    ['现居上海市浦东新区', '上海'],
    ['Based in Shenzhen, China', '深圳'],
    ['西安', '西安'],
    ['London, UK', '伦敦'],
    ['期望城市：杭州', '杭州'],
  ])('%s', (text, city) => {
    expect(cityOf(text)?.city).toBe(city)
  })

  it('gives spans of the text', () => {
    const text = '在 Hong Kong 和 München 工作'
    expect(findPlaces(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Hong Kong', 'München'])
  })
})

describe('what a line looks like', () => {
  it('tells companies, schools and departments apart', () => {
    for (const name of ['上海远山科技有限公司', 'Blue Harbor Software, Inc.', '远山集团', '青禾会计师事务所'])
      expect(looksLikeCompany(name), name).toBeGreaterThan(0.6)
    for (const name of ['复旦大学', '远山职业技术学院', 'Lakeside University', 'Stanford'])
      expect(looksLikeSchool(name), name).toBeGreaterThan(0.6)
    for (const name of ['研发部', '市场营销中心', 'Engineering Department'])
      expect(looksLikeDepartment(name), name).toBeGreaterThan(0.6)
    for (const name of ['负责公司的日常运营。', '张三', 'Responsible for sales at the company'])
      expect(looksLikeCompany(name), name).toBeLessThan(0.5)
    expect(looksLikeSchool('复旦大学附属华山医院')).toBe(0)
    expect(looksLikeSchool('远山大学科技有限公司')).toBeLessThan(0.5)
  })
})
