import type { DocumentPlace } from './operation.ts'

/** Lists in which a branch contact overrides the menus of its branch. */
const MIRRORED_LISTS: ReadonlySet<string> = new Set([
  'menus',
  'plates',
  'sizes',
  'garnishGroups',
  'garnishes',
])

/** Whether a name is that of a list that mirrors one of the branch's menus. */
export const isMirroredList = (field: string): boolean => MIRRORED_LISTS.has(field)

/**
 * Returns the kind of value at a place of a branch contact's menus
 * (`branchContacts/centro/menus/carta/plates/bife`, in a branch or from the company on): a list, a
 * thing or a field. These lists mirror those of the branch. A thing of them exists as long as it
 * has a field besides its key, and their order means nothing, so they are sorted by key. Undefined
 * everywhere else.
 */
export function mirroredAt(place: DocumentPlace): 'list' | 'thing' | 'field' | undefined {
  const branch = place[0] === 'branches' ? 2 : 0
  if (place[branch] !== 'branchContacts' || place[branch + 2] !== 'menus') return undefined
  let at = branch + 2
  while (isMirroredList(place[at] ?? '')) {
    if (at === place.length - 1) return 'list'
    if (at === place.length - 2) return 'thing'
    at += 2
  }
  return 'field'
}

/** Returns the place in the branch's menus of the thing that a branch contact overrides. */
export const mirroredPlace = (place: DocumentPlace): DocumentPlace =>
  place.toSpliced(place[0] === 'branches' ? 2 : 0, 2)
