import { spawn, spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { repositoryRoot } from './source-files.ts'

/**
 * Result of a command: its exit code (1 when a signal ended it) and its whole output, without
 * colours.
 */
export type CommandResult = { readonly code: number; readonly output: string }

export type CommandOptions = {
  /** Variables beside those of this process; `undefined` takes one away. */
  readonly env?: Readonly<Record<string, string | undefined>>
  /** `collect` (the default) keeps the output for the result; `show` passes it on as it comes. */
  readonly output?: 'collect' | 'show'
  readonly cwd?: string
}

/**
 * Runs a program of the repository, of node_modules/.bin first, without a shell and without input.
 */
export function runCommand(
  command: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? repositoryRoot,
      env: environment(options.env),
      stdio: [
        'ignore',
        options.output === 'show' ? 'inherit' : 'pipe',
        options.output === 'show' ? 'inherit' : 'pipe',
      ],
    })
    let output = ''
    const collect = (chunk: Buffer): void => {
      output += chunk.toString('utf8')
    }
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    child.on('error', (error) => resolve({ code: 1, output: `${command}: ${error.message}` }))
    child.on('close', (code) => resolve({ code: code ?? 1, output: stripVTControlCharacters(output) }))
  })
}

/** Runs a program of the system, shows its output, and returns whether it succeeded. */
export function runToEnd(command: string, args: readonly string[], cwd = repositoryRoot): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0
}

/** Returns the trimmed output of a program of the system; undefined when it is absent or fails. */
export function readCommand(command: string, args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync(command, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return status === 0 ? stdout.trim() : undefined
}

function environment(changes: CommandOptions['env'] = {}): NodeJS.ProcessEnv {
  const binaries = join(repositoryRoot, 'node_modules', '.bin')
  const env = { ...process.env, PATH: `${binaries}${delimiter}${process.env.PATH}`, ...changes }
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined))
}
