/**
 * Place in a tenant: field names and keys of things, never positions, so that it means the same
 * while others work (`branches/fuego-lento/menus/carta/plates/bife/price`).
 */
export type DocumentPlace = readonly string[]

/** Writes a place as callers name it: within the branch that they asked for. */
export const placeText = (place: DocumentPlace): string =>
  (place[0] === 'branches' ? place.slice(2) : place).join('/')

export type Thing = Readonly<Record<string, unknown>>

/**
 * Step of a change of a tenant. `from` and `to` of a field are undefined where it is absent;
 * `after` is the key of the thing before it in its list, null for the first.
 */
export type Operation =
  | { readonly kind: 'set'; readonly place: DocumentPlace; readonly from?: unknown; readonly to?: unknown }
  | {
      readonly kind: 'add' | 'remove'
      readonly place: DocumentPlace
      readonly thing: Thing
      readonly after: string | null
    }
  | {
      readonly kind: 'move'
      readonly place: DocumentPlace
      readonly from: string | null
      readonly to: string | null
    }

/** Returns the operations that undo others, in their order. */
export const inverseOf = (operations: readonly Operation[]): readonly Operation[] =>
  operations.toReversed().map(taken)

function taken(operation: Operation): Operation {
  switch (operation.kind) {
    case 'set':
      return { ...operation, from: operation.to, to: operation.from }
    case 'move':
      return { ...operation, from: operation.to, to: operation.from }
    default:
      return { ...operation, kind: operation.kind === 'add' ? 'remove' : 'add' }
  }
}
