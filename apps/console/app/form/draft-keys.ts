import { keyOf } from '@mostrador/domain/revision/keyed-list'
import type { Thing } from '@mostrador/domain/revision/operation'
import { freeSlug } from '@mostrador/domain/revision/slug'

/** Prefix of unsaved keys; no slug begins with it. */
const UNSAVED = '~'

/** Returns the key of a thing without a name yet; `number` is unique among such things. */
export const unsavedKey = (number: number): string => `${UNSAVED}${number}`

const isUnsaved = (thing: unknown): thing is Thing & { readonly key: string } =>
  typeof thing === 'object' && thing !== null && String((thing as Thing).key ?? '').startsWith(UNSAVED)

/** Name of a thing from which its permanent key is made; '' for none. */
const calledOf = (thing: Thing): string =>
  String(['name', 'showName', 'title', 'label', 'reason'].map((field) => thing[field]).find(Boolean) ?? '')

/** Value whose things have real keys, with these keys by the unsaved ones. */
export type Keyed = { readonly value: Thing; readonly keys: ReadonlyMap<string, string> }

/**
 * Gives each thing without a real key one made from its name, unique among its siblings; `taken`
 * are the keys of the thing's own siblings, where it is new itself.
 */
export function withKeys(value: Thing, taken: readonly string[] = []): Keyed {
  const keys = new Map<string, string>()
  function keyed(thing: Thing, others: Set<string>): Thing {
    const own = walked(thing) as Thing
    if (!isUnsaved(own)) return own
    const key = freeSlug(calledOf(own), others)
    others.add(key)
    keys.set(own.key, key)
    return { ...own, key }
  }
  function walked(part: unknown): unknown {
    if (Array.isArray(part)) {
      const others = new Set(part.map((one) => keyOf((one ?? {}) as Thing)))
      return part.map((one) => (isUnsaved(one) ? keyed(one, others) : walked(one)))
    }
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(Object.entries(part).map(([field, inner]) => [field, walked(inner)]))
  }
  return { value: keyed(value, new Set(taken)), keys }
}
