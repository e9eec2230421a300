import type { Client } from '@mostrador/contract/client'
import type { GivenContact } from './given-contact.ts'
import type { TestApi } from './start-test-api.ts'

/** A field of a thing of the menu, from its menu on: `['plates', id, 'price']`. */
type Field = readonly string[]

/** The place at which a contact says something of its own, in the document of its branch. */
async function placeAt({ ports }: TestApi, contact: GivenContact, field: Field): Promise<string[]> {
  const menu = await ports.database
    .selectFrom('menus')
    .select('key')
    .where('id', '=', contact.menuId)
    .executeTakeFirstOrThrow()
  return ['branchContacts', contact.alias, 'menus', menu.key, ...field]
}

/**
 * Fields of a contact over its branch, each over its earlier value. Amounts in major units.
 */
export async function sayAt(
  api: TestApi,
  { client, contact }: { readonly client: Client; readonly contact: GivenContact },
  said: readonly { readonly field: Field; readonly from?: unknown; readonly to?: unknown }[],
) {
  const operations = []
  for (const { field, from, to } of said)
    operations.push({ kind: 'set' as const, place: await placeAt(api, contact, field), from, to })
  return client.changeDocument({ params: { id: contact.branchId }, body: { operations } })
}
