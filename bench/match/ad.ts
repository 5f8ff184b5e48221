export interface Ad {
  title: string
  text: string
}

export const numbered = (all: readonly string[]): string => all.map((line, at) => `${at + 1}. ${line}`).join('\n')
