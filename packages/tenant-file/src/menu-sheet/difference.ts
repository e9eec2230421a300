import type { TenantMenu } from '../schema/tenant-schema.ts'

/** One thing that an import of a spreadsheet would do to a menu. */
export type Difference = {
  readonly kind: 'added' | 'removed' | 'changed'
  readonly what: 'category' | 'plate' | 'garnishGroup' | 'discount'
  readonly name: string
  /** The fields that change, as texts. */
  readonly fields: readonly { readonly field: string; readonly before: string; readonly after: string }[]
}

type Thing = { readonly key: string; readonly name: string }

/** What changes between two versions of a menu, list by list. */
export function menuDifference(before: TenantMenu, after: TenantMenu): readonly Difference[] {
  return [
    ...compare('category', before.categories, after.categories),
    ...compare('garnishGroup', before.garnishGroups, after.garnishGroups),
    ...compare('plate', platesOf(before), platesOf(after)),
    ...compare('discount', before.discounts, after.discounts),
  ]
}

/** Plates with what the menu's lists say of them. */
const platesOf = (menu: TenantMenu) =>
  menu.plates.map((plate) => ({
    ...plate,
    remarked: menu.remarkeds.includes(plate.key),
    upselled: menu.upselleds.includes(plate.key),
  }))

function compare(
  what: Difference['what'],
  before: readonly Thing[],
  after: readonly Thing[],
): readonly Difference[] {
  const removed = before.filter(({ key }) => !after.some((one) => one.key === key))
  const added = after.filter(({ key }) => !before.some((one) => one.key === key))
  const changed = after.flatMap((thing) => {
    const old = before.find(({ key }) => key === thing.key)
    const fields = old ? fieldsThatChange(old, thing) : []
    return fields.length > 0 ? [{ kind: 'changed', what, name: thing.name, fields } as const] : []
  })
  return [
    ...removed.map(({ name }) => ({ kind: 'removed', what, name, fields: [] }) as const),
    ...added.map(({ name }) => ({ kind: 'added', what, name, fields: [] }) as const),
    ...changed,
  ]
}

function fieldsThatChange(before: object, after: object): Difference['fields'] {
  const fields = new Map<string, unknown>(Object.entries(before))
  const names = new Set([...fields.keys(), ...Object.keys(after)])
  const others = new Map<string, unknown>(Object.entries(after))
  return [...names].flatMap((field) => {
    const [one, other] = [shown(fields.get(field)), shown(others.get(field))]
    return one === other ? [] : [{ field, before: one, after: other }]
  })
}

/** A value as a short text; things of a list by their names. */
function shown(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) return value.map(shown).join(', ')
  if (typeof value !== 'object') return String(value)
  const { key: _identity, ...rest } = value as Record<string, unknown>
  return Object.values(rest)
    .filter((part) => part !== '' && part !== false && part !== true && part !== 0)
    .map(shown)
    .join(' ')
}
