import type { Client } from '@mostrador/contract/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runDueJobs } from '../run-due-jobs.ts'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import type { GivenPlate } from '../../testing/given-menu.ts'
import { startOtherServer, startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { recordingDownloads } from '../../testing/test-downloads.ts'
import { ACCOUNT, placeByTransfer, writeAccount } from '../../testing/transfer-shop.ts'

const ROUNDS = 4

let api: TestApi
let other: Awaited<ReturnType<typeof startOtherServer>>
let contact: GivenContact
let plate: GivenPlate
/** Ana works at one server, Beto at the other one; both own the company. */
let ana: Client
let beto: Client
let passwords: readonly [string, string]
let kept: ReturnType<typeof recordingDownloads>

beforeEach(async () => {
  kept = recordingDownloads()
  api = await startTestApi({ downloads: kept.store })
  other = await startOtherServer(api, { downloads: kept.store })
  contact = await api.given.branchContact()
  plate = await api.given.plate(contact, { price: 850_050 })
  const [one, two] = [
    await api.given.staff({ role: 'OWNER', company: contact }),
    await api.given.staff({ role: 'OWNER', company: contact }),
  ]
  passwords = [one.password, two.password]
  ana = await api.as(one)
  beto = await other.as(two)
})
afterEach(() => other.close())

const params = () => ({ id: contact.companyId })
const begin = (who: Client, password: string) => who.startDownload({ params: params(), body: { password } })
const stateFor = async (who: Client) => dataOf(await who.getDownload({ params: params() })).download?.state
const sheet = (name: string): readonly string[] =>
  (kept.files()[`${kept.folder()}/${name}.csv`] ?? '').trim().split('\r\n').slice(1)
const codesIn = (name: string): readonly string[] => sheet(name).map((line) => line.split(';')[0] ?? '')

/** spec('decisions download.2') */
test('of two owners who press at two servers at once one begins, and one archive is made', async () => {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const both = await Promise.all([begin(ana, passwords[0]), begin(beto, passwords[1])])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(both.find(({ ok }) => !ok)).toMatchObject({ problem: { status: 409, code: 'download-running' } })
    await Promise.all([runDueJobs(api.ports, 'slow'), runDueJobs(other.ports, 'slow')])
    expect(kept.ids()).toHaveLength(round)
  }
})

/** spec('decisions download.5') */
test('a change during the download is in no sheet: all sheets show one moment', async () => {
  await writeAccount(api, contact, { alias: 'don.pepe', account: ACCOUNT })
  const shop = { api, contact, plate }
  const before = await placeByTransfer(shop, 'before')
  dataOf(await begin(ana, passwords[0]))
  let changed = 0
  kept.whileReading(async (name) => {
    // The orders are read; what they consist of, and what was paid, is not.
    if (!name.endsWith('/pedidos.csv') || changed > 0) return
    changed += 1
    const confirm = { params: { id: contact.id, orderId: before.id }, body: { reason: 'Lo vi' } }
    dataOf(await beto.confirmTransfer(confirm))
    await placeByTransfer({ ...shop, api: other }, 'meanwhile')
  })
  await runDueJobs(api.ports, 'slow')
  expect(changed).toBe(1)
  expect(await stateFor(ana)).toBe('READY')
  for (const name of ['pedidos', 'platos-pedidos', 'transferencias'])
    expect([name, codesIn(name)]).toEqual([name, [before.code]])
  expect(sheet('transferencias')[0]).toContain(';Esperada;')

  // The next one has it all.
  kept.whileReading(async () => undefined)
  dataOf(await begin(beto, passwords[1]))
  await runDueJobs(api.ports, 'slow')
  expect(codesIn('pedidos')).toHaveLength(2)
  expect(sheet('transferencias').some((line) => line.includes(';Pagada;'))).toBe(true)
})

/** spec('decisions download.3') */
test('one that another owner breaks off while it is read leaves nothing, and the next one begins', async () => {
  dataOf(await begin(ana, passwords[0]))
  kept.whileReading(async (name) => {
    if (name.endsWith('/pagos.csv')) dataOf(await beto.cancelDownload({ params: params() }))
  })
  await runDueJobs(api.ports, 'slow')
  expect(await stateFor(ana)).toBe('CANCELED')
  expect(kept.ids()).toEqual([])
  expect(await begin(beto, passwords[1])).toMatchObject({ ok: true })
})

/** spec('decisions download.5') */
test('a sale goes on while everything is read, and while it is packed', async () => {
  await api.given.order(contact, { items: [{ plate }] })
  dataOf(await begin(ana, passwords[0]))
  const placed: string[] = []
  const sell = async () => {
    placed.push((await other.given.order(contact, { items: [{ plate }] })).code)
  }
  kept.whileReading(async (name) => (name.endsWith('/pedidos.csv') ? sell() : undefined))
  kept.before(sell)
  await runDueJobs(api.ports, 'slow')
  expect(placed.length).toBeGreaterThan(1)
  expect(await stateFor(ana)).toBe('READY')
  expect(codesIn('pedidos')).toHaveLength(1)
})
