import { staffPasswords } from '../people/staff/staff-passwords.ts'
import type { GivenContact } from './given-contact.ts'
import { startTestApi, type TestApi } from './start-test-api.ts'

/** The code with which the riders of a tested contact begin. */
const RIDER_CODE = 'palermo-2026'

let hashed: Promise<string> | undefined

/** The hash of that code, made once. */
export const riderCodeHash = (): Promise<string> => (hashed ??= staffPasswords.hash(RIDER_CODE))

/** An API with a contact whose riders begin with the code. */
export async function startRiderContact(): Promise<{
  readonly api: TestApi
  readonly contact: GivenContact
}> {
  const api = await startTestApi()
  const contact = await api.given.branchContact({
    contact: { rider_security_code_hash: await riderCodeHash() },
  })
  return { api, contact }
}

/** The body with which Rita begins a shift, with `fields` in the place of hers. */
export const ritasForm = ({ id }: GivenContact, fields: object = {}) => ({
  name: 'Rita Ríos',
  phone: '11 2345-6789',
  securityCode: RIDER_CODE,
  riderUser: { branchContact: { id } },
  active: true,
  ...fields,
})
