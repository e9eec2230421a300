import type { Client } from '@mostrador/contract/client'
import type { OperationWire } from '@mostrador/contract/revision/document-schema'
import type { Permission } from '@mostrador/domain/permission/permission'
import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { givenImportedShop } from '../../testing/given-imported-shop.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let contact: GivenContact
let owner: Client

const ALIAS = ['paymentTypes', 'transferencia', 'transfer', 'alias']
const PRICE = ['menus', 'carta', 'plates', 'bife', 'price']
const price: OperationWire = { kind: 'set', place: PRICE, from: 18_500.5, to: 19_000 }
const toAlias = (from: string, to: string): OperationWire => ({ kind: 'set', place: ALIAS, from, to })

/** A shop whose account for transfers and a price changed: each alone, and both together. */
beforeEach(async () => {
  api = await startTestApi()
  contact = await givenImportedShop(api)
  owner = await api.as(await api.given.staff({ role: 'OWNER', company: contact }))
  const transfer = { alias: 'don.pepe', holder: 'José Pérez', mark: 'BOTH' }
  const thing = { key: 'transferencia', paymentMethod: 'OTHER', showName: 'Transferencia', transfer }
  await change({ kind: 'add', place: ALIAS.slice(0, 2), thing, after: null })
  await change(toAlias('don.pepe', 'don.pepe.2'))
  await change(toAlias('don.pepe.2', 'don.pepe.3'), price)
})

const params = () => ({ params: { id: contact.branchId } })
const change = async (...operations: OperationWire[]) =>
  dataOf(await owner.changeDocument({ ...params(), body: { operations } }))

/** A person with a role of the company's own, in the whole branch. */
async function whoMay(...permissions: Permission[]): Promise<Client> {
  const key = `propio-${permissions.join('-').replaceAll('.', '-')}`
  await api.ports.database
    .insertInto('staff_roles')
    .values({ company_id: contact.companyId, key, name: key, permissions, created_at: new Date(0) })
    .execute()
  return api.as(await api.given.staff({ role: key, branch: contact }))
}

const toldOf = async (client: Client, query: { text?: string } = {}) =>
  dataOf(await client.listRevisions({ ...params(), query })).revisions.map(({ sentences }) => sentences)

test('the history tells nobody what he or she does not read, and finds nothing by it', async () => {
  const all = await toldOf(owner)
  expect(all[0]).toEqual([expect.stringContaining('don.pepe.3'), expect.stringContaining('19.000')])
  const pricer = await whoMay('activity', 'menu.prices')
  const told = await toldOf(pricer)
  expect(told[0]).toEqual([expect.stringContaining('19.000'), 'Un cambio que tu rol no ve.'])
  expect(told.slice(1, 3)).toEqual([['Un cambio que tu rol no ve.'], ['Un cambio que tu rol no ve.']])
  expect(JSON.stringify(told)).not.toMatch(/pepe|Pérez/)
  expect(await toldOf(pricer, { text: 'don.pepe' })).toEqual([])
  expect(await toldOf(pricer, { text: '19.000' })).toHaveLength(1)
  expect(await toldOf(owner, { text: 'don.pepe.3' })).toHaveLength(1)
  const payer = await toldOf(await whoMay('activity', 'payments'))
  expect(payer[0]).toEqual([expect.stringContaining('don.pepe.3'), 'Un cambio que tu rol no ve.'])
})

test('the key of a program reads no more of it than a person', async () => {
  const body = { name: 'Caja', branch: null, branchContact: null, permissions: ['activity' as const] }
  const { secret } = dataOf(await owner.createApiKey({ params: { id: contact.id }, body }))
  const headers = { authorization: `Bearer ${secret}` }
  const answer = await api.fetch(`/api/console/branches/${contact.branchId}/revisions`, { headers })
  expect(answer.status).toBe(200)
  expect(await answer.text()).not.toMatch(/pepe|Pérez|19\.000/)
})

test('an earlier state says no values of what is not read', async () => {
  const state = (client: Client, place?: string) =>
    client.getPastState({ params: { id: contact.branchId, number: 2 }, query: { place } })
  const place = 'paymentTypes/transferencia'
  expect(dataOf(await state(owner, place)).sentences).toEqual([expect.stringContaining('don.pepe')])
  const told = dataOf(await state(await whoMay('activity', 'menu.prices')))
  expect(told.sentences).toEqual([expect.stringContaining('18.500,5'), 'Un cambio que tu rol no ve.'])
  const denied = { ok: false, problem: { status: 403, code: 'permission-missing' } }
  expect(await state(await whoMay('activity'), place)).toMatchObject(denied)
})

test('a person with the history sees those waiting changes whose places he or she reads', async () => {
  const when = { branchContactId: contact.id, date: '2026-12-07', time: '10:00' }
  const keep = async (...operations: OperationWire[]) =>
    dataOf(await owner.scheduleChange({ ...params(), body: { operations, when } }))
  await keep(toAlias('don.pepe.3', 'don.pepe.4'))
  await keep({ ...price, from: 19_000, to: 20_000 })
  const waiting = async (client: Client) =>
    dataOf(await client.listScheduled({ ...params(), query: {} })).changes.map(({ sentences }) => sentences)
  expect(await waiting(owner)).toHaveLength(2)
  expect(await waiting(await whoMay('activity', 'menu.edit'))).toEqual([[expect.stringContaining('20.000')]])
  expect(await waiting(await whoMay('activity'))).toEqual([])
})

test('news of the team, of keys and of what waits are told to people who read these', async () => {
  const of = { branch: contact.branchId, branchContact: null }
  const key = { name: 'Caja', ...of, permissions: ['activity' as const] }
  dataOf(await owner.createApiKey({ params: { id: contact.id }, body: key }))
  const body = { email: 'rita@ombu.test', role: 'CASHIER', ...of, by: 'LINK' as const }
  dataOf(await owner.inviteStaff({ params: { id: contact.id }, body }))
  const when = { branchContactId: contact.id, date: '2026-12-07', time: '10:00' }
  const operations = [toAlias('don.pepe.3', 'don.pepe.4')]
  const { id } = dataOf(await owner.scheduleChange({ ...params(), body: { operations, when } }))
  const off = { params: { id: contact.branchId, changeId: id }, body: { version: 1 } }
  dataOf(await owner.cancelScheduled(off))
  const newest = async (...permissions: Permission[]) =>
    (await toldOf(await whoMay('activity', ...permissions))).slice(0, 3).map(([first = '']) => first)
  const unseen = 'Un cambio que tu rol no ve.'
  const [waiting, team, program] = [/don\.pepe\.4/, /rita@ombu\.test/, /Caja/].map(
    (one) => expect.stringMatching(one) as string,
  )
  expect(await newest()).toEqual([unseen, unseen, unseen])
  expect(await newest('payments')).toEqual([waiting, unseen, unseen])
  expect(await newest('staff')).toEqual([unseen, team, unseen])
  expect(await newest('integrations')).toEqual([unseen, unseen, program])
  expect((await toldOf(owner)).slice(0, 3).map(([first]) => first)).toEqual([waiting, team, program])
})
