import { changedLeaves, type ChangeStep } from './changed-leaves.ts'
import type { Permission } from './permission.ts'
import {
  GUARDED_MATTERS,
  isOn,
  suffices,
  type Answer,
  type AnswerTree,
  type GuardedMatter,
  type ListAnswers,
  type Proof,
} from './proof.ts'
import { TENANT_ANSWERS } from './tenant-answers.ts'
import { isIntoAccount } from '../payment/into-account.ts'
import { answerAt, isAnswer, isList, nodeAt, stepInto, UNKNOWN } from './answer-at.ts'

/**
 * Scope in a tenant, by the things on the way to it, all by key or all by id: without a branch,
 * the whole company; without a company, the one at hand.
 */
export type TenantScope = {
  readonly company?: string
  readonly branch?: string
  readonly branchContact?: string
}

export type PermissionNeed = TenantScope & { readonly permission: Permission }

/** Proof beyond a PIN that a change takes of its author: its matter, and its first place. */
export type ProofNeed = {
  readonly takes: Exclude<Proof, 'PIN'>
  readonly about: GuardedMatter
  readonly place: readonly string[]
  /** Ways to pay of the branch, by key: it takes the proof only where one is into an account. */
  readonly ways?: readonly string[]
}

export type ChangeNeed = PermissionNeed | ProofNeed

/** A need that is missing; of a proof, with the proof that was shown instead. */
export type LackedNeed = PermissionNeed | (ProofNeed & { readonly shown: Exclude<Proof, 'SECOND_FACTOR'> })

type Node = AnswerTree | undefined

/** Returns all needs of a change's steps: permissions, and proofs of its author. */
export const needsOfChange = (steps: readonly ChangeStep[]): readonly ChangeNeed[] => [
  ...permissionsOfChange(steps),
  ...proofsOfChange(steps),
]

/**
 * Returns the permissions that the steps of a change need, each once: that of its place; for a
 * written value and an added thing those of all their fields, so that a price cannot be changed by
 * removing a plate and putting it back. To remove a thing needs that of its list.
 */
export function permissionsOfChange(steps: readonly ChangeStep[]): readonly PermissionNeed[] {
  const needs = new Map<string, PermissionNeed>()
  for (const step of steps) {
    const scope = scopeOf(step.place)
    for (const permission of permissionsOf(step))
      needs.set(JSON.stringify([permission, scope]), { permission, ...scope })
  }
  return [...needs.values()]
}

/**
 * Returns the proofs beyond a PIN that the steps of a change take, each matter once. Removed or
 * unchanged values take no more.
 */
function proofsOfChange(steps: readonly ChangeStep[]): readonly ProofNeed[] {
  const needs = new Map<string, ProofNeed>()
  for (const { answer, place, ways } of steps.flatMap(changedLeaves)) {
    if (answer.takes === 'PIN') continue
    const { takes, about } = answer
    const same = [takes, about, ...(ways ? place : [])].join(' ')
    if (!needs.has(same)) needs.set(same, { takes, about, place, ...(ways && { ways }) })
  }
  return [...needs.values()]
}

/**
 * Returns the permission of a place of a tenant, or the only one of all places below it; undefined
 * for an unknown place, or for several permissions.
 */
export function permissionAt(place: readonly string[]): Permission | undefined {
  const node = nodeAt(place)
  if (isList(node)) return node[0].permission
  const [only, ...others] = permissionsBelow(node)
  return others.length === 0 ? only : undefined
}

/** Returns the proof for writing at a place of a tenant; of a switch, for turning it on. */
export const proofAt = (place: readonly string[]): Proof => answerAt(place)?.takes ?? 'PIN'

/** The value that is kept at a place, and the thing around it. */
export type Standing = { readonly value: unknown; readonly thing: unknown }

/**
 * Returns the proof for changing what stands at a place: a switch that is on is turned off by a
 * PIN, and so is one of a way to pay that is into no account.
 */
export function proofToChange(place: readonly string[], { value, thing }: Standing): Proof {
  const answer = answerAt(place)
  if (!answer || answer.takes === 'PIN') return 'PIN'
  if (answer.onlyToTurnOn && isOn(value, answer.onlyToTurnOn)) return 'PIN'
  // Of a list of ways to pay only those into accounts take more; the server knows which are.
  const isOpen = answer.onlyForAccounts && (!answer.onlyToTurnOn || !isIntoAccount(thing))
  return isOpen ? 'PIN' : answer.takes
}

