/** Whether two values of a document are equal; the order of fields does not matter. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!isObject(one) || !isObject(other)) return false
  if (Array.isArray(one) || Array.isArray(other)) return areSameLists(one, other)
  const fields = Object.keys(one)
  return (
    fields.length === Object.keys(other).length &&
    fields.every((field) => Object.hasOwn(other, field) && isSameValue(one[field], other[field]))
  )
}

/** Compares lists by position: a thousand things make no thousand names of fields. */
const areSameLists = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) &&
  Array.isArray(other) &&
  one.length === other.length &&
  one.every((value, at) => isSameValue(value, other[at]))

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
