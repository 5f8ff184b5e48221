/**
 * The tables that Kysely knows. Each store adds its own with
 * `declare module '#kernel/tables' { interface Tables { task: TaskTable } }`, so that this file stays empty.
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled by declaration merging
export interface Tables {}
