import { demoContracts, demoDepartments, demoJobs, demoPartners, demoTags, tagReferences } from '#demo/company'
import { chanceOf } from '#demo/random'
import { makeResume, type Reference } from '#demo/resumes'
import type { Context } from '#kernel/context'
import { insertRecords } from '#modules/entities/records'
import { shapeFor } from '#modules/entities/shapes'
import { checkedData } from '#modules/entities/values'

interface MadeRecord {
  openId: string
  fields: Record<string, unknown>
}

const batch = 100
const resumes = 400
const hour = 3_600_000

/** Everything that the demo company keeps: its people's resumes, jobs, departments, partners and contracts. */
export async function makeMaterials(ctx: Context, owners: readonly Reference[]): Promise<void> {
  await write(ctx, 'Tag', demoTags)
  await write(ctx, 'Department', demoDepartments)
  await write(ctx, 'BusinessPartner', demoPartners)
  await write(ctx, 'Contract', demoContracts)
  await write(ctx, 'Job', demoJobs)
  const chance = chanceOf(20_261_115)
  const people = Array.from({ length: resumes }, (_, at) => ({
    openId: `demo-resume-${at + 1}`,
    fields: makeResume(chance, { tags: tagReferences, owners }),
  }))
  for (let at = 0; at < people.length; at += batch) await write(ctx, 'Resume', people.slice(at, at + batch), at)
}

/** In one transaction; each a few hours older than the one before, so that a list has a newest one. */
async function write(ctx: Context, type: string, records: readonly MadeRecord[], before = 0): Promise<void> {
  const shape = await shapeFor(ctx, type)
  const now = ctx.clock.now().getTime()
  const drafts = records.map(({ openId, fields }, at) => ({
    openId,
    source: 'demo',
    at: new Date(now - (before + at) * 3 * hour),
    data: checkedData(shape, { standardFields: fields, customFields: {} }),
  }))
  await insertRecords(ctx, shape, drafts)
}
