import { child, type Element, elements } from './xml.ts'

/** The marker of each paragraph of a list, in the order of asking. */
export interface Lists {
  marker(list: { id: string; level: number } | null): string
}

interface Level {
  format: string
  text: string
  start: number
}

export function listsOf(part: Element | undefined): Lists {
  const root = child(part, 'numbering')
  const kinds = new Map<string, Map<number, Level>>()
  const lists = new Map<string, string>()
  for (const one of elements(root)) {
    if (one.name === 'abstractNum') kinds.set(one.attributes.abstractNumId ?? '', levelsOf(one))
    if (one.name === 'num') lists.set(one.attributes.numId ?? '', child(one, 'abstractNumId')?.attributes.val ?? '')
  }
  const counters = new Map<string, number>()
  return {
    marker(list) {
      if (!list || list.id === '0') return ''
      const level = kinds.get(lists.get(list.id) ?? '')?.get(list.level)
      if (!level) return ''
      if (level.format === 'bullet') return '• '
      if (level.format !== 'decimal') return ''
      const key = `${list.id}.${list.level}`
      const count = counters.get(key) ?? level.start
      counters.set(key, count + 1)
      const inner = level.text.replace(`%${list.level + 1}`, String(count))
      return inner.includes('%') ? '' : `${inner} `
    },
  }
}

function levelsOf(kind: Element): Map<number, Level> {
  const levels = new Map<number, Level>()
  for (const level of elements(kind)) {
    if (level.name !== 'lvl') continue
    levels.set(Number(level.attributes.ilvl ?? 0), {
      format: child(level, 'numFmt')?.attributes.val ?? 'decimal',
      text: child(level, 'lvlText')?.attributes.val ?? '',
      start: Number(child(level, 'start')?.attributes.val ?? 1),
    })
  }
  return levels
}
