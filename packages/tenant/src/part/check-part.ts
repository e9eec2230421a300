import type { Thing } from '@mostrador/domain/revision/operation'
import { branchProblems, DEEPEST_FILE, inOrderOfPaths } from '../check/check-tenant-file.ts'
import { isDeeperThan } from '../check/spot.ts'
import { withoutComments } from '../file/comments.ts'
import { problem, type Problem } from '../check/problems.ts'
import type { OpenPart, ReadPart } from './open-part.ts'

/**
 * Checks a part as the file's own check would within the whole document, with problems by the
 * paths of the whole. Problems between its things that `before`, the part before the change, had
 * already are let pass.
 */
export function checkPart(open: Pick<OpenPart, 'placed' | 'read'>, document: Thing, before: Thing): ReadPart {
  if (isDeeperThan(DEEPEST_FILE, open.placed(document))) return { problems: [problem('', 'too-deep')] }
  const relations = (one: Thing) => branchProblems({ path: '', value: open.placed(one) })
  const said = withoutComments(document) as Thing
  const read = open.read(said)
  const found = relations(said)
  const standing = 'plan' in read && found.length > 0 ? relations(before) : []
  const isStanding = ({ path, code }: Problem): boolean =>
    standing.some((one) => one.path === path && one.code === code)
  const all = [...('problems' in read ? read.problems : []), ...found.filter((one) => !isStanding(one))]
  return 'plan' in read && all.length === 0 ? read : { problems: inOrderOfPaths(all) }
}
