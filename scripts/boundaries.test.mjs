import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { importsOf, moduleOrder, problemOf } from './lib/boundaries.mjs'
import { exists, filesUnder, inRoot } from './lib/paths.mjs'

const order = ['tenants', 'members', 'session']

describe('the rule of imports', () => {
  it.each([
    ['contract/src/session.ts', '#call'],
    ['contract/src/session.ts', 'zod'],
    ['contract/src/session.test.ts', 'vitest'],
    ['server/src/kernel/route.ts', '@cohort/contract/call'],
    ['server/src/ports/sms.ts', '#kernel/log'],
    ['server/src/modules/session/routes.ts', '#modules/session/service'],
    ['server/src/modules/session/service.ts', '#modules/session/store'],
    ['server/src/modules/session/service.ts', '#modules/tenants/service'],
    ['server/src/modules/session/sso/saml.ts', '#modules/session/store'],
    ['server/src/modules/session/service.test.ts', '#testing/tenant'],
    ['server/src/app.ts', '#modules/index'],
    ['server/src/main.ts', '#migrations/index'],
    ['web/src/ui/popup.tsx', '#lib/text.ts'],
    ['web/src/modules/session/routes.ts', '#modules/session/screens/login.tsx'],
    ['web/src/modules/session/screens/login.tsx', '#modules/session/components/phone-field.tsx'],
    ['web/src/modules/session/screens/login.tsx', '#modules/tenants/queries.ts'],
    ['web/src/app/shell.tsx', '#modules/session/routes.ts'],
    ['web/vite.config.ts', './budget.ts'],
    ['e2e/sign-in.journey.ts', '@cohort/contract/session'],
    ['bench/http.ts', '#server/kernel/postgres'],
    ['bench/parse.ts', '#talent/parsing/resume'],
    ['server/src/modules/resumes/service.ts', '@cohort/talent/parsing/resume'],
    ['talent/src/parsing/resume.ts', '#reading/document'],
    ['talent/src/parsing/resume.ts', '@cohort/contract/fields'],
    ['talent/src/cli/match.ts', '#matching/match'],
  ])('lets %s import %s', (from, specifier) => {
    expect(problemOf(from, specifier, order)).toBeUndefined()
  })

  it.each([
    ['contract/src/session.ts', 'node:fs'],
    ['contract/src/session.ts', 'react'],
    ['contract/src/session.ts', '@cohort/server/app'],
    ['server/src/kernel/route.ts', '@cohort/web/lib/api'],
    ['server/src/kernel/route.ts', '#ports/sms'],
    ['server/src/kernel/route.ts', '#modules/session/service'],
    ['server/src/kernel/route.ts', '#app'],
    ['server/src/kernel/migrate.ts', '#migrations/index'],
    ['server/src/ports/sms.ts', '#modules/session/service'],
    ['server/src/modules/session/routes.ts', '#modules/session/store'],
    ['server/src/modules/session/store.ts', '#modules/session/service'],
    ['server/src/modules/session/service.ts', '#modules/session/routes'],
    ['server/src/modules/session/service.ts', '#modules/tenants/store'],
    ['server/src/modules/session/service.ts', '#modules/tenants/routes'],
    ['server/src/modules/tenants/service.ts', '#modules/session/service'],
    ['server/src/modules/tenants/service.ts', '#modules/unlisted/service'],
    ['server/src/modules/session/service.ts', '#modules/index'],
    ['server/src/modules/session/service.ts', '#testing/tenant'],
    ['server/src/modules/session/sso/saml.ts', '../../tenants/service.ts'],
    ['web/src/lib/api.ts', '#ui/empty.tsx'],
    ['web/src/ui/empty.tsx', '#fields/date.tsx'],
    ['web/src/fields/date.tsx', '#modules/session/queries.ts'],
    ['web/src/ui/empty.tsx', 'node:fs'],
    ['web/src/ui/empty.tsx', '#app/shell.tsx'],
    ['web/src/lib/api.ts', '@cohort/server/kernel/route'],
    ['web/src/modules/session/components/a.tsx', '#modules/session/screens/login.tsx'],
    ['web/src/modules/session/screens/a.tsx', '#modules/session/screens/login.tsx'],
    ['web/src/modules/session/screens/a.tsx', '#modules/tenants/components/logo.tsx'],
    ['web/src/modules/session/queries.ts', '#modules/session/components/a.tsx'],
    ['web/src/main.tsx', '../vite.config.ts'],
    ['e2e/sign-in.journey.ts', '../server/src/app.ts'],
    ['e2e/sign-in.journey.ts', '#server/app'],
    ['server/src/kernel/route.ts', '#kernel/route.test'],
    ['talent/src/parsing/parse.ts', '#parsing/testing/resumes'],
    ['talent/src/reading/pdf.ts', '#parsing/resume'],
    ['talent/src/matching/score.ts', '#parsing/resume'],
    ['talent/src/parsing/resume.ts', '@cohort/server/app'],
    ['contract/src/session.ts', '@cohort/talent/parsing/resume'],
    ['web/src/lib/api.ts', '@cohort/talent/matching/match'],
  ])('does not let %s import %s', (from, specifier) => {
    expect(problemOf(from, specifier, order)).toBeTypeOf('string')
  })

  it('reads every way of importing', () => {
    const text = `import a from 'a'\nimport {\n  b,\n} from "b"\nimport 'c'\nexport { d } from 'd'\nconst e = () => import('e')\nimport type { F } from 'f'`
    expect(importsOf(text)).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  })

  it('reads the order of the modules', () => {
    const text = `export const modules: readonly Module[] = [\n  { name: 'session', routes },\n  { name: 'third-parties', routes: [] },\n]`
    expect(moduleOrder(text)).toEqual(['session', 'third-parties'])
  })
})

describe('the tree', () => {
  const list = inRoot('server', 'src', 'modules', 'index.ts')
  const stated = exists(list) ? moduleOrder(readFileSync(list, 'utf8')) : []
  const sources = filesUnder(['contract', 'talent', 'server', 'web', 'e2e', 'bench'], (name) =>
    /\.(ts|tsx)$/.test(name),
  )

  it('has no import that the rule forbids', () => {
    const problems = sources.flatMap((name) =>
      importsOf(readFileSync(inRoot(name), 'utf8')).flatMap((specifier) => {
        const problem = problemOf(name, specifier, stated)
        return problem ? [`${name} imports ${specifier}: ${problem}`] : []
      }),
    )
    expect(problems).toEqual([])
  })

  it('lists every module of the server once', () => {
    const folders = new Set(sources.flatMap((name) => /^server\/src\/modules\/([^/]+)\//.exec(name)?.[1] ?? []))
    expect([...stated].sort()).toEqual([...folders].sort())
  })
})
