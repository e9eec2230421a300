/** For how long a console that said something last is believed to be there, in milliseconds. */
export const HEARD_MS = 90_000

/** Time between two beats of a console, in milliseconds: two before it is missed. */
export const BEAT_MS = 30_000

/**
 * Age from which a row is written although nothing changed, in milliseconds: every second beat, so
 * that even the one after a lost beat comes before the console is missed.
 */
export const STALE_MS = 40_000

/**
 * Whether a console would sound for a new order: one with its sound on, and allowed by its
 * browser, was there just now. `soundedAt` is the last time of one; null for none.
 */
export const isHeard = (soundedAt: Date | null, now: Date): boolean =>
  soundedAt !== null && now.getTime() - soundedAt.getTime() < HEARD_MS

/** Time since when no console hears, as far as it counts. */
export type Deafness = {
  /** Last time that a console heard; null for never. */
  readonly heardAt: Date | null
  readonly openSince: Date
  /** Since when it pauses for it, or was last told by hand to go on. */
  readonly countsFrom: Date
}

/**
 * Whether no console has heard a branch contact for so many minutes of its opening: times before
 * it opened, wished to pause or was told to go on do not count.
 */
export function isDeafFor({ heardAt, openSince, countsFrom }: Deafness, minutes: number, now: Date): boolean {
  const since = Math.max(heardAt?.getTime() ?? 0, openSince.getTime(), countsFrom.getTime())
  return now.getTime() - since >= Math.max(minutes * 60_000, HEARD_MS)
}
