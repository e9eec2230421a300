/** Minutes that orders are promised in, from when they are placed. */
export type Delays = { readonly minDelayInMinutes: number; readonly maxDelayInMinutes: number }

/** A zone's own minutes: null leaves them to the order mode. */
export type ZoneDelays = {
  readonly minDelayInMinutes: number | null
  readonly maxDelayInMinutes: number | null
}

/**
 * Returns the minutes promised for a zone: its own, else the order mode's. A zone with a lower
 * maximum alone has no higher minimum.
 */
export function delaysInZone(mode: Delays, zone: ZoneDelays | null): Delays {
  const most = zone?.maxDelayInMinutes ?? mode.maxDelayInMinutes
  const least = zone?.minDelayInMinutes ?? mode.minDelayInMinutes
  return { minDelayInMinutes: Math.min(least, most), maxDelayInMinutes: most }
}

/** Whether a zone has minutes of its own. */
export const hasOwnDelays = (zone: ZoneDelays): boolean =>
  zone.minDelayInMinutes !== null || zone.maxDelayInMinutes !== null
