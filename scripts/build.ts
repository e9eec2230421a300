import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ensureMigratedFiles } from '@mostrador/database/embedded/migrated-files'
import { runCommand } from './run-command.ts'
import { isTest, listPaths, repositoryRoot } from './source-files.ts'
import { readWorkspaces, type Workspace } from './workspaces.ts'

/**
 * Builds the workspaces that browsers load, each only when it or a dependency of it changed since
 * its last build, and beside them the files from which embedded databases begin. Returns the error;
 * '' for none.
 */
export async function build(): Promise<string> {
  const files = isOnServer() ? undefined : ensureMigratedFiles()
  const problem = await buildWorkspaces()
  // Without them a new database makes its own.
  await files?.catch((error: unknown) => console.warn(error))
  return problem
}

/** Whether the settings name a PostgreSQL server, for which no embedded database begins. */
const isOnServer = (): boolean => /^postgres(?:ql)?:/.test(process.env.DATABASE_URL ?? '')

async function buildWorkspaces(): Promise<string> {
  const workspaces = readWorkspaces()
  const problems: string[] = []
  for (const workspace of workspaces.filter(({ scripts }) => scripts.build)) {
    const state = stateOf(workspace, workspaces)
    const stamp = join(repositoryRoot, '.cache', 'builds', `${workspace.name.replace('/', '+')}.txt`)
    if (isBuilt(workspace) && readStamp(stamp) === state) continue
    console.log(`Building ${workspace.folder}…`)
    const env = { NODE_ENV: 'production' }
    const { code, output } = await runCommand('npm', ['run', '--silent', 'build', '-w', workspace.name], {
      env,
    })
    if (code !== 0) {
      problems.push(output)
      continue
    }
    mkdirSync(dirname(stamp), { recursive: true })
    writeFileSync(stamp, state)
  }
  return problems.join('\n')
}

/**
 * Returns a fingerprint of the names, sizes and times of all files that a build of the workspace
 * reads.
 */
function stateOf(workspace: Workspace, all: readonly Workspace[]): string {
  const hash = createHash('sha256')
  const shared = ['package-lock.json', 'tsconfig.base.json']
  const own = foldersUnder(workspace, all).flatMap((folder) =>
    listPaths(join(repositoryRoot, folder))
      .filter((path) => !isTest(path))
      .map((path) => `${folder}/${path}`),
  )
  for (const path of [...shared, ...own]) {
    const { mtimeMs, size } = statSync(join(repositoryRoot, path))
    hash.update(`${path} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

/**
 * Returns the workspace's folder and those of our workspaces that it depends on, directly or not.
 */
function foldersUnder(workspace: Workspace, all: readonly Workspace[]): string[] {
  const found = new Set([workspace])
  for (const { dependencies } of found) {
    for (const one of all) if (dependencies[one.name]) found.add(one)
  }
  return [...found].map(({ folder }) => folder).sort()
}

function isBuilt({ folder }: Workspace): boolean {
  return ['build', 'dist'].some((output) =>
    statSync(join(repositoryRoot, folder, output), { throwIfNoEntry: false }),
  )
}

function readStamp(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

if (import.meta.main) {
  const problem = await build()
  if (problem) {
    console.error(problem)
    process.exitCode = 1
  }
}
