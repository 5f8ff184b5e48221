import type { TreeItem } from '@cohort/contract/spaces'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import styles from '#modules/spaces/components/forms/form.module.css'
import { askChannels, useSpaces } from '#modules/spaces/queries.ts'
import { useTreeRights } from '#modules/spaces/rights.ts'
import { useSpacesText } from '#modules/spaces/text.ts'
import { parentOf } from '#modules/spaces/tree.ts'
import { useTreeDeeds } from '#modules/spaces/use-tree-deeds.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Ghost } from '#ui/skeleton.tsx'

/** The way of the keyboard and the finger to move a project into another channel. */
export function MoveDialog({ item, onClose }: { item: TreeItem; onClose: () => void }) {
  const text = useSpacesText()
  const deeds = useTreeDeeds()
  const { projectRefusal } = useTreeRights()
  const { spaces = [] } = useSpaces()
  const answers = useQueries({ queries: spaces.map(({ id }) => askChannels(id)) })
  const [chosen, setChosen] = useState<string>()
  const groups = spaces.map((space, at) => ({
    space,
    channels: (answers[at]?.data?.data ?? []).filter(
      (channel) => channel.id !== parentOf(item) && projectRefusal(channel, space) === undefined,
    ),
  }))
  const open = groups.filter(({ channels }) => channels.length > 0)
  const channelId = chosen ?? open[0]?.channels[0]?.id
  const move = () => {
    if (channelId) deeds.move(item, { parentId: channelId, previousId: null, nextId: null })
    onClose()
  }
  const loading = answers.some(({ isLoading }) => isLoading)
  return (
    <Dialog
      open
      title={text.moveDialog.title(item.name)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text.look.cancel}</Button>
          {channelId && (
            <Button kind="primary" onClick={move}>
              {text.moveDialog.move}
            </Button>
          )}
        </>
      }
    >
      {loading && <Ghost height={32} />}
      {!loading && open.length === 0 && <p className={styles.note}>{text.moveDialog.none}</p>}
      {!loading && open.length > 0 && (
        <label className={styles.field}>
          <span>{text.moveDialog.channel}</span>
          <select data-autofocus value={channelId} onChange={({ target }) => setChosen(target.value)}>
            {open.map(({ space, channels }) => (
              <optgroup key={space.id} label={space.name}>
                {channels.map((channel) => (
                  <option key={channel.id} value={channel.id}>
                    {channel.name}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
      )}
    </Dialog>
  )
}
