import { areKeyed, keyOf, thingsOf } from '../revision/keyed-list.ts'
import { isSameValue } from '../revision/same-value.ts'
import { isAnswer, isList, nodeAt, stepInto, UNKNOWN } from './answer-at.ts'
import { isOn, type Answer, type AnswerTree, type ListAnswers } from './proof.ts'

/**
 * Step of a change of a tenant, with the fields that decide its permission: its place in the
 * document, and the new value.
 */
export type ChangeStep = {
  readonly kind: 'set' | 'add' | 'move' | 'remove'
  readonly place: readonly string[]
  readonly from?: unknown
  readonly to?: unknown
  readonly thing?: unknown
}

/**
 * Field that a change writes or empties, with its answer, and the keys of the ways to pay that it
 * offers anew where the answer is for those into accounts alone.
 */
export type ChangedLeaf = {
  readonly answer: Answer
  readonly place: readonly string[]
  readonly ways?: readonly string[]
}

/**
 * Returns the fields that a step writes, and those that it empties although that takes more than a
 * PIN. An unchanged value, beside others of its group, is left out.
 */
export function changedLeaves({ kind, place, from, to, thing }: ChangeStep): readonly ChangedLeaf[] {
  if (kind === 'remove' || kind === 'move') return []
  return leavesOf(
    { node: nodeAt(place), place },
    kind === 'add' ? undefined : from,
    kind === 'add' ? thing : to,
  )
}

type Spot = {
  readonly node: AnswerTree | undefined
  readonly place: readonly string[]
  /** Whether the group around it is taken away. */
  readonly isGone?: boolean
}

function leavesOf({ node, place, isGone = false }: Spot, from: unknown, to: unknown): readonly ChangedLeaf[] {
  if (isSameValue(from, to)) return []
  const isTakenAway = to === undefined || to === ''
  if (node === undefined || isAnswer(node)) {
    const answer = node ?? UNKNOWN
    return isLetGo(answer, { from, to, isGone }) ? [] : leafOf({ answer, place }, from, to)
  }
  if (isList(node)) return isTakenAway ? [] : leavesOfList({ node, place }, from, to)
  // A group that is removed takes all of its fields along, also those that protect.
  const [before, after] = [fieldsOf(from), isTakenAway ? {} : fieldsOf(to)]
  if (!after) return misplaced({ node, place })
  return [...new Set([...Object.keys(before ?? {}), ...Object.keys(after)])].flatMap((field) =>
    leavesOf(
      { node: stepInto(node, field), place: [...place, field], isGone: isTakenAway },
      before?.[field],
      after[field],
    ),
  )
}

type Written = { readonly from: unknown; readonly to: unknown; readonly isGone: boolean }

/**
 * Whether a written value takes no more than a PIN: taken away, a switch that is not turned on, or
 * the key of a new thing.
 */
function isLetGo(answer: Answer, { from, to, isGone }: Written): boolean {
  if ('onlyToRename' in answer && from === undefined) return true
  if ('onlyToTurnOn' in answer && answer.onlyToTurnOn)
    return isGone || isOn(from, answer.onlyToTurnOn) || !isOn(to, answer.onlyToTurnOn)
  return (to === undefined || to === '') && !('alsoToTakeAway' in answer)
}

/** The leaf of a written value; none where the only ways to pay in it are those of before. */
function leafOf({ answer, place }: ChangedLeaf, from: unknown, to: unknown): readonly ChangedLeaf[] {
  if (!('onlyForAccounts' in answer)) return [{ answer, place }]
  if (!Array.isArray(to)) return [{ answer, place, ways: place.slice(-2, -1) }]
  const before: readonly unknown[] = Array.isArray(from) ? from : []
  const ways = to.filter((one) => !before.includes(one)).map(String)
  return ways.length > 0 ? [{ answer, place, ways }] : []
}

function leavesOfList(
  { node, place }: Spot & { readonly node: ListAnswers },
  from: unknown,
  to: unknown,
): readonly ChangedLeaf[] {
  if (!Array.isArray(to)) return misplaced({ node, place })
  const before: readonly unknown[] = Array.isArray(from) ? from : []
  const known = areKeyed(before, to)
    ? new Map(thingsOf(before).map((thing) => [keyOf(thing), thing]))
    : undefined
  return to.flatMap((one: unknown, at) => {
    const thing = fieldsOf(one)
    if (!thing) return [{ answer: node[0], place }]
    const key = known ? keyOf(thing) : String(at)
    const same = known ? known.get(key) : before.find((other) => isSameValue(one, other))
    return leavesOf({ node: node[1], place: [...place, key] }, same, one)
  })
}

/**
 * A value in the place of a group or a list is refused by its check. The permission is judged
 * before, as far as a field in the group takes more than a PIN.
 */
const misplaced = ({ node, place }: Spot): readonly ChangedLeaf[] =>
  takesMore(node) ? [{ answer: UNKNOWN, place }] : []

function takesMore(node: AnswerTree | undefined): boolean {
  if (node === undefined) return true
  if (isAnswer(node)) return node.takes !== 'PIN'
  const inside: readonly AnswerTree[] = isList(node) ? node : Object.values(node)
  return inside.some(takesMore)
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : undefined
