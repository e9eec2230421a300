import { importTenant } from '@mostrador/tenant/file/import-tenant'
import { smallTenant, testWorld } from '@mostrador/tenant/testing/small-tenant'
import type { GivenContact } from './given-contact.ts'
import type { TestApi } from './start-test-api.ts'

/**
 * A shop that came by its file, the small one of the tests: what has ids of it. A tenant file names
 * neither its menu nor its payments to a test, so these are not there.
 * @throws Error when the file is refused
 */
export async function givenImportedShop(api: TestApi): Promise<GivenContact> {
  const { database, newId } = api.ports
  const world = { ...(await testWorld()), db: database, newId, now: api.clock.now }
  const imported = await importTenant(smallTenant(), world)
  if (!imported.ok) throw new Error(JSON.stringify(imported.problems))
  const ids = await database
    .selectFrom('branch_contacts as c')
    .innerJoin('branches as b', 'b.id', 'c.branch_id')
    .select(['c.id', 'b.id as branchId', 'b.company_id as companyId'])
    .executeTakeFirstOrThrow()
  return ids as unknown as GivenContact
}
