import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/** The folder of the repository, absolute. */
export const repository = fileURLToPath(new URL('..', import.meta.url))

export type Memory = { readonly now: number; readonly highest: number }

/** A server in a process of its own, watched from outside. */
export type Program = {
  readonly url: string
  readonly startSeconds: number
  /**
   * Resident memory in megabytes, now and at its highest since the start; NaN where the system does
   * not tell.
   */
  readonly memory: () => Memory
  /** Processor time spent so far, in seconds; NaN where the system does not tell. */
  readonly processorSeconds: () => number
  readonly stop: () => Promise<void>
}

const PATIENCE_MS = 180_000

/**
 * Starts a program of the repository and waits for its line `{"event":"listening","url":…}`;
 * throws with its output instead.
 */
export async function startProgram(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Program> {
  const began = performance.now()
  const child = spawn(process.execPath, args, {
    cwd: repository,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  let printed = ''
  const url = await new Promise<string>((resolve, reject) => {
    const fail = (): void => {
      child.kill('SIGKILL')
      reject(new Error(`${args.join(' ')} did not start:\n${printed}`))
    }
    const patience = setTimeout(fail, PATIENCE_MS)
    child.once('exit', fail)
    // Read for as long as the program lives: a full pipe would stop it.
    const read = (chunk: Buffer): void => {
      if (printed.length < 20_000) printed += chunk.toString('utf8')
      const found = /"event":"listening","url":"([^"]+)"/.exec(printed)?.[1]
      if (!found) return
      clearTimeout(patience)
      resolve(found.replace('localhost', '127.0.0.1'))
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
  })
  const pid = child.pid ?? 0
  return {
    url,
    startSeconds: (performance.now() - began) / 1000,
    memory: () => readMemory(pid),
    processorSeconds: () => readProcessorSeconds(pid),
    stop: async () => {
      child.kill('SIGTERM')
      await Promise.race([ended, wait(10_000).then(() => child.kill('SIGKILL'))])
      await ended
    },
  }
}

/** Reads `VmRSS` and `VmHWM` of a process. */
export function readMemory(pid: number): Memory {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const of = (name: string): number =>
      Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1024
    return { now: of('VmRSS'), highest: of('VmHWM') }
  } catch {
    return { now: Number.NaN, highest: Number.NaN }
  }
}

/**
 * Reads the seconds of a processor. The kernel counts hundredths of a second, in the 14th and 15th
 * field after the program's name.
 */
function readProcessorSeconds(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) / 100
  } catch {
    return Number.NaN
  }
}
