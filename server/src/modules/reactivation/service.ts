import type { Parsed, Result } from '@cohort/contract/call'
import { fail } from '@cohort/contract/errors'
import type { Locale } from '@cohort/contract/limits'
import type {
  draftReactivationLetter,
  listLeftOut,
  ReactivationState,
  Suggestion,
  searchReactivations,
  setReactivation,
} from '@cohort/contract/reactivation'
import type { Match } from '@cohort/talent/matching/match'
import { consentNow } from '@cohort/talent/reactivation/exclusions'
import { type Factor, furthest, isKnown } from '@cohort/talent/reactivation/factors'
import type { History } from '@cohort/talent/reactivation/history'
import { defaultLetter, draftLetter, letterValuesOf } from '@cohort/talent/reactivation/letter'
import type { Group } from '@cohort/talent/reactivation/rank'
import { exclusionSentence, factorSentence, groupName, reasonName } from '@cohort/talent/reactivation/sentence'
import { audit } from '#kernel/audit'
import { type Context, found, me, transaction } from '#kernel/context'
import { newId } from '#kernel/ids'
import { fieldsOf, findKept, type Row, toEntity } from '#modules/entities/kept'
import { type Asked, askedBy } from '#modules/matching/asked'
import { wireMatch } from '#modules/matching/wire'
import { requireFlag } from '#modules/permissions/objects'
import * as contacts from '#modules/reactivation/contact-store'
import { type Progress, progressOf, stateOf } from '#modules/reactivation/progress'
import { settingsOf } from '#modules/reactivation/settings'
import * as store from '#modules/reactivation/store'
import { getTenant } from '#modules/tenants/service'

/** What a run has kept of a suggestion. */
interface Detail {
  group: Group
  factors: Factor[]
  match: Match
  history: History
}

const detailOf = (row: store.SuggestionRow): Detail => row.detail as Detail
const funnelDays = 90

export async function search(
  ctx: Context,
  { params, body }: Parsed<typeof searchReactivations>,
): Promise<Result<typeof searchReactivations>> {
  const asked = await askedBy(ctx, params.id)
  const [rows, ran] = await Promise.all([store.findOfJob(ctx, asked.jobId), store.findRun(ctx, asked.jobId)])
  const progress = await progressOf(ctx, asked.projectId, rows)
  const wanted = rows.filter((row) => body.states.includes(stateOf(row, progress)))
  const page = wanted.slice((body.current - 1) * body.pageSize, body.current * body.pageSize)
  const records = new Map(
    (
      await findKept(
        ctx,
        'Resume',
        page.map(({ open_id }) => open_id),
      )
    ).map((row) => [row.open_id, row]),
  )
  return {
    data: page.flatMap((row) => {
      const record = records.get(row.open_id)
      return record ? [wireSuggestion(ctx, asked, row, record, stateOf(row, progress))] : []
    }),
    total: wanted.length,
    funnel: funnelOf(ctx, rows, progress),
    leftOut: countsOf(ran?.left_out ?? [], ctx.locale),
    lastRun: ran?.at.toISOString() ?? null,
  }
}

function wireSuggestion(
  ctx: Context,
  asked: Asked,
  row: store.SuggestionRow,
  record: Row,
  state: ReactivationState,
): Suggestion {
  const { group, factors, match, history } = detailOf(row)
  const last = furthest(history)
  const { state: consent, on } = consentNow(history, 'recruiting', ctx.clock.now().toISOString().slice(0, 10))
  return {
    entity: toEntity(record),
    state,
    score: row.score,
    group,
    groupName: groupName(group, ctx.locale),
    factors: factors.map((each) => ({
      name: each.name,
      value: each.value,
      text: factorSentence(each, ctx.locale),
      known: isKnown(each),
    })),
    match: wireMatch(asked.profile, match, ctx.locale),
    ...(last && {
      last: {
        on: last.reachedOn.slice(0, 10),
        job: last.jobTitle ?? '',
        stage: last.stage,
        left: reasonName(last.leftReason ?? 'unknown', ctx.locale),
      },
    }),
    consent: { state: consent, ...(on && { on }) },
    at: row.suggested_at.toISOString(),
    ...(row.until && { until: row.until }),
    reason: row.reason,
  }
}

