/** A thing of a file that may be wrong in any way, and its place. */
export type Spot = { readonly path: string; readonly value: Readonly<Record<string, unknown>> }

/** Whether a value is an object with fields. */
export const isThing = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a value has more levels than that; it is not followed further. */
export const isDeeperThan = (levels: number, value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner)))

/** Returns the place of a field: `branches[0].name`. */
export const at = (path: string, field: string | number): string => {
  if (typeof field === 'number') return `${path}[${field}]`
  return path === '' ? field : `${path}.${field}`
}

/** Returns the value of a field, own fields only. */
export const valueOf = (spot: Spot, field: string): unknown =>
  Object.hasOwn(spot.value, field) ? spot.value[field] : undefined

/** Returns the things of a list; other values are left out, since the schema refuses them. */
export function spotsIn(spot: Spot, field: string): readonly Spot[] {
  const list = valueOf(spot, field)
  if (!Array.isArray(list)) return []
  return list.flatMap((value: unknown, index) =>
    isThing(value) ? [{ path: at(at(spot.path, field), index), value }] : [],
  )
}

/** Returns the thing under a field. */
export function spotUnder(spot: Spot, field: string): Spot | undefined {
  const value = valueOf(spot, field)
  return isThing(value) ? { path: at(spot.path, field), value } : undefined
}

/** Returns the texts of a list, each with its place. */
export function textsIn(
  spot: Spot,
  field: string,
): readonly { readonly path: string; readonly text: string }[] {
  const list = valueOf(spot, field)
  if (!Array.isArray(list)) return []
  return list.flatMap((text: unknown, index) =>
    typeof text === 'string' ? [{ path: at(at(spot.path, field), index), text }] : [],
  )
}

/** Returns the text of a field. */
export const textOf = (spot: Spot, field: string): string | undefined => {
  const value = valueOf(spot, field)
  return typeof value === 'string' ? value : undefined
}

/** Returns the number of a field. */
export const numberOf = (spot: Spot, field: string): number | undefined => {
  const value = valueOf(spot, field)
  return typeof value === 'number' ? value : undefined
}

/** Returns the keys of the things of a list. */
export const keysOf = (spot: Spot | undefined, field: string): ReadonlySet<string> =>
  new Set(spot ? spotsIn(spot, field).map((item) => textOf(item, 'key') ?? '') : [])
