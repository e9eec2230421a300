import type { Client } from '@mostrador/contract/client'
import type { Mail } from '@mostrador/mail/mail-sender'
import { sql } from 'kysely'
import { beforeEach, expect, test, vi } from 'vitest'
import { ensureRecurringJobs, runDueJobs } from '../run-due-jobs.ts'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { onSharedDevice } from '../../testing/on-shared-device.ts'
import { recordingDownloads } from '../../testing/test-downloads.ts'
import { ACCOUNT, bringTo, placeByTransfer, writeAccount } from '../../testing/transfer-shop.ts'
import { cookieOfStaff } from '../../testing/whole-world.ts'

let api: TestApi
let contact: GivenContact
let owner: Client
let password: string
let cookie: string
let mails: Mail[]
let isMailBroken: boolean
let kept: ReturnType<typeof recordingDownloads>

beforeEach(async () => {
  mails = []
  isMailBroken = false
  kept = recordingDownloads()
  const send = async (mail: Mail) => {
    if (isMailBroken) throw new Error('no outbox')
    mails.push(mail)
    return { ok: true } as const
  }
  api = await startTestApi({ mails: { send }, downloads: kept.store })
  contact = await api.given.branchContact({ orderModes: ['DELIVERY', 'TAKE_AWAY'] })
  const login = await api.given.staff({ role: 'OWNER', company: contact })
  password = login.password
  owner = await api.as(login)
  cookie = await cookieOfStaff(api, login)
})

const at = () => ({ params: { id: contact.companyId } })
const begin = (who = owner, typed = password) => who.startDownload({ ...at(), body: { password: typed } })
const look = async (who = owner) => dataOf(await who.getDownload(at())).download
const run = () => runDueJobs(api.ports, 'slow')
const fetched = async (who = cookie) =>
  (await api.fetch(`/api/staff/companies/${contact.companyId}/download/file`, { headers: { cookie: who } }))
    .status
const wait = (hours: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + hours * 3_600_000)
}

/** spec('decisions download.1') */
test('an owner gets everything of the company in one file, and nothing in it is a formula', async () => {
  const plate = await api.given.plate(contact, { name: 'Milanesa', price: 850_050 })
  const body = { customerName: '=HYPERLINK("http://mal.example")', customerEmail: 'ana@example.com' }
  const { code } = await api.given.order(contact, {
    mode: 'TAKE_AWAY',
    items: [{ plate, quantity: 2 }],
    body,
  })
  expect(await look()).toBeNull()
  expect(await begin()).toMatchObject({ ok: true, data: { download: { state: 'MAKING', mine: true } } })
  expect(await fetched()).toBe(404)
  await run()
  expect(await look()).toMatchObject({
    state: 'READY',
    sizeBytes: kept.sizeOf(),
    expiresAt: '2026-11-21T15:00:00.000Z',
  })
  const files = kept.files()
  expect(Object.keys(files).filter((name) => !name.startsWith('fotos/'))).toEqual([
    'INDICE.txt',
    'comercio.json',
    ...[
      'pedidos',
      'platos-pedidos',
      'puntos',
      'pagos',
      'transferencias',
      'opiniones',
      'casos',
      'clientes',
    ].map((name) => `${kept.folder()}/${name}.csv`),
  ])
  const sheet = (name: string): string => files[`${kept.folder()}/${name}.csv`] ?? ''
  expect(sheet('pedidos')).toMatch(
    new RegExp(`^${code};1;Palermo;2026-11-20 12:00;TAKE_AWAY;GENERATED;`, 'm'),
  )
  expect(sheet('pedidos')).toContain(`"'=HYPERLINK(""http://mal.example"")"`)
  expect(sheet('pedidos')).toContain(';"17001,00";\r\n')
  expect(sheet('platos-pedidos')).toContain(`${code};Milanesa;;2;"8500,50";`)
  expect(JSON.parse(files['comercio.json'] ?? '')).toMatchObject({ company: { name: 'Ombú' } })
  expect(files['comercio.json']).not.toMatch(/passwordHash|riderSecurityCode/)
  expect(mails).toMatchObject([{ subject: 'Tu descarga de Ombú está lista', kind: 'make-download' }])
})

test('a download whose mail fails is there all the same', async () => {
  isMailBroken = true
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  dataOf(await begin())
  await run()
  expect(errors).toHaveBeenCalledExactlyOnceWith('download-mail-failed', { message: 'no outbox' })
  expect(await look()).toMatchObject({ state: 'READY' })
  expect(await fetched()).toBe(200)
})

/** spec('decisions download.1') */
test('transfers are a sheet: the amount asked for, how it stands, and the line of the bank', async () => {
  await writeAccount(api, contact, { alias: 'don.pepe', account: ACCOUNT })
  const shop = { api, contact, plate: await api.given.plate(contact, { price: 850_050 }) }
  const [paid, byHand, owed, open] = [
    await placeByTransfer(shop, 'paid'),
    await placeByTransfer(shop, 'byHand'),
    await placeByTransfer(shop, 'owed'),
    await placeByTransfer(shop, 'open'),
  ]
  dataOf(await bringTo(owner, contact, { amount: 8500.49, text: '=2+2' }))
  const confirm = (orderId: string) =>
    owner.confirmTransfer({ params: { id: contact.id, orderId }, body: { reason: 'Lo vi' } })
  dataOf(await confirm(byHand.id))
  dataOf(await confirm(owed.id))
  dataOf(
    await owner.changeOrderStatus({
      params: { id: owed.id },
      body: { action: 'cancel', reason: 'Sin gas' },
    }),
  )
  await begin()
  await run()
  const lines = (kept.files()[`${kept.folder()}/transferencias.csv`] ?? '').trim().split('\r\n')
  const of = (code: string): string => lines.find((line) => line.startsWith(code)) ?? ''
  expect(lines).toHaveLength(5)
  expect(of(paid.code)).toMatch(
    /^\w+;1;Palermo;2026-11-20 12:00;"8500,50";"8500,49";\w{5};Pagada;;;2026-11-20 12:00;;;;2026-11-20;"8500,49";'=2\+2$/,
  )
  expect(of(byHand.code)).toMatch(/;"8500,48";\w{5};Pagada;;;2026-11-20 12:00;[^;]+;Lo vi;;;;$/)
  expect(of(owed.code)).toMatch(/;"8500,47";\w{5};Para devolver;/)
  expect(of(open.code)).toMatch(/;"8500,46";\w{5};Esperada;;;;;;;;;$/)
})

