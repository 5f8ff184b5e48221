import { useAddress } from '#lib/address.ts'
import styles from '#modules/resumes/components/duplicates/duplicates.module.css'
import { Groups } from '#modules/resumes/components/duplicates/groups.tsx'
import { Journal } from '#modules/resumes/components/duplicates/journal.tsx'
import { useDuplicatesText } from '#modules/resumes/components/duplicates/text.ts'
import { Tabs } from '#ui/tabs.tsx'

/** Resumes that may be of one person, and the merges that were done (/resumes/duplicates?tab=journal). */
export function Screen() {
  const text = useDuplicatesText()
  const { query, change } = useAddress()
  const tab = query.get('tab') === 'journal' ? 'journal' : 'groups'
  return (
    <div className={styles.whole}>
      <Tabs
        className={styles.tabs}
        panelClassName={styles.panel}
        label={text.tabs}
        current={tab}
        onChoose={(next) => change({ tab: next === 'journal' ? next : undefined })}
        tabs={[
          { key: 'groups', label: text.groups },
          { key: 'journal', label: text.journal },
        ]}
      >
        {tab === 'groups' ? <Groups /> : <Journal onGroups={() => change({ tab: undefined })} />}
      </Tabs>
    </div>
  )
}