/** How many came at least so far, of those suggested lately. */
function funnelOf(ctx: Context, rows: readonly store.SuggestionRow[], progress: Progress) {
  const since = ctx.clock.now().getTime() - funnelDays * 86_400_000
  const lately = rows.filter(({ suggested_at }) => suggested_at.getTime() >= since)
  const count = (fits: (row: store.SuggestionRow) => boolean): number => lately.filter(fits).length
  const isFar = ({ open_id }: store.SuggestionRow, state: 'interviewed' | 'hired') =>
    progress.get(open_id) === 'hired' || progress.get(open_id) === state
  return {
    suggested: lately.length,
    contacted: count((row) => row.contacted_at !== null),
    replied: count((row) => row.replied_at !== null),
    interviewed: count((row) => isFar(row, 'interviewed')),
    hired: count((row) => isFar(row, 'hired')),
  }
}

type Reason = store.LeftOut['reasons'][number]
const said = (reason: Reason, locale: Locale): string =>
  exclusionSentence(reason as Parameters<typeof exclusionSentence>[0], locale)

/** By the first reason, which weighs most. */
function countsOf(leftOut: readonly store.LeftOut[], locale: Locale) {
  const byCode = Map.groupBy(leftOut, ({ reasons }) => reasons[0]?.code ?? '')
  return [...byCode].map(([code, all]) => ({
    code,
    text: all[0]?.reasons[0] ? said(all[0].reasons[0], locale) : '',
    count: all.length,
  }))
}

export async function leftOut(
  ctx: Context,
  { params, query }: Parsed<typeof listLeftOut>,
): Promise<Result<typeof listLeftOut>> {
  const asked = await askedBy(ctx, params.id)
  const all = (await store.findRun(ctx, asked.jobId))?.left_out ?? []
  const wanted = all.filter(({ reasons }) => !query.code || reasons.some(({ code }) => code === query.code))
  const shown = wanted.slice(0, 200)
  const rows = await findKept(
    ctx,
    'Resume',
    shown.map(({ openId }) => openId),
  )
  const names = new Map(rows.map((row) => [row.open_id, String(fieldsOf(row).name ?? '')]))
  return {
    data: shown
      .filter(({ openId }) => names.has(openId))
      .map(({ openId, reasons }) => ({
        openId,
        name: names.get(openId) ?? '',
        reasons: reasons.map((reason) => ({ code: reason.code, text: said(reason, ctx.locale) })),
      })),
    total: wanted.length,
  }
}

export async function set(
  ctx: Context,
  { params, body }: Parsed<typeof setReactivation>,
): Promise<Result<typeof setReactivation>> {
  const asked = await askedBy(ctx, params.id)
  await transaction(ctx, async (ctx) => {
    await requireFlag(ctx, params.id, 'AddTaskFlow')
    const before = found(await store.findOne(ctx, asked.jobId, params.openId))
    const at = ctx.clock.now()
    const { userId } = me(ctx).user
    const isReached = body.state === 'contacted' || body.state === 'replied'
    await store.setState(ctx, asked.jobId, params.openId, {
      state: body.state,
      reason: body.reason,
      until: body.until ?? null,
      contacted_at: isReached ? (before.contacted_at ?? at) : before.contacted_at,
      replied_at: body.state === 'replied' ? (before.replied_at ?? at) : before.replied_at,
      by: userId,
    })
    if (isReached && body.state !== before.state)
      await contacts.insertContact(ctx, {
        contact_id: newId(at),
        open_id: params.openId,
        at,
        direction: body.state === 'contacted' ? 'out' : 'in',
        kind: body.kind,
        note: '',
        job_id: asked.jobId,
        by: userId,
      })
    await audit(ctx, 'reactivation.state', `Resume/${params.openId}`, { after: { state: body.state } })
  })
  return {}
}

export async function letter(
  ctx: Context,
  { params }: Parsed<typeof draftReactivationLetter>,
): Promise<Result<typeof draftReactivationLetter>> {
  const asked = await askedBy(ctx, params.id)
  const row = found((await store.findOfJob(ctx, asked.jobId)).find(({ open_id }) => open_id === params.openId))
  const record = found((await findKept(ctx, 'Resume', [params.openId]))[0])
  const { letters } = await settingsOf(ctx)
  const own = ctx.locale === 'en-US' ? letters.en : letters.zh
  const detail = detailOf(row)
  const { email } = (fieldsOf(record).humanInfo ?? {}) as { email?: string }
  const { name: company } = await getTenant(ctx)
  const values = letterValuesOf(
    { id: row.open_id, score: row.score, ...detail },
    detail.history,
    asked.profile,
    { name: String(fieldsOf(record).name ?? ''), company, sender: me(ctx).user.username },
    ctx.locale,
  )
  const drafted = draftLetter(own ?? defaultLetter(ctx.locale), values)
  if (drafted.body === '') throw fail('BadInput', { field: 'letters', problem: 'nothing is left of the template' })
  return { ...drafted, to: email ?? null }
}
