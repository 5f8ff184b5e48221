/**
 * Ranks are whole numbers with room between them: an item is put between two others by a number of its own, and the
 * others stay as they are. They never grow longer; where the room is used up, the list is numbered anew.
 */
export const step = 2 ** 24

/** Within what a double holds exactly, with room for a list's whole life on both sides. */
const least = -(2 ** 52)
const most = 2 ** 52

type Chance = () => number

/**
 * Ranks for so many items between two others; either end may be open. Chance keeps two people who put something into the
 * same gap at once from the same number. Undefined: there is no room.
 */
export function ranksBetween(
  low: number | undefined,
  high: number | undefined,
  count: number,
  chance: Chance = Math.random,
): number[] | undefined {
  if (low === undefined && high === undefined) return ranksBetween(-step, undefined, count, chance)
  if (low === undefined) {
    const end = high ?? 0
    return spread(Math.max(least, end - step * (count + 1)), end, count, chance)
  }
  return spread(low, high ?? Math.min(most, low + step * (count + 1)), count, chance)
}

function spread(low: number, high: number, count: number, chance: Chance): number[] | undefined {
  const room = (high - low) / (count + 1)
  // Half of the room is for chance.
  if (room < 4) return undefined
  return Array.from({ length: count }, (_, at) => Math.floor(low + room * (at + 0.75 + chance() * 0.5)))
}
