import type { Log } from '@mostrador/api/ports'

/** One line of JSON for each event, on the standard output or, for errors, the standard error. */
export function createJsonLog(now: () => Date): Log {
  const write =
    (level: string, stream: NodeJS.WriteStream) =>
    (event: string, fields: Readonly<Record<string, unknown>> = {}): void =>
      void stream.write(`${JSON.stringify({ at: now().toISOString(), level, event, ...fields })}\n`)
  return {
    info: write('info', process.stdout),
    warn: write('warn', process.stdout),
    error: write('error', process.stderr),
  }
}
