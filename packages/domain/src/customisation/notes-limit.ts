/** The most characters that notes may have; null is without limit. */
export type NotesLimit = { readonly order: number | null; readonly item: number | null }

/** On unless configured off. Source: 000 §5 Items, §9. */
export const DEFAULT_NOTES_LIMIT = 250

/** An order mode's own limits: 0 is without limit, null leaves it to the branch. */
export type OwnNotesLimit = { readonly order: number | null; readonly item: number | null }

const limitOf = (own: number | null, branch: number | null | undefined): number | null => {
  if (own !== null) return own === 0 ? null : own
  return branch === undefined ? DEFAULT_NOTES_LIMIT : branch
}

/**
 * Returns the limits of an order mode. The branch's NOTES_LIMIT is the documents' way and holds in
 * all its modes; a mode's own limit holds in it instead; without either, 250. Source: 000 §3, §5.
 */
export const notesLimitOf = (own: OwnNotesLimit, branch: NotesLimit | undefined): NotesLimit => ({
  order: limitOf(own.order, branch?.order),
  item: limitOf(own.item, branch?.item),
})
