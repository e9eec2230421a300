import type { Client } from '@mostrador/contract/client'
import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import { givenPasskey, passkeyShown } from '../../testing/given-passkey.ts'
import { givenShop, type GivenShop } from '../../testing/given-shop.ts'
import type { StaffLogin } from '../../testing/given-staff.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let shop: GivenShop
let colleague: StaffLogin & { readonly id: string }
let roleKey: string

const role = { name: 'Caja', permissions: ['orders.see'] as const }

beforeEach(async () => {
  api = await startTestApi()
  shop = await givenShop(api)
  colleague = await api.given.staff({ contacts: [shop.contact] })
  const own = { ...role, permissions: [...role.permissions] }
  roleKey = dataOf(await shop.owner.createRole({ params: { id: shop.companyId }, body: own })).role
})

const [somewhere, password] = [{ branch: null, branchContact: null }, 'una clave de prueba']
const stranger = '0198c000-0000-7000-8000-0000000000b1'
const response = {
  id: 'a',
  rawId: 'a',
  type: 'public-key' as const,
  clientExtensionResults: {},
  response: { clientDataJSON: 'a', attestationObject: 'a' },
}

/** Calls that make ways in, people, passwords or keys, or change the account that charges. */
const grave = (client: Client): Readonly<Record<string, () => Promise<unknown>>> => {
  const [branchContact, company] = [{ params: { id: shop.id } }, { params: { id: shop.companyId } }]
  const seen = { name: 'Caja', permissions: [...role.permissions] }
  const more = { name: 'Caja', permissions: ['orders.see' as const, 'menu.edit' as const] }
  return {
    beginPasskey: () => client.beginPasskey({ body: { password } }),
    addPasskey: () => client.addPasskey({ body: { name: 'De otro', response } }),
    removePasskey: () => client.removePasskey({ params: { id: stranger }, body: { password } }),
    beginSecondFactor: () => client.beginSecondFactor({ body: { password } }),
    confirmSecondFactor: () => client.confirmSecondFactor({ body: { code: '123456' } }),
    setStaffPin: () => client.setStaffPin({ ...company, body: { password, pin: '8305' } }),
    inviteByLink: () =>
      client.inviteStaff({
        ...branchContact,
        body: { ...somewhere, email: 'x@y.example', role: 'OWNER', by: 'LINK' },
      }),
    inviteByMail: () =>
      client.inviteStaff({
        ...branchContact,
        body: { ...somewhere, email: 'z@y.example', role: 'OWNER', by: 'MAIL' },
      }),
    makePasswordLink: () =>
      client.makePasswordLink({
        params: { id: shop.companyId, personId: colleague.id },
        body: { password },
      }),
    setTeamRole: () =>
      client.setTeamRole({
        params: { id: shop.id, personId: colleague.id },
        body: { ...somewhere, seen: null, role: 'OWNER' },
      }),
    createRole: () => client.createRole({ ...company, body: { ...more, name: 'Otra' } }),
    changeRole: () =>
      client.changeRole({ params: { id: shop.companyId, key: roleKey }, body: { ...more, seen } }),
    createApiKey: () =>
      client.createApiKey({
        ...branchContact,
        body: { ...somewhere, name: 'ERP', permissions: ['payments'] },
      }),
    makeFoundingLink: () =>
      client.makeFoundingLink({ ...company, body: { note: '', email: null, by: 'LINK' } }),
    beginPaymentAuthorisation: () =>
      client.beginPaymentAuthorisation({
        params: { id: shop.branchId, provider: 'mercadopago' },
        body: { branchContactId: shop.id },
      }),
    finishPaymentAuthorisation: () => client.finishPaymentAuthorisation({ body: { state: 'a', code: 'b' } }),
    shareDevice: () =>
      client.shareDevice({ ...branchContact, body: { name: 'Tablet', idleMinutes: 5, password } }),
  }
}

/** The calls of these that answer `passkey-first`. */
async function refusedFirst(client: Client): Promise<readonly string[]> {
  const found: string[] = []
  for (const [name, call] of Object.entries(grave(client))) {
    const answer = (await call()) as { problem?: { status: number; code: string } }
    if (answer.problem?.status === 409 && answer.problem.code === 'passkey-first') found.push(name)
  }
  return found
}

const ALL = [
  'beginPasskey',
  'addPasskey',
  'removePasskey',
  'beginSecondFactor',
  'confirmSecondFactor',
  'setStaffPin',
  'inviteByLink',
  'inviteByMail',
  'makePasswordLink',
  'setTeamRole',
  'createRole',
  'changeRole',
  'createApiKey',
  'makeFoundingLink',
  'beginPaymentAuthorisation',
  'finishPaymentAuthorisation',
  'shareDevice',
]

/** spec('decisions proofs-of-fields.7') */
test('the password of who has a passkey makes no way in, though no company asks for a factor', async () => {
  await givenPasskey(api, shop.ownerLogin.id)
  expect(await refusedFirst(shop.owner)).toEqual(ALL)
})

/** spec('decisions proofs-of-fields.7') */
test('a session that a passkey began, or of who has none, is asked for no passkey', async () => {
  expect(await refusedFirst(shop.owner)).toEqual([])
  const other = await api.given.staff({ role: 'OWNER', company: shop.contact })
  const client = await api.as(other)
  await givenPasskey(api, other.id)
  await passkeyShown(api)
  expect(await refusedFirst(client)).toEqual([])
})

/** spec('decisions proofs-of-fields.7') */
test('without the passkey the work goes on, and what is given may be taken away', async () => {
  await givenPasskey(api, shop.ownerLogin.id)
  const { owner, id, contact, companyId, branchId } = shop
  expect((await owner.listBoard({ params: { id } })).ok).toBe(true)
  const place = { branch: contact.branchId, branchContact: contact.id }
  const team = { params: { id, personId: colleague.id } }
  expect(await owner.setTeamRole({ ...team, body: { ...place, seen: 'CASHIER', role: null } })).toMatchObject(
    { ok: true },
  )
  const seen = { name: 'Caja', permissions: [...role.permissions] }
  expect(
    await owner.changeRole({
      params: { id: companyId, key: roleKey },
      body: { name: 'Caja', permissions: [], seen },
    }),
  ).toMatchObject({ ok: true })
  expect(
    await owner.disconnectPaymentAccount({ params: { id: branchId, provider: 'mercadopago' } }),
  ).toMatchObject({ problem: { code: 'payment-account-not-found' } })
})

/** spec('decisions proofs-of-fields.7') */
test('a colleague who lost the passkey is taken out of the team, and comes in anew without one', async () => {
  await givenPasskey(api, colleague.id)
  const { owner, id, contact } = shop
  const place = { branch: contact.branchId, branchContact: contact.id }
  const team = { params: { id, personId: colleague.id } }
  dataOf(await owner.setTeamRole({ ...team, body: { ...place, seen: 'CASHIER', role: null } }))
  const invited = { ...place, email: colleague.email, role: 'CASHIER', by: 'LINK' } as const
  const { url } = dataOf(await owner.inviteStaff({ params: { id }, body: invited }))
  const token = url?.split('#')[1] ?? ''
  const fresh = { token, name: 'Sofía', password: 'otra frase bien larga' }
  expect((await api.client.acceptInvitation({ body: fresh })).ok).toBe(true)
  const client = await api.as({ email: colleague.email, password: fresh.password })
  expect((await client.beginPasskey({ body: { password: fresh.password } })).ok).toBe(true)
})
