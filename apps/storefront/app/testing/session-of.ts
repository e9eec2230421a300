import type { GivenRider } from '@mostrador/api/testing/given-rider'
import type { RiderSession } from '../rider/rider-session.ts'

/**
 * Session on the device of a test's rider; the calls themselves are made by `api.riding(rider)`.
 */
export const sessionOf = ({ id, name, phone }: GivenRider): RiderSession => ({
  since: '2026-11-20T12:00:00.000Z',
  branchContactId: 'of no shop, since the token is shown',
  riderId: id,
  name,
  phone,
})
