import { riderSession } from './rider-session.ts'

/** What else of a rider is kept on this device for a local, each by the room that keeps it. */
const keepers = new Set<(alias: string) => void>()

/** Lets a room forget what it keeps of a rider when the shift is over. */
export const onForgetRider = (forget: (alias: string) => void): void => void keepers.add(forget)

/** The shift is over, or its token died: nothing of the rider and of anybody's addresses stays on the device. */
export function forgetRider(alias: string): void {
  riderSession(alias).write(null)
  for (const forget of keepers) forget(alias)
}
