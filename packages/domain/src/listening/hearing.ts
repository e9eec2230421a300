/** For how long a console that said something last is believed to be there, in milliseconds. */
export const HEARD_MS = 90_000

/** How often a console says that it is there, in milliseconds: twice before it is missed. */
export const BEAT_MS = 30_000

/**
 * From which age on a row is written although nothing changed, in milliseconds: every second beat,
 * so that even the one after a lost beat comes before the console is missed.
 */
export const STALE_MS = 40_000

/**
 * Whether a new order would be heard: a console whose sound is on, and let by its browser, was
 * there just now. `soundedAt` is when one was there last; null for none.
 */
export const isHeard = (soundedAt: Date | null, now: Date): boolean =>
  soundedAt !== null && now.getTime() - soundedAt.getTime() < HEARD_MS

/** Since when nobody hears, as far as it counts. */
export type Deafness = {
  /** When somebody heard last; null where nobody ever did. */
  readonly heardAt: Date | null
  /** Since when the branch contact is open. */
  readonly openSince: Date
  /** Since when it pauses for it, or was last told by hand to go on. */
  readonly countsFrom: Date
}

/**
 * Whether nobody has heard a branch contact for so many minutes of its opening: what was not heard
 * before it opened, wished to pause or was told to go on counts for nothing.
 */
export function isDeafFor({ heardAt, openSince, countsFrom }: Deafness, minutes: number, now: Date): boolean {
  const since = Math.max(heardAt?.getTime() ?? 0, openSince.getTime(), countsFrom.getTime())
  return now.getTime() - since >= Math.max(minutes * 60_000, HEARD_MS)
}
