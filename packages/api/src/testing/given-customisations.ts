import type { CustomisationsTable } from '@mostrador/database/rows'
import type { Insertable } from 'kysely'
import type { GivenContact } from './given-contact.ts'
import type { TestApi } from './start-test-api.ts'
import { nextTestId } from './test-ports.ts'

/** Columns of a customisation that a test may set. */
export type CustomisationOptions = Partial<Omit<Insertable<CustomisationsTable>, 'commands'>> & {
  readonly resource: string
  readonly commands: unknown
}

/** Customisations of a contact's branch, after those that it has, in their order. */
export async function givenCustomisations(
  api: Pick<TestApi, 'given'>,
  contact: GivenContact,
  customisations: readonly CustomisationOptions[],
): Promise<void> {
  const rows = customisations.map(({ commands, ...fields }, position) => {
    const id = nextTestId()
    const tenant = { company_id: contact.companyId, branch_id: contact.branchId }
    return { ...tenant, id, key: id, position, commands: JSON.stringify(commands), ...fields }
  })
  await api.given.change(contact, (db) => db.insertInto('customisations').values(rows).execute())
}
