import { spaceFlags } from '@cohort/contract/flags'
import { useParams } from 'react-router'
import { ApiFailure } from '#lib/api.ts'
import { usePageTitle } from '#lib/page.ts'
import { useLocale } from '#lib/text.ts'
import { DumpForm } from '#modules/templates/components/dump-form.tsx'
import { useChannel } from '#modules/templates/queries.ts'
import { useTemplatesText } from '#modules/templates/text.ts'
import { SkeletonPage } from '#ui/skeleton.tsx'
import { ErrorState, Notice } from '#ui/states.tsx'

/** Save a whole channel as a template (/channel/{channelId}/dump). */
export function Screen() {
  const text = useTemplatesText().dump
  const language = useLocale() === 'en-US' ? 'en' : 'zh'
  const { channelId = '' } = useParams()
  const { data: channel, error, refetch } = useChannel(channelId)
  usePageTitle(text.save, channel?.name)
  if (error && !channel) {
    const gone = error instanceof ApiFailure && error.status === 404
    if (gone) return <Notice mark="empty" title={text.gone} hint={text.goneHint} />
    return <ErrorState error={error} onRetry={() => void refetch()} />
  }
  if (!channel) return <SkeletonPage lines={8} />
  const { value, [language]: flag } = spaceFlags.EditBasicInfo
  if ((channel.flags & value) === 0) return <Notice mark="lock" title={text.refused} hint={text.refusedHint(flag)} />
  return <DumpForm key={channel.id} channel={channel} />
}
