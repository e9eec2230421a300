import type { Client } from '@mostrador/contract/client'
import { importTenant } from '@mostrador/tenant/file/import-tenant'
import { smallTenant, testWorld } from '@mostrador/tenant/testing/small-tenant'
import { sql } from 'kysely'
import type { GivenContact } from './given-contact.ts'
import type { StaffLogin } from './given-staff.ts'
import type { TestApi } from './start-test-api.ts'

type Ids = {
  readonly companyId: string
  readonly branchId: string
  /** Its branch contact. */
  readonly id: string
  readonly alias: string
  readonly orderModeId: string
}

/** A shop that came by its file, and who owns it. */
export type GivenShop = Ids & {
  readonly owner: Client
  readonly ownerLogin: StaffLogin & { readonly id: string }
  /** Options that the builders of a test take for a contact of this shop. */
  readonly contact: GivenContact
}

/** Imports the tenant of the tests, under a key of its own where there are several. */
export async function givenShop(api: TestApi, key = 'prueba'): Promise<GivenShop> {
  const { database: db, newId } = api.ports
  const world = { ...(await testWorld()), db, newId, now: api.clock.now }
  const tenant = smallTenant()
  const [branch, ...others] = tenant.branches
  const renamed =
    key === 'prueba'
      ? tenant
      : {
          ...tenant,
          company: { ...tenant.company, key },
          branches: [
            {
              ...branch,
              alias: `${key}-marca`,
              branchContacts: branch.branchContacts?.map((one) => ({ ...one, alias: `${key}-${one.key}` })),
            },
            ...others,
          ],
          staff: [],
        }
  const imported = await importTenant(renamed, world)
  if (!imported.ok) throw new Error(JSON.stringify(imported.problems))
  const { rows } = await sql<Ids>`
    select m.company_id as "companyId", m.branch_id as "branchId", m.branch_contact_id as id,
      m.id as "orderModeId", a.alias
    from order_modes m join companies c on c.id = m.company_id
      join menus on menus.id = m.menu_id and menus.key = 'carta'
      join aliases a on a.branch_contact_id = m.branch_contact_id
    where c.key = ${key} order by m.position limit 1`.execute(db)
  const [ids] = rows
  if (!ids) throw new Error('The shop sells nothing')
  const contact = ids as unknown as GivenContact
  const ownerLogin = await api.given.staff({ role: 'OWNER', company: contact })
  return { ...ids, contact, ownerLogin, owner: await api.as(ownerLogin) }
}
