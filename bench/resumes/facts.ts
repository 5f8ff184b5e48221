import { phoneText, salaryText, statusText } from '#bench/resumes/formats'
import { writtenIn } from '#bench/resumes/history'
import type { Person } from '#bench/resumes/person'
import type { Fact } from '#bench/resumes/sheet'
import type { Truth } from '#bench/resumes/truth'
import { contactLabels } from '#bench/resumes/words/headings'
import type { Dice } from '#talent/testing/dice'

const two = (number: number): string => String(number).padStart(2, '0')

/** Writes facts and at the same time what is true of them. */
export class Facts {
  readonly #person: Person
  readonly #truth: Truth
  readonly #dice: Dice

  constructor(person: Person, truth: Truth, dice: Dice) {
    this.#person = person
    this.#truth = truth
    this.#dice = dice
  }

  #fact(key: string, value: string): Fact {
    return { key, label: this.#dice.pick(contactLabels[this.#person.language][key] ?? [key]), value }
  }

  #set(group: 'humanInfo' | 'currentJobStatus' | 'expectation', key: string, value: unknown): void {
    this.#truth.fields[group][key] = value
  }

  name(): Fact {
    return this.#fact('name', this.#person.name)
  }

  gender(): Fact {
    const { gender, language } = this.#person
    this.#set('humanInfo', 'genderName', gender)
    return this.#fact(
      'gender',
      language === 'zh' ? (gender === 'male' ? '男' : '女') : gender === 'male' ? 'Male' : 'Female',
    )
  }

  birthday(): Fact {
    const { birth, language } = this.#person
    const { year, month, day } = birth
    const whole = this.#dice.chance(0.3)
    this.#set('humanInfo', 'birthday', whole ? `${year}-${two(month)}-${two(day)}` : `${year}-${two(month)}`)
    if (language === 'en') {
      const name = new Date(Date.UTC(2000, month - 1, 1)).toLocaleString('en-US', { month: 'long', timeZone: 'UTC' })
      return this.#fact('birthday', whole ? `${day} ${name} ${year}` : `${name} ${year}`)
    }
    const style = this.#dice.int(0, 2)
    if (whole)
      return this.#fact(
        'birthday',
        [`${year}年${month}月${day}日`, `${year}-${two(month)}-${two(day)}`, `${year}/${two(month)}/${two(day)}`][
          style
        ] ?? '',
      )
    return this.#fact(
      'birthday',
      [`${year}年${month}月`, `${year}.${two(month)}`, `${year}-${two(month)}`][style] ?? '',
    )
  }

  age(): Fact {
    const { birth, language } = this.#person
    const age = writtenIn.year - birth.year - (birth.month > writtenIn.month ? 1 : 0)
    this.#set('humanInfo', 'age', age)
    return this.#fact('age', language === 'zh' ? `${age}岁` : String(age))
  }

  phone(): Fact {
    const { phone, language } = this.#person
    this.#set('humanInfo', 'phone', phone)
    return this.#fact('phone', phoneText(language, phone, this.#dice))
  }

  email(): Fact {
    this.#set('humanInfo', 'email', this.#person.email)
    return this.#fact('email', this.#person.email)
  }

  wechat(): Fact {
    this.#set('humanInfo', 'wechat', this.#person.wechat)
    return this.#fact('wechat', this.#person.wechat)
  }

  city(): Fact {
    const { city } = this.#person
    this.#set('currentJobStatus', 'workLocation', city)
    return this.#fact('city', city)
  }

  nativePlace(): Fact {
    this.#set('humanInfo', 'nativePlace', this.#person.nativePlace)
    return this.#fact('nativePlace', this.#person.nativePlace)
  }

  ethnicity(): Fact {
    this.#set('humanInfo', 'ethnicity', this.#person.ethnicity)
    return this.#fact('ethnicity', this.#person.ethnicity)
  }

  politics(): Fact {
    this.#set('humanInfo', 'politicalStatus', this.#person.politics)
    return this.#fact('politics', this.#person.politics)
  }

  married(): Fact {
    this.#set('humanInfo', 'maritalStatus', this.#person.married ? 'married' : 'single')
    return this.#fact('married', this.#person.married ? '已婚' : '未婚')
  }

  status(): Fact {
    const { status, language } = this.#person
    this.#set('currentJobStatus', 'status', status)
    return this.#fact('status', statusText(language, status, this.#dice))
  }

  position(): Fact {
    this.#set('expectation', 'positions', [this.#person.position])
    return this.#fact('position', this.#person.position)
  }

  cities(): Fact {
    const { cities, language } = this.#person
    this.#set('expectation', 'cities', cities)
    return this.#fact('cities', cities.join(language === 'zh' ? this.#dice.pick(['、', '/', '，']) : '; '))
  }

  salary(): Fact {
    const { salary, language } = this.#person
    this.#set('expectation', 'salary', salary)
    return this.#fact('salary', salaryText(language, salary, this.#dice))
  }
}
