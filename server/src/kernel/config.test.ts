import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { ConfigError, readConfig, settings } from '#kernel/config'

const folder = mkdtempSync(join(tmpdir(), 'cohort-config-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('reading', () => {
  test('nothing set: loopback, port 3000, codes on the console', () => {
    expect(readConfig({}, folder)).toMatchObject({
      HOST: '127.0.0.1',
      PORT: 3000,
      SMS: 'console',
      DATA_DIR: join(folder, 'data'),
    })
  })

  test('the environment stands over the file', () => {
    writeFileSync(join(folder, 'cohort.config.json'), JSON.stringify({ PORT: 4000, LOG_LEVEL: 'warn', DEMO: false }))
    expect(readConfig({ PORT: '5000' }, folder)).toMatchObject({ PORT: 5000, LOG_LEVEL: 'warn', DEMO: false })
    rmSync(join(folder, 'cohort.config.json'))
  })

  test.each([
    [{ PORT: 'abc' }, 'PORT is "abc"; allowed: 0–65535'],
    [{ PORT: '70000' }, 'PORT is "70000"'],
    [{ SMS: 'pigeon' }, 'SMS is "pigeon"; allowed: console, http, aliyun'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL is (hidden); allowed: postgres://…'],
    [{ SECRET: 'short' }, 'SECRET is (hidden)'],
    [{ HOST: '0.0.0.0' }, 'HOST is "0.0.0.0" with SMS "console"'],
    [{ SMS: 'http' }, 'SMS_HTTP_URL is missing'],
    [{ STORAGE: 's3' }, 'S3_BUCKET is missing'],
    [{ S3_ACCESS_KEY_ID: 'a' }, 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together'],
    [{ BRANDED_HOSTS: '{' }, 'BRANDED_HOSTS is "{"'],
    [{ COHORT_CONFIG: 'absent.json' }, 'COHORT_CONFIG is "absent.json"; allowed: a file that exists'],
  ])('%o stops the start with the name, the value and what is allowed', (env, words) => {
    expect(() => readConfig(env, folder)).toThrow(ConfigError)
    expect(() => readConfig(env, folder)).toThrow(words)
  })

  test('a file with an unknown setting or no JSON is refused by name', () => {
    const path = join(folder, 'own.json')
    writeFileSync(path, '{"PROT": 1}')
    expect(() => readConfig({ COHORT_CONFIG: path }, folder)).toThrow('unknown setting PROT')
    writeFileSync(path, 'PORT=1')
    expect(() => readConfig({ COHORT_CONFIG: path }, folder)).toThrow('is not JSON')
  })
})

test('the documented table is the one that is read', async () => {
  const cell = (text: string) => text.replace(/\|/g, '\\|')
  const rows = Object.entries(settings).map(
    ([name, { fallback, allowed, about }]) =>
      `| \`${name}\` | ${fallback === undefined ? '' : `\`${fallback}\``} | ${cell(allowed)} | ${cell(about)} |`,
  )
  const page = [
    '# Configuration',
    '',
    'Settings come from the environment, or from a flat JSON file: `cohort.config.json` in the working folder, or the one that',
    '`COHORT_CONFIG` names. The environment stands over the file. A wrong value stops the start with its name and what is allowed.',
    '',
    '| setting | default | allowed | what it does |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
  await expect(page).toMatchFileSnapshot('../../../docs/configuration.md')
})
