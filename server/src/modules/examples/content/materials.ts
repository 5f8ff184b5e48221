import type { Context } from '#kernel/context'
import { insertRecords } from '#modules/entities/records'
import { shapeFor } from '#modules/entities/shapes'
import { checkedData } from '#modules/entities/values'
import {
  demoContracts,
  demoDepartments,
  demoJobs,
  demoPartners,
  demoTags,
  tagReferences,
} from '#modules/examples/content/company'
import { chanceOf } from '#modules/examples/content/random'
import { makeResume, type Reference } from '#modules/examples/content/resumes'
import { trades } from '#modules/examples/content/trades'

interface MadeRecord {
  openId: string
  fields: Record<string, unknown>
}

const batch = 100
const hour = 3_600_000
/** The last resumes came long before the first: there are always some whom nobody has thought of for months. */
const oldest = 700 * 24 * hour
/** The last ones are backend engineers of the season before. */
export const formerCandidates = 12
/** What tells the example's records from the enterprise's own. */
export const source = 'example'

/** The ids of one filling: what was loaded before may still lie in the recycle bin. */
export const idIn = (prefix: string, id: string): string => id.replace(/^demo-/, `${prefix}-`)

interface Filling {
  owners: readonly Reference[]
  resumes: number
  prefix: string
}

/** Everything that a believable company keeps: resumes, jobs, departments, partners and contracts. */
export async function makeMaterials(ctx: Context, { owners, resumes, prefix }: Filling): Promise<void> {
  // They name one another.
  const here = (records: readonly MadeRecord[]): MadeRecord[] =>
    JSON.parse(JSON.stringify(records).replaceAll('"demo-', `"${prefix}-`))
  await write(ctx, 'Tag', here(demoTags))
  await write(ctx, 'Department', here(demoDepartments))
  await write(ctx, 'BusinessPartner', here(demoPartners))
  await write(ctx, 'Contract', here(demoContracts))
  await write(ctx, 'Job', here(demoJobs))
  const chance = chanceOf(20_261_115)
  const people = Array.from({ length: resumes }, (_, at) => ({
    openId: resumeId(at),
    fields: makeResume(chance, {
      tags: tagReferences,
      owners,
      trade: at < resumes - formerCandidates ? undefined : trades[0],
    }),
  }))
  const ageOf = (at: number) => (at / people.length) ** 2 * oldest
  for (let at = 0; at < people.length; at += batch)
    await write(ctx, 'Resume', here(people.slice(at, at + batch)), (place) => ageOf(at + place))
}

/** So many records there are beside the resumes. */
export const otherMaterials = [demoTags, demoDepartments, demoPartners, demoContracts, demoJobs].flat().length

export const resumeId = (at: number): string => `demo-resume-${at + 1}`

/** In one transaction; each a few hours older than the one before unless told otherwise, so that a list has a newest one. */
async function write(
  ctx: Context,
  type: string,
  records: readonly MadeRecord[],
  ageOf = (at: number): number => at * 3 * hour,
): Promise<void> {
  const shape = await shapeFor(ctx, type)
  const now = ctx.clock.now().getTime()
  const drafts = records.map(({ openId, fields }, at) => ({
    openId,
    source,
    at: new Date(now - ageOf(at)),
    data: checkedData(shape, { standardFields: fields, customFields: {} }),
  }))
  await insertRecords(ctx, shape, drafts)
}
