/** So many wait for a connection already that another one would wait in vain. */
export class DatabaseBusy extends Error {
  override readonly name = 'DatabaseBusy'

  constructor(waiting: number) {
    super(`${waiting} already wait for a connection to the database.`)
  }
}

/** Codes of the driver and the network for a connection that cannot be made, or that broke. */
const NO_CONNECTION: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/**
 * SQLSTATE of connections (08), a server that stops or starts (57P), too many connections (53300),
 * a statement that ran out of time (57014, 25P03), a server that is no longer the main one
 * (25006).
 */
const NOT_NOW = /^(08...|57P0[1-5]|53300|57014|25P03|25006)$/

/** The driver's own words, which have no code. */
const DRIVER_SAYS =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after)/

/**
 * Whether an error means only that the database is unreachable right now: another try may succeed.
 * It is unknown whether a broken-off statement was done.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseBusy) return true
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  if (NO_CONNECTION.has(code) || (typeof code === 'string' && NOT_NOW.test(code))) return true
  return DRIVER_SAYS.test(error.message)
}
