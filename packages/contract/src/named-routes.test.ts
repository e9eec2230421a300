import { expect, test } from 'vitest'
import { namedRoutes } from './named-routes.ts'

const resolved = (source: string, kind: string) =>
  namedRoutes().resolveId.call({ resolve: async () => ({ id: '/contract/routes.ts' }) }, source, 'page.ts', {
    kind,
  })

test('whoever names routes has them from a copy, and whoever brings all of them from the table', async () => {
  expect(await resolved('@mostrador/contract/routes', 'import-statement')).toBe('/contract/routes.ts?named')
  expect(await resolved('@mostrador/contract/routes', 'dynamic-import')).toBeUndefined()
  expect(await resolved('@mostrador/contract/route', 'import-statement')).toBeUndefined()
})
