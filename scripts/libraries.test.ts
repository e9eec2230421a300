import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryRoot } from './source-files.ts'
import { readWorkspaces } from './workspaces.ts'

type Locked = {
  readonly version?: string
  readonly resolved?: string
  readonly integrity?: string
  readonly link?: boolean
  /** It comes inside the package that carries it, whose digest covers it. */
  readonly inBundle?: boolean
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const read = (path: string): unknown => JSON.parse(readFileSync(join(repositoryRoot, path), 'utf8'))
const { packages } = read('package-lock.json') as { packages: Readonly<Record<string, Locked>> }

/** The libraries of others, as the lock has them; workspaces are links. */
const libraries = Object.entries(packages).filter(
  ([path, { link, inBundle }]) => path.includes('node_modules/') && !link && !inBundle,
)

/**
 * Whether the lock has a package where the one at `path` would look for it: in its own folder, or
 * in one above.
 */
const isNamed = (path: string, name: string): boolean =>
  packages[`${path}/node_modules/${name}`] !== undefined ||
  (path.includes('/node_modules/') && isNamed(path.slice(0, path.lastIndexOf('/node_modules/')), name)) ||
  packages[`node_modules/${name}`] !== undefined

test('every library that is installed is named with its exact version and the digest of what it is', () => {
  expect(libraries.length).toBeGreaterThan(100)
  const loose = libraries.filter(
    ([, { version = '', integrity = '' }]) =>
      !/^\d+\.\d+\.\d+/.test(version) || !/^sha512-[\w+/]{86}==$/.test(integrity),
  )
  expect(loose.map(([path]) => path)).toEqual([])
})

test('a part that a library needs on another platform is named too, so that a clean install agrees with the lock', () => {
  const missing = libraries.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isNamed(path, name)),
  )
  expect(missing).toEqual([])
})

test('no library comes from elsewhere than the registry: no repository, no address, no folder', () => {
  const foreign = libraries.filter(
    ([, { resolved }]) => resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/'),
  )
  expect(foreign.map(([path]) => path)).toEqual([])
  const asked = ['.', ...readWorkspaces().map(({ folder }) => folder)].flatMap((folder) => {
    const { dependencies = {}, devDependencies = {} } = read(`${folder}/package.json`) as Readonly<
      Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>> | undefined>
    >
    return Object.entries({ ...dependencies, ...devDependencies }).map(([name, range]) => [
      folder,
      name,
      range,
    ])
  })
  const unusual = asked.filter(([, name = '', range = '']) =>
    name.startsWith('@mostrador/') ? range !== '*' : !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(range),
  )
  expect(unusual).toEqual([])
})
