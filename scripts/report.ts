/** Finding of a check, with its place and advice in one sentence. `line` counts from 1. */
export type Finding = { readonly path: string; readonly line?: number; readonly sentence: string }

/**
 * Prints the findings, one per line as path:line, and makes the process fail when there are any.
 */
export function report(findings: readonly Finding[]): void {
  for (const { path, line, sentence } of findings) {
    console.error(`${line === undefined ? path : `${path}:${line}`}  ${sentence}`)
  }
  if (findings.length > 0) process.exitCode = 1
}
