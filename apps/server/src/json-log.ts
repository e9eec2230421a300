import type { Log } from '@mostrador/api/ground/ports'
import { maskPersonal } from '@mostrador/domain/client-error/mask-personal'

/**
 * Names of fields with our ids, the server's own address, or words of the code, by which events
 * are found; no person typed them.
 */
const OURS = /Ids?$|^(id|attempt|url|what|event|rule|route)$/

/** Masks personal data in a value: an error's text may repeat typed words. */
function withoutPeople(name: string, value: unknown): unknown {
  if (typeof value === 'string') return OURS.test(name) ? value : maskPersonal(value)
  if (Array.isArray(value)) return value.map((one) => withoutPeople(name, one))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([inner, one]) => [inner, withoutPeople(inner, one)]))
}

/**
 * Makes a log of one JSON line per event, on the standard output or, for errors, the standard
 * error. Phones, e-mails, codes of orders, tokens and addresses in its texts are masked.
 */
export function createJsonLog(now: () => Date): Log {
  const write =
    (level: string, stream: NodeJS.WriteStream) =>
    (event: string, fields: Readonly<Record<string, unknown>> = {}): void => {
      const told = withoutPeople('', fields) as object
      stream.write(`${JSON.stringify({ at: now().toISOString(), level, event, ...told })}\n`)
    }
  return {
    info: write('info', process.stdout),
    warn: write('warn', process.stdout),
    error: write('error', process.stderr),
  }
}
