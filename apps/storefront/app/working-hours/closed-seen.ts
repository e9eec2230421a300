const SEEN_PREFIX = 'mostrador.closed-seen.'

/** Notes that this visit has been told that the local is closed; whether it could be noted. */
export function markClosedSeen(alias: string): boolean {
  try {
    sessionStorage.setItem(SEEN_PREFIX + alias, '1')
    return true
  } catch {
    return false
  }
}

/** Whether this visit has not been told yet; it has from then on. Where storage is forbidden it is never told. */
export function isFirstSightOfClosed(alias: string): boolean {
  try {
    return sessionStorage.getItem(SEEN_PREFIX + alias) === null && markClosedSeen(alias)
  } catch {
    return false
  }
}
