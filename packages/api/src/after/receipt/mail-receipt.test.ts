import type { Mail } from '@mostrador/mail/mail-sender'
import type { Sent } from '@mostrador/messaging/message-sender'
import type { Client } from '@mostrador/contract/client'
import { beforeEach, expect, test } from 'vitest'
import { runDueJobs } from '../../roof/run-due-jobs.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let contact: GivenContact
let staff: Client
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
  contact = await api.given.branchContact({ orderModes: ['DELIVERY', 'TAKE_AWAY'] })
  staff = await api.as(await api.given.staff({ contacts: [contact] }))
})

const address = { customerEmail: 'ana@example.com' }

async function order(body: object = address) {
  const plate = await api.given.plate(contact, { name: 'Milanesa <doble>', price: 850_050 })
  return api.given.order(contact, { mode: 'TAKE_AWAY', items: [{ plate, quantity: 2 }], body })
}

const change = (id: string, action: 'accept' | 'ready' | 'deliver' | 'cancel') =>
  staff.changeOrderStatus({
    params: { id },
    body: { action, ...(action === 'cancel' && { reason: 'Se cortó la luz' }) },
  })

const wait = (ms: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + ms)
}

/** Runs what is due until nothing is. */
async function runAll(): Promise<void> {
  while ((await runDueJobs(api.ports)) > 0) wait(1000)
}

/** spec('decisions mail.4') */
test('a diner who left an address gets one receipt, when the shop accepts, with the total', async () => {
  const { id, code } = await order()
  await runAll()
  expect(mails).toEqual([])
  await Promise.all([change(id, 'accept'), change(id, 'accept')])
  await Promise.all([runDueJobs(api.ports), runDueJobs(api.ports)])
  for (const action of ['ready', 'deliver'] as const) await change(id, action)
  await runAll()

  expect(mails).toMatchObject([
    {
      to: 'ana@example.com',
      fromName: 'Fuego Lento',
      subject: 'Pedido #1 en Palermo',
      kind: 'order-receipt',
      branchId: contact.branchId,
      dedupeKey: `order-receipt:${id}`,
    },
  ])
  const [{ text = '', html = '' } = {}] = mails
  expect(text).toContain('Palermo · 20/11/2026 a las 12:00 · Take away')
  expect(text).toContain('2 × Milanesa <doble>: $ 17.001\n')
  expect(text).toMatch(/^Total: \$ 17\.001$/m)
  expect(text).toContain(`http://localhost:3000/menu/${contact.alias}/order/${code}`)
  expect(html).toContain('2 × Milanesa &lt;doble&gt;')
  // A diner who typed another one's address tells that mailbox nothing of himself.
  for (const said of [text, html]) expect(said).not.toMatch(/11 ?2345|Ana Pérez/)
})

test('no receipt without an address, nor of what was canceled before it went', async () => {
  await change((await order({})).id, 'accept')
  const jobs = api.ports.database.selectFrom('jobs').select('id').where('kind', '=', 'order-receipt')
  expect(await jobs.execute()).toEqual([])
  const { id } = await order()
  await change(id, 'accept')
  await change(id, 'cancel')
  await runAll()
  expect(mails).toEqual([])
})

/** spec('decisions mail.3') */
test('a receipt that no server took is tried again under the same key, and one that nobody can get is not', async () => {
  const first = await order()
  await change(first.id, 'accept')
  says.push({ ok: false, reason: 'unreachable', detail: '451 later' })
  says.push({ ok: false, reason: 'throttled', detail: 'limit mails-all', retryAfterMs: 3_600_000 })
  await runDueJobs(api.ports)
  wait(60_000)
  await runDueJobs(api.ports)
  wait(30 * 60_000)
  await runDueJobs(api.ports)
  expect(mails).toHaveLength(2)
  wait(30 * 60_000)
  await runAll()
  expect(mails.map(({ dedupeKey }) => dedupeKey)).toEqual(
    Array.from({ length: 3 }, () => `order-receipt:${first.id}`),
  )
  wait(86_400_000)
  await runAll()
  expect(mails).toHaveLength(3)
})
