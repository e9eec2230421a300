const LEADING_HALF = /[\uD800-\uDBFF]$/

/**
 * Notes within a limit (null: none), counted as the server counts them: in UTF-16 units, so that an
 * emoji is two. What would leave half of one leaves all of it; half of one stays where a keyboard
 * still has room for the other half. Source: 000 §5 Items.
 */
export function cutNotes(notes: string, limit: number | null): string {
  if (limit === null || notes.length < limit) return notes
  return notes.slice(0, limit).replace(LEADING_HALF, '')
}
