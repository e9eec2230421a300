import { emptyDatabase } from '@mostrador/database/testing'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { canonicalForm } from '../document/canonical-form.ts'
import { checkTenantFile } from '../check/check-tenant-file.ts'
import { exportTenant } from './export-tenant.ts'
import type { ImportWorld } from './import-world.ts'
import { importTenant } from './import-tenant.ts'
import { tenantSchema } from '../schema/tenant-schema.ts'
import { testWorld } from '../testing/small-tenant.ts'
import { anyTenant } from '../testing/generated-tenants.ts'
import { undoRevision } from '../history/undo-revision.ts'

let world: ImportWorld
beforeAll(async () => {
  world = await testWorld()
})

/** spec('decisions tenants-are-files.2') spec('decisions locals-own.7') */
it('whatever stood there before, the database is what the last file says, and the export says it', async () => {
  const each = fc.asyncProperty(fc.array(anyTenant, { minLength: 1, maxLength: 3 }), async (files) => {
    await emptyDatabase(world.db)
    const documents: string[] = []
    for (const file of files) {
      expect(checkTenantFile(file)).toMatchObject({ ok: true })
      expect(await importTenant(file, world)).toMatchObject({ ok: true })
      // Compared as text: the order of fields is part of the canonical form.
      const text = JSON.stringify(await exportTenant(world.db, 'azar'))
      expect(text).toBe(JSON.stringify(canonicalForm(tenantSchema, file)))
      expect(await importTenant(JSON.parse(text), world)).toMatchObject({ ok: true, changed: false })
      documents.push(text)
    }
    // Each is taken back, newest first, byte for byte; one that changed nothing is no revision.
    const different = documents.filter((text, at) => text !== documents[at - 1])
    for (const [back, text] of different.toReversed().slice(1).entries()) {
      const number = different.length - back
      expect(await undoRevision({ companyKey: 'azar', number }, world)).toMatchObject({ ok: true })
      expect(JSON.stringify(await exportTenant(world.db, 'azar'))).toBe(text)
    }
  })
  await fc.assert(each, { numRuns: 15 })
}, 120_000)
