import type { OrdersTable } from '@mostrador/database/rows'
import type { Updateable } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { createRateLimiter } from '../../ground/rate-limit/create-rate-limiter.ts'
import type { SecurityEvent, SecurityFields } from '../../ground/security/security-event.ts'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { cookieOfStaff } from '../../testing/whole-world.ts'

let api: TestApi
let contact: GivenContact
let told: [SecurityEvent, SecurityFields | undefined][]

beforeEach(async () => {
  told = []
  api = await startTestApi({
    tellSecurity: (event, fields) => void told.push([event, fields]),
    rateLimiter: createRateLimiter({ rules: { 'export-orders': { times: 3 } } }),
  })
  contact = await api.given.branchContact()
})

/** An order that became something, of so many minor units. */
async function finished(at: string, price: number, became: Updateable<OrdersTable>): Promise<number> {
  api.clock.now = new Date(at)
  const plate = await api.given.plate(contact, { price })
  const { id, number } = await api.given.order(contact, { items: [{ plate }], client: api.browser() })
  await api.ports.database.updateTable('orders').set(became).where('id', '=', id).execute()
  return number
}

/** Of three days: sold, canceled, paid back, and one that is still in hand. */
async function threeDays(): Promise<void> {
  await finished('2026-11-18T15:00:00.000Z', 100_050, { status: 'DELIVERED' })
  // One in the morning of the Friday: the night of Thursday.
  await finished('2026-11-20T04:00:00.000Z', 7_000, { status: 'DELIVERED' })
  await finished('2026-11-20T14:00:00.000Z', 20_000, { status: 'DELIVERED' })
  await finished('2026-11-20T14:01:00.000Z', 3_300, { status: 'CANCELED', cancel_reason: '=1+1' })
  await finished('2026-11-20T14:02:00.000Z', 400, { status: 'DELIVERED', payment_status: 'REFUNDED' })
  await finished('2026-11-20T14:03:00.000Z', 55, { status: 'ACCEPTED' })
  api.clock.now = new Date('2026-11-20T15:00:00.000Z')
}

const days = (of: '1' | '7') => ({ params: { id: contact.id }, query: { days: of } })

/** spec('decisions beyond-the-documents.33') */
test('a period of finished orders is listed and summed alike, what was not sold apart', async () => {
  await threeDays()
  const manager = await api.as(await api.given.staff({ role: 'MANAGER', contacts: [contact] }))
  const totals = async (of: '1' | '7') => dataOf(await manager.getFinishedTotals(days(of)))
  const apart = { canceled: { orders: 1, amount: 33 }, refunded: { orders: 1, amount: 4 } }
  expect(await totals('1')).toEqual({ sold: { orders: 1, amount: 200 }, ...apart })
  expect(await totals('7')).toEqual({ sold: { orders: 3, amount: 1270.5 }, ...apart })
  const listed = async (of?: '1' | '7') => {
    const query = { scope: 'finished', days: of } as const
    return dataOf(await manager.listBoard({ params: { id: contact.id }, query })).orders.map(
      ({ total }) => total,
    )
  }
  expect(await listed('1')).toEqual([4, 33, 200])
  expect(await listed('7')).toEqual([4, 33, 200, 70, 1000.5])
  expect(await listed()).toHaveLength(5)
})

async function asked(role: 'MANAGER' | 'CASHIER') {
  const staff = await api.given.staff({ role, contacts: [contact] })
  const cookie = await cookieOfStaff(api, staff)
  const path = `/api/console/branchcontacts/${contact.id}/finished/file?days=7`
  return { id: staff.id, ask: () => api.fetch(path, { headers: { cookie } }) }
}

/** spec('decisions beyond-the-documents.33') */
test('the file has a line for each, as the spreadsheets of the country read it, and nobody in it', async () => {
  await threeDays()
  const manager = await asked('MANAGER')
  const response = await manager.ask()
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="pedidos-${contact.alias}-2026-11-20.csv"`,
  )
  const text = Buffer.from(await response.arrayBuffer()).toString('utf8')
  const [heading, ...lines] = text.split('\r\n')
  expect(heading?.startsWith('\uFEFFPedido;Fecha (hora de America/Argentina/Buenos_Aires);Modalidad;')).toBe(
    true,
  )
  const rest = '"0,00";"0,00";"0,00";"0,00";"0,00"'
  expect(lines).toEqual([
    `4;2026-11-20 11:02;Take away;Efectivo;Devuelto;"4,00";${rest};"4,00";"0,00"`,
    `3;2026-11-20 11:01;Take away;Efectivo;Cancelado;"33,00";${rest};"33,00";"0,00"`,
    `2;2026-11-20 11:00;Take away;Efectivo;Entregado;"200,00";${rest};"200,00";"200,00"`,
    `1;2026-11-20 01:00;Take away;Efectivo;Entregado;"70,00";${rest};"70,00";"70,00"`,
    `1;2026-11-18 12:00;Take away;Efectivo;Entregado;"1000,50";${rest};"1000,50";"1000,50"`,
    '',
  ])
  expect(text).not.toMatch(/Ana|2345-6789/)
  expect(told).toContainEqual(['export', { staffUserId: manager.id, records: 5 }])
})

test('a mode that would be a formula is none in the file', async () => {
  await finished('2026-11-20T14:00:00.000Z', 100, { status: 'DELIVERED' })
  const mode = contact.modes.TAKE_AWAY ?? ''
  await api.ports.database
    .updateTable('order_modes')
    .set({ show_name: '=cmd()' })
    .where('id', '=', mode)
    .execute()
  expect(await (await (await asked('MANAGER')).ask()).text()).toContain(";'=cmd();")
})

test('a cashier sees no sum and takes nothing out, and nobody takes it out all day', async () => {
  const cashier = await asked('CASHIER')
  expect((await cashier.ask()).status).toBe(403)
  const client = await api.as(await api.given.staff({ contacts: [contact] }))
  expect(await client.getFinishedTotals(days('1'))).toMatchObject({ problem: { code: 'permission-missing' } })
  const manager = await asked('MANAGER')
  for (let times = 0; times < 3; times += 1) expect((await manager.ask()).status).toBe(200)
  expect((await manager.ask()).status).toBe(429)
})
