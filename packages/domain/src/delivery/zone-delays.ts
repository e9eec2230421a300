/** What orders are promised in minutes from when they are placed. */
export type Delays = { readonly minDelayInMinutes: number; readonly maxDelayInMinutes: number }

/** What a zone says of them: null for what its order mode says. */
export type ZoneDelays = {
  readonly minDelayInMinutes: number | null
  readonly maxDelayInMinutes: number | null
}

/**
 * What deliveries to a zone are promised: its own minutes, and of the order mode what it says
 * nothing of. A zone that is said to be near with its longest delay alone is no slower at its best.
 */
export function delaysInZone(mode: Delays, zone: ZoneDelays | null): Delays {
  const most = zone?.maxDelayInMinutes ?? mode.maxDelayInMinutes
  const least = zone?.minDelayInMinutes ?? mode.minDelayInMinutes
  return { minDelayInMinutes: Math.min(least, most), maxDelayInMinutes: most }
}

/** Whether a zone says anything of its own. */
export const hasOwnDelays = (zone: ZoneDelays): boolean =>
  zone.minDelayInMinutes !== null || zone.maxDelayInMinutes !== null
