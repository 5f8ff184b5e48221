/** Without the keys that hold nothing: what is sent names only what there is. */
export const filled = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as T
