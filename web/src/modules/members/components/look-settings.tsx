import { locales } from '@cohort/contract/limits'
import { Segmented } from 'antd'
import { localeSetting, type ThemeChoice, themeSetting } from '#lib/settings.ts'
import styles from '#modules/members/components/setting.module.css'
import { SettingRow } from '#modules/members/components/setting-row.tsx'
import { useMembersText } from '#modules/members/text.ts'

/** Each language in its own words. */
const languages = { 'zh-CN': '简体中文', 'en-US': 'English' } as const
const themes: readonly ThemeChoice[] = ['system', 'light', 'dark']

export function LookSettings() {
  const text = useMembersText().setting.look
  return (
    <>
      <SettingRow label={text.language}>
        <Segmented
          aria-label={text.language}
          value={localeSetting.use()}
          onChange={localeSetting.write}
          options={locales.map((value) => ({ value, label: languages[value] }))}
        />
      </SettingRow>
      <SettingRow label={text.theme}>
        <Segmented
          aria-label={text.theme}
          value={themeSetting.use()}
          onChange={themeSetting.write}
          options={themes.map((value) => ({ value, label: text.themes[value] }))}
        />
        <p className={styles.hint}>{text.themeHint}</p>
      </SettingRow>
    </>
  )
}
