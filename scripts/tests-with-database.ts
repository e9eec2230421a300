import { globSync, readFileSync } from 'node:fs'

const ROOMS = [
  'packages/api',
  'packages/database',
  'packages/tenant',
  'apps/cli',
  'apps/server',
  'demo',
  'scripts',
]

/** Imports by which a test of another room asks the real API. */
const ASKS_THE_API = /from '(?:@mostrador\/api\/|[./]+\/testing\/render-page\.tsx')/

/**
 * Returns the tests of every room that start a database: they take minutes together, the others
 * seconds. Paths from the root of the repository.
 */
export function testsWithDatabase(): readonly string[] {
  const others = globSync('{packages,apps,bench}/**/*.test.{ts,tsx}', {
    exclude: (path) => path.includes('node_modules') || path.includes('/build'),
  })
  return [
    ...ROOMS.map((room) => `${room}/**/*.test.{ts,tsx}`),
    ...others.filter(
      (path) =>
        !ROOMS.some((room) => path.startsWith(`${room}/`)) && ASKS_THE_API.test(readFileSync(path, 'utf8')),
    ),
  ]
}
