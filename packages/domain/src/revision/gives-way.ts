import type { Operation } from './operation.ts'

/** Fields that take a thing off sale, each with the value that does. */
const OFF: ReadonlyMap<string | undefined, boolean> = new Map([
  ['visible', false],
  ['active', false],
  ['orderEnabled', false],
  ['blocked', true],
])

/** Most things that are turned off by hand: a category, the plates of a day. */
const MOST = 50

/**
 * Whether a change only turns things off: hides a plate, closes a branch contact, removes a way to
 * pay. It is let through where others have to wait, since the person who makes it has no time.
 */
export const givesWay = (operations: readonly Pick<Operation, 'kind' | 'place'>[]): boolean =>
  operations.length <= MOST &&
  operations.every((operation) => {
    const { kind, place, to } = operation as Operation & { readonly to?: unknown }
    const off = OFF.get(place.at(-1))
    return kind === 'set' && off !== undefined && to === off
  })
