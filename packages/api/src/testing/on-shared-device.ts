import type { GivenContact } from './given-contact.ts'
import type { TestApi } from './start-test-api.ts'

/** Makes all sessions that there are such as were begun by a PIN, on a tablet of a company. */
export async function onSharedDevice(
  { ports: { database } }: Pick<TestApi, 'ports'>,
  { companyId }: Pick<GivenContact, 'companyId'>,
): Promise<void> {
  const id = '0198c000-0000-7000-8000-0000000000d7'
  const device = { id, company_id: companyId, name: 'Caja', idle_minutes: 5, created_at: new Date(0) }
  await database.insertInto('shared_devices').values(device).execute()
  await database.updateTable('staff_sessions').set({ shared_device_id: id }).execute()
}
