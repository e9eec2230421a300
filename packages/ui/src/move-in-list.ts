/** Where the keyboard stands in a list of so many lines; null while it is not in it. */
export type ListPlace = { readonly at: number | null; readonly count: number }

/**
 * Where a key leads in the list of a combobox: the arrows go around by way of the field itself
 * (null), Home and End stay with the text. Undefined for a key that leads nowhere.
 */
export function moveInList(key: string, { at, count }: ListPlace): number | null | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return at === null ? 0 : at === count - 1 ? null : at + 1
  if (key === 'ArrowUp') return at === null ? count - 1 : at === 0 ? null : at - 1
  return undefined
}
