/**
 * Returns letters and digits of a name for a URL: "Ñoquis de la nonna (x2)" is
 * "noquis-de-la-nonna-x2".
 */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Last characters of an id: random in a UUIDv7, so that two plates of one name differ. */
const SUFFIX_LENGTH = 6

/**
 * Returns the URL segment of each plate of a menu, by its id: the slug of its name, with the end
 * of its id where another plate has the same one or the name has no letter to write.
 */
export function plateSlugs(
  plates: readonly { readonly id: string; readonly name: string }[],
): ReadonlyMap<string, string> {
  const bare = plates.map(({ id, name }) => ({ id, slug: slugOf(name) }))
  const counts = new Map<string, number>()
  for (const { slug } of bare) counts.set(slug, (counts.get(slug) ?? 0) + 1)
  return new Map(
    bare.map(({ id, slug }): [string, string] => {
      const unique = slug !== '' && counts.get(slug) === 1
      return [id, unique ? slug : [slug, id.slice(-SUFFIX_LENGTH)].filter(Boolean).join('-')]
    }),
  )
}
