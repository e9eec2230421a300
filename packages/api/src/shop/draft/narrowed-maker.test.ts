import { PREVIEW_HEADER } from '@mostrador/domain/branding/preview-header'
import { expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import { givenPasskey } from '../../testing/given-passkey.ts'
import { givenShop, type GivenShop } from '../../testing/given-shop.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const whatsApp = ['branchContacts', 'centro', 'whatsAppPhone']
const drafted = { operations: [{ kind: 'set' as const, place: whatsApp, to: '+5491166667777' }] }
const COMPANY = { branch: null, branchContact: null }

async function narrow({ owner, id }: GivenShop, personId: string): Promise<void> {
  const to = { ...COMPANY, seen: 'MANAGER', role: 'KITCHEN' }
  dataOf(await owner.setTeamRole({ params: { id, personId }, body: to }))
}

/** Whether the page of a draft's link has some words. */
const says = async (api: TestApi, path: string, [token, words]: readonly [string, string]) =>
  (await (await api.fetch(path, { headers: { [PREVIEW_HEADER]: token } })).text()).includes(words)

/** spec('decisions proofs-of-fields.3') */
test('a draft of the document shows nothing once its maker may not make it any more', async () => {
  const api = await startTestApi()
  const shop = await givenShop(api)
  const login = await api.given.staff({ role: 'MANAGER', company: shop.contact })
  const manager = await api.as(login)
  const { token } = dataOf(await manager.draftDocument({ params: { id: shop.branchId }, body: drafted }))
  const read = () => says(api, `/api/diner/branchcontacts/${shop.id}`, [token, '66667777'])
  expect(await read()).toBe(true)
  await narrow(shop, login.id)
  expect(await read()).toBe(false)
})

/** spec('decisions proofs-of-fields.3') */
test('a look that is tried ends with the role that may put it on', async () => {
  const api = await startTestApi()
  const shop = await givenShop(api)
  const login = await api.given.staff({ role: 'MANAGER', company: shop.contact })
  const manager = await api.as(login)
  const params = { id: shop.branchId }
  const { branding } = dataOf(await manager.getBranding({ params }))
  const look = { ...branding, customMessage: 'Un mensaje de quien se fue' }
  const { token } = dataOf(await manager.draftBranding({ params, body: { branding: look } }))
  const sees = () => api.client.getAlias({ params: { alias: shop.alias }, query: { preview: token } })
  expect(JSON.stringify(dataOf(await sees()))).toContain('Un mensaje de quien se fue')
  await narrow(shop, login.id)
  expect(await sees()).toMatchObject({ problem: { status: 404, code: 'preview-not-found' } })
})

/** spec('decisions proofs-of-fields.3') */
test('a draft is worth what its maker had shown: a password is no second factor beside a passkey', async () => {
  const api = await startTestApi()
  const shop = await givenShop(api)
  const transfer = { alias: 'de.otro', holder: 'Otro', mark: 'BOTH' }
  const thing = { key: 'banco', paymentMethod: 'OTHER', showName: 'Banco', transfer }
  const adding = { kind: 'add' as const, place: ['paymentTypes', 'banco'], thing, after: null }
  const body = { operations: [adding, ...drafted.operations] }
  const { token } = dataOf(await shop.owner.draftDocument({ params: { id: shop.branchId }, body }))
  const read = () => says(api, `/api/diner/branchcontacts/${shop.id}`, [token, '66667777'])
  const before = await read()
  await givenPasskey(api, shop.ownerLogin.id)
  expect([before, await read()]).toEqual([true, false])
})
