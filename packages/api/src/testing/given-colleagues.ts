import type { Colleague } from './authorisation-of-colleagues.ts'
import { dataOf } from './data-of.ts'
import type { GivenContact } from './given-contact.ts'
import { givenPasskey } from './given-passkey.ts'
import type { StaffLogin, StaffOptions } from './given-staff.ts'
import type { TestApi } from './start-test-api.ts'
import { cookieOfStaff } from './whole-world.ts'

const COMPANY = { branch: null, branchContact: null }

/**
 * Gives a company more than one of its brands has: an invitation to the whole company, a key and a
 * link for a new company, and a tablet of the other brand. Words that tell of them have "oculto".
 */
async function givenBeyond(api: TestApi, contact: GivenContact, neighbour: GivenContact): Promise<void> {
  const login = await api.given.staff({ role: 'OWNER', company: contact })
  const owner = await api.as(login)
  const params = { id: contact.id }
  const invited = { ...COMPANY, email: 'socio@oculto.example', role: 'OWNER', by: 'LINK' as const }
  dataOf(await owner.inviteStaff({ params, body: invited }))
  const key = { ...COMPANY, name: 'ERP oculto', permissions: ['menu.edit' as const] }
  dataOf(await owner.createApiKey({ params, body: key }))
  const link = { note: 'Cliente oculto', email: 'futuro@oculto.example', by: 'LINK' as const }
  dataOf(await owner.makeFoundingLink({ params: { id: contact.companyId }, body: link }))
  const tablet = { name: 'Caja oculta', idleMinutes: 5, password: login.password }
  dataOf(await owner.shareDevice({ params: { id: neighbour.id }, body: tablet }))
}

/** A role of the company's own, with what no role that every company has lets do alone. */
async function ownRoleOf(api: TestApi, contact: GivenContact): Promise<string> {
  const owner = await api.as(await api.given.staff({ role: 'OWNER', company: contact }))
  const permissions = ['menu.edit', 'reports.see', 'activity'] as const
  const body = { name: 'Carta y cuentas', permissions: [...permissions] }
  return dataOf(await owner.createRole({ params: { id: contact.companyId }, body })).role
}

/** A manager of the whole company signs in, and is made kitchen staff of one local after. */
async function narrowed(api: TestApi, contact: GivenContact): Promise<string> {
  const person = await api.given.staff({ role: 'MANAGER', company: contact })
  const cookie = await cookieOfStaff(api, person)
  const owner = await api.as(await api.given.staff({ role: 'OWNER', company: contact }))
  const params = { id: contact.id, personId: person.id }
  const place = { branch: contact.branchId, branchContact: contact.id }
  dataOf(await owner.setTeamRole({ params, body: { ...place, seen: null, role: 'KITCHEN' } }))
  dataOf(await owner.setTeamRole({ params, body: { ...COMPANY, seen: 'MANAGER', role: null } }))
  return cookie
}

/** The cookies of the colleagues of a company of two brands, of whose first one is the contact. */
export async function givenColleagues(
  api: TestApi,
  contact: GivenContact,
): Promise<Readonly<Record<Colleague, string>>> {
  const { database } = api.ports
  const branch = { name: 'Marca oculta' }
  const neighbour = await api.given.branchContact({ sameCompanyAs: contact, branch })
  await givenBeyond(api, contact, neighbour)
  const signedIn = async (login: StaffLogin) => cookieOfStaff(api, login)
  const staffOf = async (options: StaffOptions) => signedIn(await api.given.staff(options))
  const keyHolder = await api.given.staff({ role: 'OWNER', company: contact })
  await givenPasskey(api, keyHolder.id)
  const cookies = {
    brand: await staffOf({ role: 'OWNER', branch: contact }),
    brandElse: await staffOf({ role: 'OWNER', branch: neighbour }),
    ownRole: await staffOf({ role: await ownRoleOf(api, contact), branch: contact }),
    narrowed: await narrowed(api, contact),
    noPasskey: await signedIn(keyHolder),
    noFactor: await staffOf({ role: 'MANAGER', company: contact }),
  }
  const asked = { role: 'MANAGER', starts_on: '2020-01-01', starts_at: new Date(0) }
  await database
    .insertInto('staff_factor_asks')
    .values({ ...asked, company_id: contact.companyId })
    .execute()
  return cookies
}
