import type { Client } from '@mostrador/contract/client'
import type { OrdersTable } from '@mostrador/database/rows'
import type { Mail } from '@mostrador/mail/mail-sender'
import type { Sent } from '@mostrador/messaging/message-sender'
import type { Updateable } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { ensureRecurringJobs, runDueJobs } from '../../roof/run-due-jobs.ts'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let palermo: GivenContact
let mails: Mail[]
let says: Sent[]

beforeEach(async () => {
  mails = []
  says = []
  const send = async (mail: Mail): Promise<Sent> => {
    mails.push(mail)
    return says.shift() ?? { ok: true }
  }
  api = await startTestApi({ mails: { send } })
  palermo = await api.given.branchContact()
  await ensureRecurringJobs(api.ports)
})

type Person = { readonly client: Client; readonly id: string; readonly email: string }

async function person(options: Parameters<TestApi['given']['staff']>[0]): Promise<Person> {
  const { id, ...login } = await api.given.staff(options)
  return { client: await api.as(login), id, email: login.email }
}

const want = ({ client }: Pick<Person, 'client'>, of = palermo, wanted = true) =>
  client.setSalesMail({ params: { id: of.companyId }, body: { wanted } })

const at = (moment: string): void => {
  api.clock.now = new Date(moment)
}

type Given = Updateable<OrdersTable> & { readonly price?: number }

/** An order of one plate, placed at an instant, with what it became. */
async function sold(contact: GivenContact, moment: string, given: Given = {}) {
  const { price = 100_000, ...became } = given
  at(moment)
  const plate = await api.given.plate(contact, { price })
  const { id } = await api.given.order(contact, { items: [{ plate }], client: api.browser() })
  if (Object.keys(became).length > 0)
    await api.ports.database.updateTable('orders').set(became).where('id', '=', id).execute()
  return id
}

/** Runs what is due until nothing is. */
async function runAll(): Promise<void> {
  while ((await runDueJobs(api.ports)) > 0) continue
}

async function runAt(moment: string): Promise<void> {
  at(moment)
  await runAll()
}

// Thursday, and Friday at noon, in Buenos Aires; eight of Saturday's morning there.
const THURSDAY = '2026-11-19T15:00:00.000Z'
const FRIDAY = '2026-11-20T15:00:00.000Z'
const LAST_FRIDAY = '2026-11-13T15:00:00.000Z'
const EIGHT = '2026-11-21T11:00:00.000Z'

const texts = (): string[] => mails.map(({ text }) => text)

