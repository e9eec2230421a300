export type ListPosition = { readonly at: number | null; readonly count: number }

/**
 * Returns where a key leads in the list of a combobox: arrows wrap around through the field itself
 * (null), Home and End stay with the text. Undefined for other keys.
 */
export function moveInList(key: string, { at, count }: ListPosition): number | null | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return at === null ? 0 : at === count - 1 ? null : at + 1
  if (key === 'ArrowUp') return at === null ? count - 1 : at === 0 ? null : at - 1
  return undefined
}
