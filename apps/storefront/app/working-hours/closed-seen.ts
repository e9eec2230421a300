import { readStored, writeStored } from '@mostrador/live/stored-value'

const SEEN_PREFIX = 'mostrador.closed-seen.'

/** Notes that this visit was told; returns whether it could be stored. */
export const markClosedSeen = (alias: string): boolean => writeStored('tab', SEEN_PREFIX + alias, '1')

/** Whether this visit was not told yet; marks it as told. False where storage is forbidden. */
export const isFirstSightOfClosed = (alias: string): boolean =>
  readStored('tab', SEEN_PREFIX + alias) === null && markClosedSeen(alias)
