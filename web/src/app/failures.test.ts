import { describe, expect, it } from 'vitest'
import { reactionTo } from '#app/failures.ts'
import { ApiFailure } from '#lib/api.ts'

const failure = (code: ApiFailure['code'], status: number, silent = false) =>
  new ApiFailure({ code, status, message: 'words', silent })

describe('reactionTo', () => {
  it.each([
    ['a time-out', failure('Timeout', 0), 'toast'],
    ['no permission', failure('NoPermission', 403), 'toast'],
    ['not found', failure('NotFound', 404), 'toast'],
    ['the unexpected', failure('ServerError', 500), 'toast'],
    ['an expired credential', failure('CredentialInvalid', 401), 'signInAgain'],
    ['an unregistered account', failure('HasNotRegisteredException', 403), 'dialog'],
    ['a capacity that is used up', failure('CapacityReached', 428), 'limit'],
    ['an upload without room', failure('UploadCapacityReached', 403), 'limit'],
    ['a request that was given up', failure('Aborted', 0), 'silence'],
    ['a call that says nobody wants to see it', failure('NotFound', 404, true), 'silence'],
    ['a mistake of our own', new TypeError('x is not a function'), 'toast'],
  ])('%s', (_name, error, reaction) => expect(reactionTo(error, undefined)).toBe(reaction))

  it('leaves to a screen what it shows in its own place', () => {
    const wrong = failure('WrongVerificationCode', 400)
    expect(reactionTo(wrong, ['WrongVerificationCode'])).toBe('silence')
    expect(reactionTo(wrong, ['BadInput'])).toBe('toast')
    expect(reactionTo(wrong, true)).toBe('silence')
    expect(reactionTo(failure('HasNotRegisteredException', 403), ['HasNotRegisteredException'])).toBe('silence')
  })

  it('says that a capacity is used up also where a form shows its own refusals', () => {
    expect(reactionTo(failure('CapacityReached', 428), true)).toBe('limit')
  })

  it('leads to /401 whatever the screen wanted', () => {
    expect(reactionTo(failure('CredentialInvalid', 401, true), true)).toBe('signInAgain')
  })
})
