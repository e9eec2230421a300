import { inspect } from 'node:util'

/** Errors that a person can mend: their message says how, and a stack would only hide it. */
const FOR_PEOPLE = new Set(['DirectoryInUse', 'WrongSettings'])

/** The sentence for a person, or undefined for what is a bug and deserves its stack. */
export function plainMessage(error: unknown): string | undefined {
  const { name, code, message, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Set PORT to another one.`
  return FOR_PEOPLE.has(name) ? message : undefined
}

/** Lets a start that fails say why in one sentence, and end with 1. */
export function reportStartErrors(runningProcess: NodeJS.Process): void {
  runningProcess.on('uncaughtException', (error) => {
    runningProcess.stderr.write(`\n${plainMessage(error) ?? inspect(error)}\n\n`)
    runningProcess.exit(1)
  })
}
