/**
 * Returns a name as a slug: "Ñoquis de papá" is "noquis-de-papa". Empty when nothing of it is
 * left.
 */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 56)
    .replaceAll(/^-+|-+$/g, '')

/** Returns a slug for a name that is not taken yet; with a number behind it where needed. */
export function freeSlug(name: string, taken: { readonly has: (slug: string) => boolean }): string {
  const slug = slugOf(name) || 'item'
  if (!taken.has(slug)) return slug
  let number = 2
  while (taken.has(`${slug}-${number}`)) number += 1
  return `${slug}-${number}`
}
