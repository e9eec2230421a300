import { beforeEach, describe, expect, test } from 'vitest'
import { runDueJobs } from '../../roof/run-due-jobs.ts'
import { listKeptMessages } from '../../ground/message/sent-message-store.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { clientAt, givenHost } from '../../testing/given-host.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { statementsOf } from '../../testing/test-database.ts'

const HOST = 'pedidos.ombu.example'

let api: TestApi
let palermo: GivenContact
let caballito: GivenContact
let sister: GivenContact
let other: GivenContact

beforeEach(async () => {
  api = await startTestApi()
  palermo = await api.given.branchContact({ orderModes: ['TAKE_AWAY'] })
  caballito = await api.given.branchContact({ orderModes: ['TAKE_AWAY'], sameBranchAs: palermo })
  sister = await api.given.branchContact({ orderModes: ['TAKE_AWAY'], sameCompanyAs: palermo })
  other = await api.given.branchContact({ orderModes: ['TAKE_AWAY'] })
})

/** Returns those of some aliases that a host knows. */
async function known(host: string, aliases: Readonly<Record<string, string>>): Promise<string[]> {
  const found: string[] = []
  for (const [name, alias] of Object.entries(aliases)) {
    if ((await clientAt(api, host).getAlias({ params: { alias } })).ok) found.push(name)
  }
  return found
}

const aliases = () => ({
  company: palermo.companyAlias,
  branch: palermo.branchAlias,
  palermo: palermo.alias,
  caballito: caballito.alias,
  sister: sister.alias,
  other: other.alias,
})

const homeOf = async (alias: string) => {
  const found = await api.client.getAlias({ params: { alias } })
  return found.ok && found.data.home
}

describe('on the host of', () => {
  /** spec('decisions beyond-the-documents.8') */
  test('a company is all that is the company’s, and nothing of another', async () => {
    await givenHost(api, HOST, { of: palermo, kind: 'company' })
    expect(await known(HOST, aliases())).toEqual(['company', 'branch', 'palermo', 'caballito', 'sister'])
    const start = await clientAt(api, HOST).listBranches({ query: {} })
    expect(start).toMatchObject({ ok: true, data: { home: palermo.companyAlias, more: false } })
    expect(start.ok && start.data.branches.map(({ alias }) => alias).toSorted()).toEqual(
      [palermo.branchAlias, sister.branchAlias].toSorted(),
    )
  })

  test('a brand or a contact are the brand and its contacts', async () => {
    await givenHost(api, HOST, { of: palermo, kind: 'branch' })
    await givenHost(api, 'palermo.ombu.example', { of: palermo })
    for (const host of [HOST, 'palermo.ombu.example'])
      expect(await known(host, aliases())).toEqual(['branch', 'palermo', 'caballito'])
    const start = await clientAt(api, 'palermo.ombu.example').listBranches({ query: {} })
    expect(start).toMatchObject({ data: { home: palermo.alias, branches: [{ alias: palermo.branchAlias }] } })
  })

  test('one tenant, whatever a call names another by, its answer is that it is not there', async () => {
    await givenHost(api, HOST, { of: palermo })
    const there = clientAt(api, HOST)
    const body = await api.given.orderBody(other, { items: [{ plate: await api.given.plate(other) }] })
    const refused = [
      await there.getManifest({ params: { alias: other.alias } }),
      await there.listMenuHashes({ params: { alias: other.alias }, query: {} }),
      await there.getCompany({ params: { companyId: other.companyId } }),
      await there.listBranchContacts({ params: { branchId: other.branchId }, query: {} }),
      await there.placeOrder({ headers: { 'idempotency-key': 'key-of-another' }, body }),
    ]
    expect(refused.map((one) => !one.ok && one.problem.status)).toEqual([404, 404, 404, 404, 404])
    expect(
      await there.listBranchContacts({ params: { branchId: palermo.branchId }, query: {} }),
    ).toMatchObject({
      ok: true,
    })
    expect(await there.listNearby({ body: { lat: -34.6, lng: -58.4 } })).toMatchObject({
      data: { commerces: [] },
    })
    expect(await api.ports.database.selectFrom('orders').selectAll().execute()).toEqual([])
  })
})

test('a host that nobody owns, and the shared one, have everything', async () => {
  await givenHost(api, HOST, { of: palermo })
  for (const host of ['localhost', '127.0.0.1', 'nobody.example'])
    expect(await known(host, aliases())).toEqual(Object.keys(aliases()))
  expect((await clientAt(api, 'nobody.example').listBranches({ query: {} })).ok).toBe(true)
})

test('pages are at home on the narrowest host that is theirs', async () => {
  await givenHost(api, HOST, { of: palermo, kind: 'company' })
  await givenHost(api, 'brand.ombu.example', { of: palermo, kind: 'branch' })
  await givenHost(api, 'palermo.ombu.example', { of: palermo })
  expect(await homeOf(palermo.alias)).toBe('http://palermo.ombu.example:3000')
  expect(await homeOf(caballito.alias)).toBe('http://brand.ombu.example:3000')
  expect(await homeOf(palermo.branchAlias)).toBe('http://brand.ombu.example:3000')
  expect(await homeOf(sister.alias)).toBe(`http://${HOST}:3000`)
  expect(await homeOf(palermo.companyAlias)).toBe(`http://${HOST}:3000`)
  expect(await homeOf(other.alias)).toBeNull()
})

test('the texts of a contact lead to its own host', async () => {
  await givenHost(api, HOST, { of: palermo, kind: 'branch' })
  await api.given.change(palermo, (db) =>
    db
      .updateTable('branch_contacts')
      .set({ order_channel: 'MESSAGE' })
      .where('id', '=', palermo.id)
      .execute(),
  )
  const { id, code } = await api.given.order(palermo, { body: { optIn: true, phone: '11 2345-6789' } })
  const { order_text: text } = await api.ports.database
    .selectFrom('orders')
    .select('order_text')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(text).toContain(`http://${HOST}:3000/menu/${palermo.alias}/order/${code}`)
  const staff = await api.as(await api.given.staff({ contacts: [palermo] }))
  await staff.changeOrderStatus({ params: { id }, body: { action: 'accept' } })
  await runDueJobs(api.ports)
  const [notice] = await listKeptMessages(api.ports.database)
  expect(notice?.text.split('\n')[1]).toBe(`http://${HOST}:3000/menu/${palermo.alias}/order/${code}`)
})

test('the owner of a host is looked up once in two seconds, also when there is none', async () => {
  await givenHost(api, HOST, { of: palermo })
  const asked = async (host: string) => {
    const statements = await statementsOf(() => known(host, { palermo: palermo.alias }))
    return statements.filter((one) => one.includes('from "hosts"')).length
  }
  expect([await asked(HOST), await asked(HOST)]).toEqual([1, 0])
  expect([await asked('nobody.example'), await asked('nobody.example')]).toEqual([1, 0])
  expect(await asked('localhost')).toBe(0)
  api.clock.now = new Date(api.clock.now.getTime() + 2_001)
  await api.ports.database.deleteFrom('hosts').execute()
  expect(await known(HOST, { other: other.alias })).toEqual(['other'])
})
