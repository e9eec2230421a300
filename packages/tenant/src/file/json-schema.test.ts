import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { tenantJsonSchema } from './json-schema.ts'

/** spec('decisions tenants-are-files.1') */
it('is published as it is: after a change, run `npm run tenant -- schema`', () => {
  const published = readFileSync(join(import.meta.dirname, '../..', 'tenant.schema.json'), 'utf8')
  expect(published).toBe(tenantJsonSchema())
})
