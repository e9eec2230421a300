import type { ZoneThing } from './use-contact-document.ts'

/** Longest key of the document. */
const LONGEST_KEY = 60

/** Returns the key, with a number behind it where it is taken. */
function freeKey(key: string, taken: ReadonlySet<string>): string {
  if (!taken.has(key)) return key
  for (let number = 2; ; number += 1) {
    const end = `-${number}`
    const next = `${key.slice(0, LONGEST_KEY - end.length).replace(/-+$/, '')}${end}`
    if (!taken.has(next)) return next
  }
}

/** Prepares zones of another branch contact to be added at the end, each with a free key. */
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
