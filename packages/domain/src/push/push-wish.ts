/**
 * Orders that a device of staff is told of: each at once; each, but not while the branch contact
 * is closed by its hours; or only those that no console hears.
 */
export const PUSH_WISHES = ['EVERY', 'WHILE_OPEN', 'UNHEARD'] as const

export type PushWish = (typeof PUSH_WISHES)[number]

/** Note to a device, as its service worker reads it: without any data of the diner. */
export type PushNote = {
  readonly title: string
  readonly body: string
  /** The page of the console that it opens. */
  readonly path: string
  /** A device shows only the last note with one tag. */
  readonly tag: string
}
