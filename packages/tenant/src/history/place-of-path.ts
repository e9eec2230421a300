import { keyOf } from '@mostrador/domain/revision/keyed-list'
import type { DocumentPlace, Thing } from '@mostrador/domain/revision/operation'

/**
 * Returns the place of a problem's path in a document: `branches[0].menus[2].name` is
 * `branches/parrilla/menus/carta/name`. A thing without a key, or a missing one, is named by its
 * position.
 */
export function placeOfPath(document: unknown, path: string): DocumentPlace {
  let found: unknown = document
  return path.split(/[.[\]]+/).flatMap((step) => {
    if (step === '') return []
    const isPosition = Array.isArray(found) && /^\d+$/.test(step)
    found = (found as Readonly<Record<string, unknown>> | null | undefined)?.[step]
    return [isPosition && hasKey(found) ? keyOf(found) : step]
  })
}

const hasKey = (value: unknown): value is Thing =>
  typeof value === 'object' &&
  value !== null &&
  [(value as Thing).key, (value as Thing).code].some((one) => typeof one === 'string')
