import type { Client } from '@mostrador/contract/client'
import type { Permission } from '@mostrador/domain/permission/permission'
import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import type { StaffLogin } from '../../testing/given-staff.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const LINK = 'futuro@cliente.example'
const PARTNER = 'socio@casa.example'
const NOTE = 'Pizzería secreta'
const KEY = 'ERP central'
const TABLET = 'Caja de la otra marca'
const COOK = 'cocinera@casa.example'

let api: TestApi
let palermo: GivenContact
let other: GivenContact
let login: StaffLogin & { readonly id: string }
let owner: Client

const company = { branch: null, branchContact: null }

/** An operator company of two brands, and its owner. */
beforeEach(async () => {
  api = await startTestApi()
  palermo = await api.given.branchContact()
  other = await api.given.branchContact({ sameCompanyAs: palermo })
  await api.ports.database
    .insertInto('operator_companies')
    .values({ company_id: palermo.companyId, since: api.clock.now })
    .execute()
  login = await api.given.staff({ role: 'OWNER', company: palermo })
  owner = await api.as(login)
})

/** A link for a new company, an invitation, a key and a tablet, each of the whole company. */
async function makeNews(by: Client, { password }: Pick<StaffLogin, 'password'>) {
  const params = { id: palermo.id }
  const link = { note: NOTE, email: LINK, by: 'LINK' as const }
  dataOf(await by.makeFoundingLink({ params: { id: palermo.companyId }, body: link }))
  const invited = { ...company, email: PARTNER, role: 'OWNER', by: 'LINK' as const }
  dataOf(await by.inviteStaff({ params, body: invited }))
  const key = { ...company, name: KEY, permissions: ['payments' as const] }
  const { id } = dataOf(await by.createApiKey({ params, body: key }))
  const device = { name: TABLET, idleMinutes: 5, password }
  dataOf(await by.shareDevice({ params: { id: other.id }, body: device }))
  return id
}

/** A person with a role of the company's own, in one brand or in the whole company. */
async function whoMay(at: 'branch' | 'company', ...permissions: Permission[]): Promise<Client> {
  const key = `propio-${permissions.join('-')}`
  await api.ports.database
    .insertInto('staff_roles')
    .values({ company_id: palermo.companyId, key, name: key, permissions, created_at: new Date(0) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return api.as(await api.given.staff({ role: key, [at]: palermo }))
}

const historyOf = async (client: Client, query: { text?: string } = {}) =>
  dataOf(await client.listRevisions({ params: { id: palermo.branchId }, query })).revisions
const seenBy = async (client: Client, words = [LINK, NOTE, PARTNER, KEY, TABLET]) => {
  const history = JSON.stringify(await historyOf(client))
  return words.filter((word) => history.includes(word))
}

test('the owner of a brand reads nothing in the history that the lists of the company refuse', async () => {
  await makeNews(await api.as(login), login)
  const brand = await api.as(await api.given.staff({ role: 'OWNER', branch: palermo }))
  const lists = JSON.stringify([
    await brand.listFoundingLinks({ params: { id: palermo.companyId } }),
    await brand.listSharedDevices({ params: { id: palermo.id } }),
    await brand.listApiKeys({ params: { id: palermo.id } }),
    await brand.getTeam({ params: { id: palermo.id } }),
  ])
  expect([LINK, NOTE, PARTNER, KEY, TABLET].filter((word) => lists.includes(word))).toEqual([])
  expect(await seenBy(brand)).toEqual([])
  expect(await historyOf(brand, { text: PARTNER })).toEqual([])
  expect(await seenBy(await whoMay('branch', 'activity', 'staff', 'integrations'))).toEqual([])
  expect(await seenBy(owner)).toEqual([LINK, NOTE, PARTNER, KEY, TABLET])
})

test('the people of a company are told its news by the permission of the list that shows them', async () => {
  await makeNews(await api.as(login), login)
  expect(await seenBy(await whoMay('company', 'activity', 'staff'))).toEqual([PARTNER, TABLET])
  expect(await seenBy(await whoMay('company', 'activity', 'integrations'))).toEqual([KEY])
})

test.each(['branch', 'company'] as const)(
  'what ends with a role of a %s is told to the readers of its own list alone',
  async (at) => {
    const leaving = await api.given.staff({ role: 'OWNER', company: palermo })
    const { id: personId } = leaving
    const key = await makeNews(await api.as(leaving), leaving)
    const brand = { branch: palermo.branchId, branchContact: null }
    const params = { id: palermo.id, personId }
    if (at === 'branch') {
      dataOf(await owner.setTeamRole({ params, body: { ...brand, role: 'CASHIER', seen: null } }))
      // A file takes the role in the company: what waits ends with the next change.
      const theirs = api.ports.database.deleteFrom('staff_memberships').where('staff_user_id', '=', personId)
      await theirs.where('branch_id', 'is', null).execute()
      dataOf(await owner.setTeamRole({ params, body: { ...brand, role: null, seen: 'CASHIER' } }))
    } else {
      const body = { ...company, role: null, seen: 'OWNER', keys: { keep: [], end: [key] } }
      dataOf(await owner.setTeamRole({ params, body }))
    }
    const newest = async (client: Client) => {
      const history = await historyOf(client)
      const ended = history.filter(({ sentences }) => / retir| dej| revoc/.test(sentences.join(' ')))
      const text = JSON.stringify(ended)
      return [LINK, PARTNER, KEY, TABLET].filter((word) => text.includes(word))
    }
    const staff = await whoMay('company', 'activity', 'staff')
    expect(await newest(staff)).toEqual([PARTNER, TABLET])
    expect(await newest(await whoMay('branch', 'activity', 'staff'))).toEqual([])
    expect(await newest(owner)).toEqual(
      at === 'company' ? [LINK, PARTNER, KEY, TABLET] : [LINK, PARTNER, TABLET],
    )
  },
)

test('the owner of a brand reads who was invited there, joined, and was invited no more', async () => {
  const brand = await api.as(await api.given.staff({ role: 'OWNER', branch: palermo }))
  const invited = {
    branch: palermo.branchId,
    branchContact: palermo.id,
    role: 'CASHIER',
    by: 'LINK' as const,
  }
  const params = { id: palermo.id }
  const invite = async (email: string) =>
    dataOf(await brand.inviteStaff({ params, body: { ...invited, email } }))
  const { url } = await invite(COOK)
  const body = { token: url?.split('#')[1] ?? '', name: 'Rita Cocinera', password: 'una frase bien larga' }
  dataOf(await api.client.acceptInvitation({ body }))
  const { id: personId } = await invite(PARTNER)
  dataOf(await brand.revokeInvitation({ params: { id: palermo.id, personId } }))
  const told = (await historyOf(brand)).map(({ sentences }) => sentences[0])
  expect(told.slice(0, 4)).toEqual([
    `Se retiró la invitación de ${PARTNER}`,
    expect.stringContaining(PARTNER),
    'Rita Cocinera aceptó la invitación y se sumó al equipo',
    expect.stringContaining(COOK),
  ])
})
