import { isMirroredList } from '@mostrador/domain/revision/mirrored-place'
import { problem, type Problem } from './problems.ts'
import { at, spotsIn, textOf, type Spot } from './spot.ts'

/** Problems of overrides whose things the menus of their branch do not have. */
export const overrideProblems = (branch: Spot): readonly Problem[] =>
  spotsIn(branch, 'branchContacts').flatMap((contact) => strangers({ own: contact, of: branch }, 'menus'))

/** Finds overridden things that a list lacks, and in the others those of their own lists. */
function strangers({ own, of }: { own: Spot; of: Spot }, list: string): readonly Problem[] {
  const known = new Map(spotsIn(of, list).map((thing) => [textOf(thing, 'key'), thing]))
  return spotsIn(own, list).flatMap((thing) => {
    const key = textOf(thing, 'key')
    if (key === undefined) return []
    const found = known.get(key)
    if (!found) return [problem(at(thing.path, 'key'), 'key-unknown', { key, list })]
    const lists = Object.keys(thing.value).filter(isMirroredList)
    return lists.flatMap((one) => strangers({ own: thing, of: found }, one))
  })
}
