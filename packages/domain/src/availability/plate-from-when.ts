import { ALWAYS, whenAll, whenSome, type FromWhen } from './from-when.ts'

/** Rule of a garnish group, and from when on each garnish is available. */
type AskingGroup = {
  readonly mandatory: boolean
  readonly multipleSelection: boolean
  readonly minGarnishAmount: number
  readonly garnishes: readonly FromWhen[]
}

/**
 * Returns how many different garnishes answer a group. A group whose garnishes are all hidden
 * demands none; one with too few visible at a branch contact cannot be answered there.
 */
function demandOf({ mandatory, multipleSelection, minGarnishAmount, garnishes }: AskingGroup): number {
  if (!mandatory || garnishes.length === 0) return 0
  return multipleSelection ? 1 : Math.max(1, minGarnishAmount)
}

/**
 * Returns when a plate can be ordered: itself, one of its sizes, and enough garnishes of each of
 * its mandatory groups. A plate that no diner could complete is sold out like any other.
 */
export const plateFromWhen = (plate: {
  readonly own: FromWhen
  readonly sizes: readonly FromWhen[]
  readonly groups: readonly AskingGroup[]
}): FromWhen =>
  whenAll([
    plate.own,
    plate.sizes.length > 0 ? whenSome(1, plate.sizes) : ALWAYS,
    ...plate.groups.map((group) => whenSome(demandOf(group), group.garnishes)),
  ])
