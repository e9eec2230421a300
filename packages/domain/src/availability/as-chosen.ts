import type { Plate } from '../menu/menu.ts'

/** Thing of a menu that can be sold out; `backAt` (ISO 8601) where that is known. */
export type RunsOut = { readonly soldOut?: boolean | undefined; readonly backAt?: string | undefined }

/** Marks things that are back as available. */
const backing =
  (isBack: (thing: RunsOut) => boolean) =>
  <Thing extends RunsOut>(thing: Thing): Thing =>
    thing.soldOut && isBack(thing) ? { ...thing, soldOut: false } : thing

/** Marks a plate, and its sizes and garnishes, as available where they are back. */
export function withBack(plate: Plate, isBack: (thing: RunsOut) => boolean): Plate {
  const there = backing(isBack)
  return {
    ...plate,
    sizes: plate.sizes.map(there),
    garnishGroups: plate.garnishGroups.map((group) => ({ ...group, garnishes: group.garnishes.map(there) })),
  }
}

/**
 * Returns a plate with all that can be chosen of it: for later, also things that are known to come
 * back.
 */
export const asChosen = (plate: Plate): Plate =>
  plate.later === undefined ? plate : withBack(plate, ({ backAt }) => backAt !== undefined)
