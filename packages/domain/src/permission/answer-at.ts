import { person, type Answer, type AnswerTree, type ListAnswers } from './proof.ts'
import { TENANT_ANSWERS } from './tenant-answers.ts'

/** A field without a known place is for owners alone, in person. */
export const UNKNOWN = person('company', 'company-data')

/** Returns the answer of the table for a place of a tenant; undefined for an unknown place. */
export const nodeAt = (place: readonly string[]): AnswerTree | undefined =>
  place.reduce<AnswerTree | undefined>(stepInto, TENANT_ANSWERS)

/**
 * Returns the answer of a field; undefined for a place with several in it, and for an unknown one.
 */
export function answerAt(place: readonly string[]): Answer | undefined {
  const node = nodeAt(place)
  return node !== undefined && isAnswer(node) ? node : undefined
}

/** Goes one step into the answers: in a list the key of a thing, any key; in a thing a field. */
export function stepInto(node: AnswerTree | undefined, step: string): AnswerTree | undefined {
  if (node === undefined || isAnswer(node)) return node
  if (isList(node)) return node[1]
  return Object.hasOwn(node, step) ? node[step] : undefined
}

/** Things whose own permissions a person may have, by their keys. */
const SCOPES = new Set(['branches', 'branchContacts'])

/**
 * Returns a text that places have in common whose permissions are the same: the keys of things are
 * left out, but for those of branches and branch contacts.
 */
export function permissionsAlikeIn(place: readonly string[]): string {
  let node: AnswerTree | undefined = TENANT_ANSWERS
  let alike = ''
  place.forEach((step, at) => {
    const isKey = isList(node) && !SCOPES.has(place[at - 1] ?? '')
    alike += isKey ? '/*' : `/${JSON.stringify(step)}`
    node = stepInto(node, step)
  })
  return alike
}

/** Whether it is a list, with an answer of its own and those of its things. */
export const isList = (node: AnswerTree | undefined): node is ListAnswers => Array.isArray(node)

/** Whether it is the answer of a field: no field has the name of an answer's. */
export const isAnswer = (node: AnswerTree): node is Answer =>
  !isList(node) && typeof node['permission'] === 'string'
