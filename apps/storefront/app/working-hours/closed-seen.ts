import { readStored, writeStored } from '@mostrador/live/stored-value'

const SEEN_PREFIX = 'mostrador.closed-seen.'

/** Notes that this visit has been told that the local is closed; whether it could be noted. */
export const markClosedSeen = (alias: string): boolean => writeStored('tab', SEEN_PREFIX + alias, '1')

/**
 * Whether this visit has not been told yet; it has from then on. Where storage is forbidden it is
 * never told.
 */
export const isFirstSightOfClosed = (alias: string): boolean =>
  readStored('tab', SEEN_PREFIX + alias) === null && markClosedSeen(alias)