/** spec('decisions sales-mail.2') */
test('at eight the five numbers of yesterday go out, beside those of a week before', async () => {
  await sold(palermo, LAST_FRIDAY)
  at(THURSDAY)
  const owner = await person({ role: 'OWNER', company: palermo })
  await want(owner)
  await sold(palermo, FRIDAY, { price: 120_000 })
  // Of the night that Friday began.
  await sold(palermo, '2026-11-21T05:00:00.000Z', { price: 60_000 })
  await sold(palermo, FRIDAY, { price: 5_000, status: 'CANCELED' })
  await runAt('2026-11-21T10:59:59.000Z')
  expect(mails.filter(({ text }) => text.includes('20/11'))).toEqual([])
  mails = []
  await runAt(EIGHT)
  await runAt('2026-11-21T11:10:00.000Z')
  expect(mails).toMatchObject([
    {
      to: owner.email,
      fromName: 'Ombú',
      kind: 'sales-mail',
      branchId: palermo.branchId,
      dedupeKey: `sales-mail:${owner.id}:2026-11-20`,
    },
  ])
  const [{ text = '', html = '', subject = '', stopUrl = '' } = {}] = mails
  expect(text).toContain(
    [
      'Ventas: $ 1.800\n   80% más que el viernes anterior',
      'Pedidos: 2\n   100% más que el viernes anterior',
      'Promedio por pedido: $ 900\n   10% menos que el viernes anterior',
      'Cancelados: 1',
      'El viernes anterior: $ 1.000\n   1 pedido',
    ].join('\n'),
  )
  expect(subject).toBe('Las ventas de Ombú del viernes 20/11')
  expect(text).toContain(`/console/${palermo.alias}/today?day=2026-11-20`)
  expect(html).not.toMatch(/<img|src=|@import|url\(/)
  expect(new URL(stopUrl).pathname).toMatch(/^\/api\/mails\/sales\/[\w-]{75}\/stop$/)
  expect(text).toContain(`/console/mails#${stopUrl.split('/').at(-2)}`)
})

/** spec('decisions sales-mail.3') */
test('two servers leave and send each mail once, and a mail that fails is tried under its key', async () => {
  at(THURSDAY)
  await want(await person({ role: 'OWNER', company: palermo }))
  await sold(palermo, FRIDAY)
  at(EIGHT)
  says.push({ ok: false, reason: 'unreachable', detail: '451 later' })
  await Promise.all([runAll(), runAll(), runAll()])
  await runAt('2026-11-21T11:01:00.000Z')
  expect(mails.map(({ dedupeKey }) => dedupeKey)).toEqual(Array(2).fill(mails[0]?.dedupeKey))
  // A server that was away for days tells of the newest alone.
  await sold(palermo, '2026-11-22T15:00:00.000Z')
  await sold(palermo, '2026-11-24T15:00:00.000Z')
  mails = []
  await runAt('2026-11-25T20:00:00.000Z')
  expect(mails.map(({ subject }) => subject)).toEqual(['Las ventas de Ombú del martes 24/11'])
})

/**
 * spec('decisions sales-mail.1')
 * spec('decisions sales-mail.4')
 */
test('permissions are judged when the mail goes out, branch contact by branch contact', async () => {
  const caballito = await api.given.branchContact({ sameBranchAs: palermo })
  at(THURSDAY)
  const all = await person({ role: 'OWNER', company: palermo })
  const one = await person({ role: 'MANAGER', contacts: [caballito] })
  const gone = await person({ role: 'MANAGER', company: palermo })
  const cashier = await person({ contacts: [palermo] })
  const stranger = await person({ role: 'OWNER', company: await api.given.branchContact() })
  for (const who of [all, one, gone]) expect(await want(who)).toMatchObject({ ok: true })
  for (const who of [cashier, stranger])
    expect(await want(who)).toMatchObject({ problem: { status: 404, code: 'company-not-found' } })
  expect(dataOf(await cashier.client.getStaffAccount()).salesMails).toEqual([])
  expect(dataOf(await one.client.getStaffAccount()).salesMails).toMatchObject([{ wanted: true }])
  await sold(palermo, FRIDAY)
  await sold(caballito, FRIDAY, { price: 20_000 })
  await api.ports.database
    .updateTable('staff_memberships')
    .set({ role: 'CASHIER' })
    .where('staff_user_id', '=', gone.id)
    .execute()
  await runAt(EIGHT)
  expect(new Set(mails.map(({ to }) => to))).toEqual(new Set([all.email, one.email]))
  const textOf = ({ email }: Person) => mails.find(({ to }) => to === email)?.text ?? ''
  expect(textOf(all)).toMatch(/^Ventas: \$ 1\.200$/m)
  expect(textOf(all)).toMatch(/^Palermo: \$ 1\.000$/m)
  expect(textOf(one)).toMatch(/^Ventas: \$ 200$/m)
  expect(textOf(one)).not.toContain('Palermo')
})

test('staff who owe the second factor that a company asks for are told nothing', async () => {
  at(THURSDAY)
  const owner = await person({ role: 'OWNER', company: palermo })
  await want(owner)
  await sold(palermo, FRIDAY)
  const ask = {
    company_id: palermo.companyId,
    role: 'OWNER',
    starts_on: '2020-01-01',
    starts_at: new Date(0),
  }
  await api.ports.database.insertInto('staff_factor_asks').values(ask).execute()
  await runAt(EIGHT)
  expect(mails).toEqual([])
})

/** spec('decisions sales-mail.5') */
test('a day without sales is told where a week before there were some, and passed over elsewhere', async () => {
  await sold(palermo, LAST_FRIDAY)
  at(THURSDAY)
  await want(await person({ role: 'OWNER', company: palermo }))
  await runAt(EIGHT)
  expect(texts()).toEqual([expect.stringContaining('no se vendió nada')])
  mails = []
  await runAt('2026-11-22T11:00:00.000Z')
  expect(mails).toEqual([])
})

test('a rehearsed order is in no number', async () => {
  at(THURSDAY)
  const owner = await person({ role: 'OWNER', company: palermo })
  await want(owner)
  const id = await sold(palermo, FRIDAY)
  const rehearsal = api.ports.newId()
  await api.ports.database
    .insertInto('rehearsals')
    .values({
      company_id: palermo.companyId,
      branch_id: palermo.branchId,
      branch_contact_id: palermo.id,
      id: rehearsal,
      staff_user_id: owner.id,
      created_at: api.clock.now,
      ends_at: new Date('2026-11-30T00:00:00.000Z'),
    })
    .execute()
  await api.ports.database
    .updateTable('orders')
    .set({ rehearsal_id: rehearsal })
    .where('id', '=', id)
    .execute()
  await runAt(EIGHT)
  expect(mails).toEqual([])
})

/** spec('decisions sales-mail.6') */
test('a mail stops itself by one call of a program, without a session, as often as it is made', async () => {
  at(THURSDAY)
  const owner = await person({ role: 'OWNER', company: palermo })
  await want(owner)
  await sold(palermo, FRIDAY)
  await runAt(EIGHT)
  const [{ stopUrl = '' } = {}] = mails
  const press = (url: string) =>
    api.fetch(new URL(url).pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
  // Looking stops nothing, and no link can be guessed.
  expect((await api.fetch(new URL(stopUrl).pathname)).status).toBe(405)
  const token = stopUrl.split('/').at(-2) ?? ''
  const forged = `${token[0] === 'A' ? 'B' : 'A'}${token.slice(1)}`
  for (const bad of [forged, `${token}A`, token.slice(0, -1), 'x', '%00'])
    expect((await press(stopUrl.replace(token, bad))).status).toBe(404)
  expect(dataOf(await owner.client.getStaffAccount()).salesMails).toMatchObject([{ wanted: true }])
  for (const _ of [1, 2]) {
    const answer = await press(stopUrl)
    expect(await answer.json()).toEqual({ company: 'Ombú' })
  }
  expect(dataOf(await owner.client.getStaffAccount()).salesMails).toMatchObject([{ wanted: false }])
  await sold(palermo, '2026-11-21T15:00:00.000Z')
  mails = []
  await runAt('2026-11-22T11:00:00.000Z')
  expect(mails).toEqual([])
})

/** spec('decisions sales-mail.1') */
test('staff who leave the company want no numbers any more, nor when coming back', async () => {
  const ana = await person({ role: 'OWNER', company: palermo })
  await want(ana)
  const db = api.ports.database
  const wishes = () => db.selectFrom('sales_mails').select('staff_user_id').execute()
  const roles = await db
    .selectFrom('staff_memberships')
    .select(['company_id', 'id', 'staff_user_id', 'role', 'confirmed_at'])
    .where('staff_user_id', '=', ana.id)
    .execute()
  const leave = (from = db) =>
    from.deleteFrom('staff_memberships').where('staff_user_id', '=', ana.id).execute()
  const come = (to = db) => to.insertInto('staff_memberships').values(roles).execute()
  // Roles that are written anew are none that were lost.
  await db.transaction().execute(async (transaction) => {
    await leave(transaction)
    await come(transaction)
  })
  expect(await wishes()).toEqual([{ staff_user_id: ana.id }])
  await leave()
  await come()
  expect(await wishes()).toEqual([])
})
