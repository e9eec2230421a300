import { runCommand } from './run-command.ts'

/** Longest time for the registry, in milliseconds. */
const PATIENCE_MS = 60_000

/** Severities that stop the check; lesser ones open no door. */
const GRAVE: ReadonlySet<string> = new Set(['high', 'critical'])

type Weakness = { readonly severity?: unknown; readonly range?: unknown }

/** Result of an audit: whether the registry answered, and the grave weaknesses, one line each. */
export type Audit = { readonly isTold: boolean; readonly grave: readonly string[] }

/**
 * Reads the output of `npm audit --json`; any other text means that the registry did not answer.
 */
export function readAudit(output: string): Audit {
  const start = output.indexOf('{')
  const end = output.lastIndexOf('}')
  try {
    const { vulnerabilities } = JSON.parse(output.slice(start, end + 1)) as {
      readonly vulnerabilities?: Readonly<Record<string, Weakness>>
    }
    if (!vulnerabilities) return { isTold: false, grave: [] }
    const grave = Object.entries(vulnerabilities)
      .filter(([, { severity }]) => GRAVE.has(String(severity)))
      .map(([name, { severity, range }]) => `${name} ${String(range)}: ${String(severity)}`)
    return { isTold: true, grave }
  } catch {
    return { isTold: false, grave: [] }
  }
}

/**
 * Asks the registry for known weaknesses of production dependencies. '' where no grave one is
 * known, and where the registry does not answer: without a network the check passes.
 */
export async function checkAudit(): Promise<string> {
  const args = ['audit', '--omit=dev', '--json', `--fetch-timeout=${PATIENCE_MS}`, '--fetch-retries=0']
  const { output } = await runCommand('npm', args)
  const { isTold, grave } = readAudit(output)
  if (!isTold) console.log('The registry does not tell of weaknesses; nothing was audited.')
  return grave.join('\n')
}