/**
 * Returns the proof for beginning a group of fields: that of a field of it which takes more than a
 * PIN.
 */
export const proofToBegin = (group: readonly string[]): Proof =>
  answersBelow(nodeAt(group) ?? UNKNOWN).find(({ takes }) => takes !== 'PIN')?.takes ?? 'PIN'

/** Fields that make a thing of a list: its key, or its purpose. */
const MADE_BY = 'code name showName title reason resource message reward questions'.split(' ')

/**
 * Returns the proof for adding a thing to a list, or a thing of its own in an empty place: that of
 * the fields that make the thing.
 */
export const proofToAdd = (at: readonly string[]): Proof =>
  MADE_BY.map((field) => (isList(nodeAt(at)) ? [...at, '', field] : [...at, field]))
    .map((place) => (isList(nodeAt(place)) ? proofToAdd(place) : proofAt(place)))
    .find((proof) => proof !== 'PIN') ?? 'PIN'

/** Fields of these permissions that no key changes. */
export function mattersBeyondKeys(permissions: readonly Permission[]): readonly GuardedMatter[] {
  const guarded = answersBelow(TENANT_ANSWERS).flatMap((answer) =>
    answer.takes === 'PIN' || suffices('KEY', answer.takes) ? [] : [answer],
  )
  const theirs = guarded.filter(({ permission }) => permissions.includes(permission))
  return GUARDED_MATTERS.filter((matter) => theirs.some(({ about }) => about === matter))
}

function answersBelow(node: AnswerTree): readonly Answer[] {
  if (isAnswer(node)) return [node]
  const inside: readonly AnswerTree[] = isList(node) ? node : Object.values(node)
  return inside.flatMap(answersBelow)
}

/**
 * Returns the permissions of which one is enough to read a place: staff read everything beside the
 * fields that they may change. Fields for owners alone hide nothing beside them.
 */
export function needsOfReading(place: readonly string[]): readonly PermissionNeed[] {
  const found = new Set(permissionsBelow(nodeAt(place)))
  if (found.size > 1) found.delete('company')
  const scope = scopeOf([...place, ''])
  return [...found].map((permission) => ({ permission, ...scope }))
}

function permissionsBelow(node: Node): ReadonlySet<Permission> {
  return new Set(node && answersBelow(node).map(({ permission }) => permission))
}

function permissionsOf({ kind, place, from, to, thing }: ChangeStep): ReadonlySet<Permission> {
  const found = new Set<Permission>()
  if (kind === 'set') [from, to].forEach((value) => gather(nodeAt(place), value, found))
  else found.add(permissionAt(place.slice(0, -1)) ?? UNKNOWN.permission)
  if (kind === 'add') gather(nodeAt(place), thing, found)
  return found.size === 0 ? new Set([permissionAt(place) ?? UNKNOWN.permission]) : found
}

/** Collects the permissions of a value and of all values in it. */
function gather(node: Node, value: unknown, into: Set<Permission>): void {
  if (node === undefined) into.add(UNKNOWN.permission)
  else if (isAnswer(node)) into.add(node.permission)
  else if (isList(node)) gatherList(node, value, into)
  else if (typeof value === 'object' && value !== null) gatherFields(node, value, into)
}

/**
 * Collects the permissions of a group by its fields; of an empty one, the only one of its kind.
 */
function gatherFields(node: AnswerTree, value: object, into: Set<Permission>): void {
  const fields = Object.entries(value)
  fields.forEach(([field, inner]) => gather(stepInto(node, field), inner, into))
  const [only, ...others] = permissionsBelow(node)
  if (fields.length === 0 && only && others.length === 0) into.add(only)
}

function gatherList([own, thing]: ListAnswers, value: unknown, into: Set<Permission>): void {
  into.add(own.permission)
  if (Array.isArray(value)) value.forEach((one) => gather(thing, one, into))
}

/**
 * Returns the scope of a permission: fields of a branch contact need it there; the branch contact
 * itself and all else of a branch, in the branch; a branch itself, in the company.
 */
function scopeOf([list, branch, inner, branchContact, ...rest]: readonly string[]): TenantScope {
  if (list !== 'branches' || branch === undefined || inner === undefined) return {}
  const isInContact = inner === 'branchContacts' && branchContact !== undefined && rest.length > 0
  return isInContact ? { branch, branchContact } : { branch }
}
