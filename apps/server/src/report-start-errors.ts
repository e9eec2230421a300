import { inspect } from 'node:util'

/** Errors that the operator can fix: their message says how, without a stack. */
const FOR_PEOPLE = new Set(['DirectoryInUse', 'WrongSettings', 'BeforeBaseline'])

/** Returns the sentence for the operator; undefined for a bug, which needs its stack. */
export function plainMessage(error: unknown): string | undefined {
  const { name, code, message, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Set PORT to another one.`
  return FOR_PEOPLE.has(name) ? message : undefined
}

/** Makes a failed start print its reason in one sentence, and exit with 1. */
export function reportStartErrors(runningProcess: NodeJS.Process): void {
  runningProcess.on('uncaughtException', (error) => {
    runningProcess.stderr.write(`\n${plainMessage(error) ?? inspect(error)}\n\n`)
    runningProcess.exit(1)
  })
}
