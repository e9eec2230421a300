import type { ZoneThing } from './use-local.ts'

/** Keys of the document are at most so long. */
const LONGEST_KEY = 60

/** A key that no zone has: the same, or with a number behind it. */
function freeKey(key: string, taken: ReadonlySet<string>): string {
  if (!taken.has(key)) return key
  for (let number = 2; ; number += 1) {
    const end = `-${number}`
    const next = `${key.slice(0, LONGEST_KEY - end.length).replace(/-+$/, '')}${end}`
    if (!taken.has(next)) return next
  }
}

/**
 * Zones of another local as they are added to a list, behind those that are there: each with a key
 * of its own, and none of those that are there is touched.
 */
export function copiedZones(
  zones: readonly ZoneThing[],
  there: readonly Pick<ZoneThing, 'key'>[],
): readonly { readonly thing: ZoneThing; readonly after: string | null }[] {
  const taken = new Set(there.map(({ key }) => key))
  let last = there.at(-1)?.key ?? null
  return zones.map((zone) => {
    const after = last
    const key = freeKey(zone.key, taken)
    taken.add(key)
    last = key
    return { thing: { ...zone, key }, after }
  })
}
