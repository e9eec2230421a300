import { mirroredAt } from '@mostrador/domain/revision/mirrored-place'
import type { DocumentPlace, Operation } from '@mostrador/domain/revision/operation'

/** A menu, or of it some plates alone. */
export type MenuPart = {
  readonly kind: 'menu'
  readonly branchKey: string
  readonly menuKey: string
  /** Plates whose own fields change; undefined for the whole menu. */
  readonly plateKeys: readonly string[] | undefined
}

/** Branch contact, or the overrides of some over the menus of their branch. */
export type ContactPart = {
  readonly kind: 'contact'
  readonly branchKey: string
  readonly contactKeys: readonly string[]
  /** Whether all of the branch contact is read; then there is only one. */
  readonly isWhole: boolean
  /** The keys of things of menus that are spoken of, and others. */
  readonly mentioned: readonly string[]
}

/**
 * Smallest part of a company by which a change is judged and written; of things around it those
 * that it names are read.
 */
export type Part = MenuPart | ContactPart

/** Number of steps to a menu or to a branch contact, and to a plate. */
export const PART_STEPS = 4
const PLATE_STEPS = 6

/**
 * Returns the part of a company in which operations lie; undefined where they touch more than one,
 * or one as a thing of its branch.
 */
export function partOf(operations: readonly Operation[]): Part | undefined {
  const [first] = operations
  if (!first) return undefined
  const [list, , inner] = first.place
  if (list !== 'branches' || !operations.every(({ place }) => isBeside(place, first.place))) return undefined
  return inner === 'menus'
    ? menuOf(operations)
    : inner === 'branchContacts'
      ? contactOf(operations)
      : undefined
}

/** Whether a place is inside a thing of the same list; another key is another thing. */
const isBeside = (place: DocumentPlace, first: DocumentPlace): boolean =>
  place.length > PART_STEPS &&
  place[PART_STEPS] !== 'key' &&
  place.slice(0, PART_STEPS - 1).every((step, at) => step === first[at])

const keysAt = (operations: readonly Operation[], at: number): readonly string[] => [
  ...new Set(operations.map(({ place }) => place[at] ?? '')),
]

function menuOf(operations: readonly Operation[]): MenuPart | undefined {
  const [branchKey = ''] = keysAt(operations, 1)
  const [menuKey = '', another] = keysAt(operations, PART_STEPS - 1)
  if (another !== undefined) return undefined
  const isOfPlates = operations.every(({ place }) => isOfPlate(place))
  const plateKeys = isOfPlates ? keysAt(operations, PLATE_STEPS - 1) : undefined
  return { kind: 'menu', branchKey, menuKey, plateKeys }
}

/** Whether a place is inside a plate, but not its key, which others refer to. */
const isOfPlate = (place: DocumentPlace): boolean =>
  place[PART_STEPS] === 'plates' && place.length > PLATE_STEPS && place[PLATE_STEPS] !== 'key'

/**
 * Fields of a branch contact that are known outside of its branch too, or are no part of the
 * document's history.
 */
const APART: ReadonlySet<string> = new Set([
  'alias',
  'host',
  'nps',
  'riderSecurityCode',
  'riderSecurityCodeHash',
  'soldOut',
])

function contactOf(operations: readonly Operation[]): ContactPart | undefined {
  const [branchKey = ''] = keysAt(operations, 1)
  const contactKeys = keysAt(operations, PART_STEPS - 1)
  if (keysAt(operations, PART_STEPS).some((field) => APART.has(field))) return undefined
  const isWhole = !operations.every(({ place }) => mirroredAt(place))
  if (isWhole && contactKeys.length > 1) return undefined
  const mentioned = new Set(operations.flatMap(({ place }) => place.slice(PART_STEPS + 1)))
  for (const operation of operations) for (const key of keysIn(operation)) mentioned.add(key)
  return { kind: 'contact', branchKey, contactKeys, isWhole, mentioned: [...mentioned] }
}

/** Levels of a branch contact below which no thing has a key. */
const DEEPEST_KEY = 12

function keysIn(value: unknown, levels = DEEPEST_KEY): readonly string[] {
  if (typeof value !== 'object' || value === null || levels === 0) return []
  return Object.entries(value).flatMap(([field, inner]) =>
    field === 'key' && typeof inner === 'string' ? [inner] : keysIn(inner, levels - 1),
  )
}
