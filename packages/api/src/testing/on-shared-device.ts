import { sharedDeviceCookie } from '../people/shared-device/shared-device-cookie.ts'
import type { GivenContact } from './given-contact.ts'
import { givenStaff } from './given-staff.ts'
import type { TestApi } from './start-test-api.ts'

/**
 * Makes all sessions that there are such as were begun by a PIN, on a tablet of a company that an
 * owner of its own shared, who had shown a second factor. Returns the cookie of the tablet.
 */
export async function onSharedDevice(
  { ports, clock }: Pick<TestApi, 'ports' | 'clock'>,
  company: Pick<GivenContact, 'companyId'>,
): Promise<string> {
  const { database } = ports
  const id = '0198c000-0000-7000-8000-0000000000d7'
  const sharer = await givenStaff(database, { role: 'OWNER', company })
  await database
    .insertInto('shared_devices')
    .values({
      id,
      company_id: company.companyId,
      name: 'Caja',
      idle_minutes: 5,
      staff_user_id: sharer.id,
      by_factor: true,
      created_at: new Date(0),
    })
    .execute()
  await database.updateTable('staff_sessions').set({ shared_device_id: id, touched_at: clock.now }).execute()
  const [, header] = sharedDeviceCookie(ports, { id, renewal: 0 })
  return header.split(';')[0] ?? ''
}
