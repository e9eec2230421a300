import type { Permission } from './permission.ts'
import { TENANT_PERMISSIONS } from './tenant-permissions.ts'
import type { ListTree, PermissionTree } from './tenant-permissions.ts'

/**
 * One step of a change of a tenant, as far as it says who may do it: its place in the document, and
 * what it brings there.
 */
export type ChangeStep = {
  readonly kind: 'set' | 'add' | 'move' | 'remove'
  readonly place: readonly string[]
  readonly from?: unknown
  readonly to?: unknown
  readonly thing?: unknown
}

/**
 * Where something is, by what is on the way to it, all by their keys or all by their ids: without a
 * branch, in the whole company; without a company, in the one that is spoken of.
 */
export type TenantScope = {
  readonly company?: string
  readonly branch?: string
  readonly branchContact?: string
}

/**
 * A permission that a change needs, and where. One with `toAccount` is beside another one, since
 * the change says to which account diners send their money: no PIN does for it.
 */
export type ChangeNeed = TenantScope & { readonly permission: Permission; readonly toAccount?: true }

type Node = PermissionTree | undefined

/** What nobody thought of is for owners alone. */
const UNKNOWN: Permission = 'company'

/**
 * The permissions that the steps of a change need, each once: that of its place; of a value that is
 * written and of a thing that is added those of all that is in it, so that nobody changes a price
 * by taking a plate out and putting it back. To take a thing out needs that of its list.
 */
export function needsOfChange(steps: readonly ChangeStep[]): readonly ChangeNeed[] {
  const needs = new Map<string, ChangeNeed>()
  for (const step of steps) {
    const scope = scopeOf(step.place)
    for (const permission of permissionsOf(step))
      needs.set(JSON.stringify([permission, scope]), { permission, ...scope })
    if (saysAccount(step)) {
      const need = { permission: 'payments', toAccount: true, ...scope } as const
      needs.set(JSON.stringify(need), need)
    }
  }
  return [...needs.values()]
}

/** The permission of a place of a tenant; undefined where the table does not know the place. */
export function permissionAt(place: readonly string[]): Permission | undefined {
  const node = nodeAt(place)
  if (isList(node)) return node[0]
  return typeof node === 'string' ? node : undefined
}

/**
 * The permissions of which one is enough to read what stands at a place: somebody reads all that is
 * beside what he or she may change there. What is for owners alone hides nothing beside it.
 */
export function needsOfReading(place: readonly string[]): readonly ChangeNeed[] {
  const found = new Set<Permission>()
  gatherAll(nodeAt(place), found)
  if (found.size > 1) found.delete('company')
  const scope = scopeOf([...place, ''])
  return [...found].map((permission) => ({ permission, ...scope }))
}

/** Takes every permission of a place and of all that can stand below it. */
function gatherAll(node: Node, into: Set<Permission>): void {
  if (typeof node === 'string') into.add(node)
  else if (isList(node)) node.forEach((one) => gatherAll(one, into))
  else Object.values(node ?? {}).forEach((one) => gatherAll(one, into))
}

function permissionsOf({ kind, place, from, to, thing }: ChangeStep): ReadonlySet<Permission> {
  const found = new Set<Permission>()
  if (kind === 'set') [from, to].forEach((value) => gather(nodeAt(place), value, found))
  else found.add(permissionAt(place.slice(0, -1)) ?? UNKNOWN)
  if (kind === 'add') gather(nodeAt(place), thing, found)
  return found.size === 0 ? new Set([UNKNOWN]) : found
}

/** Takes the permissions of a value and of all that is in it. */
function gather(node: Node, value: unknown, into: Set<Permission>): void {
  if (node === undefined) into.add(UNKNOWN)
  else if (typeof node === 'string') into.add(node)
  else if (isList(node)) {
    into.add(node[0])
    if (Array.isArray(value)) value.forEach((thing) => gather(node[1], thing, into))
  } else if (typeof value === 'object' && value !== null)
    Object.entries(value).forEach(([field, inner]) => gather(stepInto(node, field), inner, into))
}

/** Where a tenant says to which account diners transfer; `*` is the key of a thing of a list. */
const TO_ACCOUNT = ['branches', '*', 'paymentTypes', '*', 'transfer']

/** Whether a step brings an account, at its place, inside it, or in a thing around it. */
function saysAccount({ kind, place, to, thing }: ChangeStep): boolean {
  if (kind === 'remove' || kind === 'move') return false
  const isOnTheWay = place.every((step, at) => {
    const known = TO_ACCOUNT[at]
    return known === undefined || known === '*' || known === step
  })
  return isOnTheWay && brings(kind === 'add' ? thing : to, TO_ACCOUNT.slice(place.length))
}

/** Whether a value has something at the end of a path. */
function brings(value: unknown, [step, ...rest]: readonly string[]): boolean {
  if (step === undefined) return value !== undefined
  if (step === '*') return Array.isArray(value) && value.some((one) => brings(one, rest))
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return false
  return brings((value as Readonly<Record<string, unknown>>)[step], rest)
}

const nodeAt = (place: readonly string[]): Node => place.reduce<Node>(stepInto, TENANT_PERMISSIONS)

/** Of a list each step is the key of a thing, whichever the key; of a thing it is a field. */
function stepInto(node: Node, step: string): Node {
  if (node === undefined || typeof node === 'string') return node
  if (isList(node)) return node[1]
  return Object.hasOwn(node, step) ? node[step] : node['**']
}

const isList = (node: Node): node is ListTree => Array.isArray(node)

/**
 * Where one must be let do it: what is in a local, there; the local itself and all else of a
 * branch, in the branch; a branch itself, in the company.
 */
function scopeOf([list, branch, inner, branchContact, ...rest]: readonly string[]): TenantScope {
  if (list !== 'branches' || branch === undefined || inner === undefined) return {}
  const isInContact = inner === 'branchContacts' && branchContact !== undefined && rest.length > 0
  return isInContact ? { branch, branchContact } : { branch }
}
