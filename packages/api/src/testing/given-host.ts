import { createClient, type Client, type Fetch } from '@mostrador/contract/client'
import * as routes from '@mostrador/contract/routes'
import type { GivenContact } from './given-contact.ts'
import type { TestApi } from './start-test-api.ts'

/** Gives a contact, its branch or its company a host of its own, which its operator answers for. */
export const givenHost = (
  { given }: Pick<TestApi, 'given'>,
  host: string,
  { of, kind = 'contact' }: { readonly of: GivenContact; readonly kind?: 'company' | 'branch' | 'contact' },
): Promise<void> =>
  given.change(of, async (db) => {
    await db
      .insertInto('hosts')
      .values({
        host,
        company_id: of.companyId,
        branch_id: kind === 'company' ? null : of.branchId,
        branch_contact_id: kind === 'contact' ? of.id : null,
      })
      .execute()
    await db
      .insertInto('host_proofs')
      .values({ company_id: of.companyId, host, state: 'PROVED', way: 'OPERATOR', proved_at: new Date(0) })
      .execute()
  })

/** Sends requests to a host as a browser that is there does. */
export const fetchAt =
  ({ fetch }: Pick<TestApi, 'fetch'>, host: string): Fetch =>
  (url, init) =>
    fetch(new URL(url, `http://${host}:3000`).href, init)

/** The typed client of a page on a host. */
export const clientAt = (api: Pick<TestApi, 'fetch'>, host: string): Client =>
  createClient(fetchAt(api, host), routes)
