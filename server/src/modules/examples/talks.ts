import { inLocale } from '@cohort/contract/fields/values'
import type { Words } from '@cohort/contract/pipelines'
import { type Context, me } from '#kernel/context'
import { create } from '#modules/entities/remarks'
import { projectTalk, taskTalk } from '#modules/examples/content/talks'

/** In the name of one who takes part. */
const speaking = (ctx: Context, userId: string): Context => {
  const who = me(ctx)
  return { ...ctx, who: { ...who, user: { ...who.user, userId } } }
}

const say = (ctx: Context, type: 'Project' | 'HydrogenTask', id: string, words: Words) => {
  const text = inLocale(words, ctx.locale)
  const document = {
    type: 'doc' as const,
    content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
  }
  return create(ctx, { params: { type, id }, query: undefined, body: { document } })
}

/** A few words about a job and about those who came furthest. They go with what they are about. */
export async function talk(
  before: (days: number) => Context,
  projectId: string,
  taskIds: readonly string[],
  people: readonly string[],
): Promise<void> {
  const by = (at: number, ctx: Context) => {
    const userId = people[at % Math.max(1, people.length)]
    return userId ? speaking(ctx, userId) : ctx
  }
  for (const [at, words] of projectTalk.entries()) await say(by(at, before(20 - at * 12)), 'Project', projectId, words)
  for (const [at, said] of taskTalk.entries()) {
    const taskId = taskIds[at]
    for (const [turn, words] of said.entries())
      if (taskId) await say(by(at + turn, before(9 - at * 2 - turn)), 'HydrogenTask', taskId, words)
  }
}
