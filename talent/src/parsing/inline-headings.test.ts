import { expect, it } from 'vitest'
import { parse } from '#parsing/testing/read'

it('certificates and languages in one line end the job before them', () => {
  const { fields } = parse(`孙丽华
13500135000
工作经历
2017.08-至今 市第一人民医院 ICU护士
负责重症监护病房夜班护理，抢救配合
证书：护士执业证、BLS、ACLS
教育经历
2013.09-2017.06 某医科大学 护理学 本科`)
  expect(fields.works).toMatchObject([{ description: '负责重症监护病房夜班护理，抢救配合' }])
  expect(fields.certificates).toEqual([{ name: '护士执业证' }, { name: 'BLS' }, { name: 'ACLS' }])
})

it('a line of languages is no certificate, and names of capitals are parted', () => {
  const { fields } = parse(`Tom Hart
tom@mail.example
Experience
Green Hospital, Ward Nurse, 2015 - present
- Gave first aid to patients
Education
BSc Nursing, Example University, 2011 - 2014
Skills: Excel, SAP
Certifications: RN, BLS, ACLS
Languages: English (native), French (B2)`)
  expect(fields.certificates).toEqual([{ name: 'RN' }, { name: 'BLS' }, { name: 'ACLS' }])
  expect(fields.languages).toMatchObject([{ name: 'English' }, { name: 'French' }])
  expect(fields.skills).toEqual(['Excel', 'SAP'])
})

it('languages that programs are written in stay with the job, and a state with its licence', () => {
  const { fields } = parse(`Tom Hart
tom@mail.example
Experience
Green Systems Ltd, Developer, 2015 - present
Built the booking service
Languages: Java, Kotlin
Certifications: CPA, OH`)
  expect(fields.languages).toBeUndefined()
  expect(fields.certificates).toEqual([{ name: 'CPA, OH' }])
})
