const LEADING_HALF = /[\uD800-\uDBFF]$/

/**
 * Cuts notes to a limit (null: none) in UTF-16 units, as the server counts, so that an emoji is
 * two. An emoji that does not fit is left out whole; half of one stays where a keyboard still has
 * room for the other half. Source: 000 §5 Items.
 */
export function cutNotes(notes: string, limit: number | null): string {
  if (limit === null || notes.length < limit) return notes
  return notes.slice(0, limit).replace(LEADING_HALF, '')
}