/** spec('decisions download.2') */
test('it is asked for with the password, one at a time, and is of who asked alone, for a day', async () => {
  expect(await begin(owner, 'otra cosa')).toMatchObject({ problem: { code: 'wrong-password' } })
  const other = await api.given.staff({ role: 'OWNER', company: contact })
  const partner = await api.as(other)
  const both = await Promise.all([begin(), begin(partner, other.password)])
  expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  expect(both.find(({ ok }) => !ok)).toMatchObject({ problem: { status: 409, code: 'download-running' } })
  const theirCookie = await cookieOfStaff(api, other)
  const [theirs, mine, not] = both[0].ok ? [partner, cookie, theirCookie] : [owner, theirCookie, cookie]
  expect(await look(theirs)).toMatchObject({ state: 'MAKING', mine: false })
  await run()
  expect([await fetched(mine), await fetched(not)]).toEqual([200, 404])
  expect(await look(theirs)).toBeNull()
  wait(23)
  expect(await fetched(mine)).toBe(200)
  wait(1)
  expect(await fetched(mine)).toBe(404)
  expect(kept.ids()).toHaveLength(1)
  await ensureRecurringJobs(api.ports)
  await runDueJobs(api.ports)
  expect(kept.ids()).toEqual([])
  expect(await api.ports.database.selectFrom('downloads').selectAll().execute()).toEqual([])
})

/** spec('decisions download.3') */
test('one that is broken off or fails leaves no file, and the next one begins', async () => {
  await begin()
  kept.before(() => owner.cancelDownload(at()))
  await run()
  expect(await look()).toMatchObject({ state: 'CANCELED' })
  expect(kept.ids()).toEqual([])

  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  kept.before(() => Promise.reject(new Error('The disk is full.')))
  await begin()
  await run()
  expect(await look()).toMatchObject({ state: 'FAILED' })
  expect(errors).toHaveBeenCalledExactlyOnceWith('download-failed', { message: 'The disk is full.' })
  errors.mockRestore()

  // The same while the rows are read, before there is anything of an archive.
  kept.before(async () => undefined)
  kept.whileReading(() => Promise.reject(new Error('No space left on device.')))
  const full = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await begin()
  await run()
  expect(await look()).toMatchObject({ state: 'FAILED' })
  expect(full).toHaveBeenCalledExactlyOnceWith('download-failed', { message: 'No space left on device.' })
  full.mockRestore()
  expect(kept.ids()).toEqual([])
  expect(kept.asideOf()).toEqual([])

  kept.whileReading(async () => undefined)
  await begin()
  await api.ports.database.deleteFrom('staff_memberships').execute()
  await run()
  expect(kept.ids()).toEqual([])
  expect(mails).toEqual([])
})

/** spec('decisions download.2') */
test('staff who do not own the company cannot begin, break off or fetch a download', async () => {
  await begin()
  const others = [
    await api.given.staff({ role: 'MANAGER', company: contact }),
    await api.given.staff({ role: 'OWNER', contacts: [contact] }),
    await api.given.staff({ role: 'OWNER', company: await api.given.branchContact() }),
  ]
  for (const login of others) {
    const client = await api.as(login)
    expect(await begin(client, login.password)).toMatchObject({ ok: false })
    expect(await client.cancelDownload(at())).toMatchObject({ ok: false })
    expect(await client.getDownload(at())).toMatchObject({ ok: false })
    expect([403, 404]).toContain(await fetched(await cookieOfStaff(api, login)))
  }
  await run()
  expect(await look()).toMatchObject({ state: 'READY' })
})

/** spec('decisions download.4') */
test('long lists are read some rows at a time, each row once', async () => {
  await sql`
    insert into customers (company_id, branch_id, id, phone, phone_key, name, created_at, updated_at)
    select ${contact.companyId}::uuid, ${contact.branchId}::uuid, gen_random_uuid(), '+54911' || n, 'k' || n,
      'C' || n, now(), now() from generate_series(1, 1203) n`.execute(api.ports.database)
  await begin()
  await run()
  const lines = (kept.files()[`${kept.folder()}/clientes.csv`] ?? '').trim().split('\r\n')
  expect(lines).toHaveLength(1204)
  expect(new Set(lines).size).toBe(1204)
  expect(kept.largestPiece()).toBeLessThan(200_000)
})

/** spec('decisions shared-devices.6') */
test('on a shared device nobody asks for a download, nor fetches one', async () => {
  dataOf(await begin())
  await run()
  expect(await fetched()).toBe(200)
  await onSharedDevice(api, contact)
  expect(await fetched()).toBe(403)
  expect(await begin()).toMatchObject({ problem: { code: 'not-on-shared-device' } })
})
