/**
 * Of which orders a device of staff is told: of each at once; of each, but not while the local is
 * closed by its hours; or of those alone that nobody hears.
 */
export const PUSH_WISHES = ['EVERY', 'WHILE_OPEN', 'UNHEARD'] as const

/** One of them. */
export type PushWish = (typeof PUSH_WISHES)[number]

/** What a device is told, as its service worker reads it: nothing of the diner's. */
export type PushNote = {
  readonly title: string
  readonly body: string
  /** The page of the console that it opens. */
  readonly path: string
  /** Of notes with one tag a device shows the last. */
  readonly tag: string
}
