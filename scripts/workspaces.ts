import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { repositoryRoot } from './source-files.ts'

/** One workspace of the repository, as its package.json says. */
export type Workspace = {
  readonly name: string
  /** Path from the root, with forward slashes. */
  readonly folder: string
  readonly scripts: Readonly<Record<string, string>>
  readonly dependencies: Readonly<Record<string, string>>
}

type Manifest = Partial<Workspace> & { readonly workspaces?: readonly string[] }

/** Returns every workspace that the root's package.json lists and that exists, sorted by folder. */
export function readWorkspaces(): Workspace[] {
  const patterns = readManifest('.').workspaces ?? []
  const manifests = patterns.flatMap((pattern) =>
    globSync(`${pattern}/package.json`, { cwd: repositoryRoot }),
  )
  return manifests
    .map((path) => dirname(path).replaceAll('\\', '/'))
    .sort()
    .map((folder) => {
      const { name = folder, scripts = {}, dependencies = {} } = readManifest(folder)
      return { name, folder, scripts, dependencies }
    })
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(repositoryRoot, folder, 'package.json'), 'utf8')) as Manifest
}
