import { posix } from 'node:path'
import { readModule } from './read-imports.ts'
import { report, type Finding } from './report.ts'
import { isTest, readSources, repositoryRoot, type SourceFile } from './source-files.ts'

/** Houses whose folders are rooms, one for each idea. */
const HOUSES = ['apps/storefront/app', 'apps/console/app', 'packages/ui/src']

/** Most lines of a file that belongs to its one user, without a test of its own. */
const MOST_LINES = 60

/** Files that stay by themselves, by path, each with the reason. */
type Exceptions = Readonly<Record<string, string>>

const TABLE = 'scripts/check-lonely-files.ts'

const exceptions: Exceptions = {
  'apps/console/app/dispatch/dispatch-map.tsx':
    'The only place that needs the exemption from a rule of the linter which is said once for a file.',
  'apps/storefront/app/checkout/benefits-card.tsx': 'Its user, the form, would be longer than a file may be.',
  'apps/storefront/app/first-routes.ts': 'A list of calls: the one place to see what the first view may ask.',
}

/** Importer of a file: by a static import, of types too, or as the program runs. */
type Importer = { readonly path: string; readonly isLazy: boolean }

/**
 * Finds files of the houses that belong into the only file that uses them: small, in the same
 * room, not loaded lazily, and no entry of a test. Files that a room exports to another are its
 * own. A path without importers is an entry, which knip judges. Outdated exceptions are told too.
 */
export function checkLonelyFiles(
  files: readonly SourceFile[],
  kept: Exceptions = exceptions,
): readonly Finding[] {
  const importers = importersOf(files)
  const lonely = files.flatMap((file) => {
    const user = onlyUser(file, importers.get(file.path) ?? [])
    return user === undefined ? [] : [{ path: file.path, user }]
  })
  const found = new Set(lonely.map(({ path }) => path))
  return [
    ...lonely
      .filter(({ path }) => kept[path] === undefined)
      .map(({ path, user }) => ({
        path,
        sentence: `Only ${user} uses this: let it live there, or say in ${TABLE} why it stays by itself.`,
      })),
    ...Object.keys(kept)
      .filter((path) => !found.has(path))
      .map((path) => ({ path: TABLE, sentence: `${path} needs no exception any more: take it out.` })),
  ]
}

/** Returns the file that another one should live with; undefined where it rightly stands alone. */
function onlyUser({ path, text }: SourceFile, importers: readonly Importer[]): string | undefined {
  if (isTest(path) || roomOf(path) === undefined || text.trimEnd().split('\n').length > MOST_LINES)
    return undefined
  const users = new Set(importers.map((importer) => importer.path))
  const [user] = users
  if (user === undefined || users.size > 1 || importers.some(({ isLazy }) => isLazy)) return undefined
  return roomOf(user) === roomOf(path) && !isTest(user) && !isPage(path) ? user : undefined
}

/** Returns the room of a file in its house; the house itself for files beside the rooms. */
function roomOf(path: string): string | undefined {
  const house = HOUSES.find((folder) => path.startsWith(`${folder}/`))
  if (house === undefined) return undefined
  const [folder = '', ...rest] = path.slice(house.length + 1).split('/')
  return rest.length === 0 ? house : `${house}/${folder}`
}

/** The router loads the pages by their names. */
const isPage = (path: string): boolean => path.startsWith('apps/storefront/app/pages/')

function importersOf(files: readonly SourceFile[]): ReadonlyMap<string, readonly Importer[]> {
  const importers = new Map<string, Importer[]>()
  for (const file of files) {
    for (const { from, dynamic } of readModule(file).imports) {
      for (const path of pathsOf(file.path, from)) {
        const known = importers.get(path) ?? []
        importers.set(path, [...known, { path: file.path, isLazy: dynamic }])
      }
    }
  }
  return importers
}

function pathsOf(importer: string, from: string): readonly string[] {
  if (from.startsWith('.')) return [posix.join(posix.dirname(importer), from.replace(/\?.*$/, ''))]
  const [, name, path] = /^@mostrador\/([^/]+)\/(.+)$/.exec(from) ?? []
  if (name === undefined || path === undefined) return []
  return [`packages/${name}/src/${path}`, `packages/${name}/src/${path}.ts`]
}

if (import.meta.main) report([...checkLonelyFiles(readSources(repositoryRoot))])
