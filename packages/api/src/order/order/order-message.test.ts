import { beforeEach, expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import type { GivenContact } from '../../testing/given-contact.ts'
import { giveSchedule } from '../../testing/given-schedule.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let contact: GivenContact

beforeEach(async () => {
  api = await startTestApi()
})

async function open(
  mode: 'DELIVERY' | 'TAKE_AWAY' | 'IN_DINING',
  channel: 'MESSAGE' | 'CONSOLE',
): Promise<void> {
  contact = await api.given.branchContact({
    orderModes: [mode],
    contact: { order_channel: channel, name: 'Brasas' },
  })
}

async function textOf(
  mode: 'DELIVERY' | 'TAKE_AWAY' | 'IN_DINING',
  body: Parameters<TestApi['given']['orderBody']>[1]['body'] = {},
): Promise<string | null> {
  const plate = await api.given.plate(contact, { price: 100_000 })
  const items = [{ plate }]
  const whole = await api.given.orderBody(contact, { mode, items, body })
  const headers = { 'idempotency-key': `the order at ${contact.alias}` }
  const { code } = dataOf(await api.client.placeOrder({ headers, body: whole }))
  return dataOf(await api.client.getOrder({ params: { alias: contact.alias, code } })).orderText
}

test('where orders come by the console there is no message', async () => {
  await open('TAKE_AWAY', 'CONSOLE')
  expect(await textOf('TAKE_AWAY')).toBeNull()
})

test('the message of a delivery has the whole address in one line, without what is missing', async () => {
  await open('DELIVERY', 'MESSAGE')
  const destination = {
    street: 'Gorriti',
    number: '5000',
    zone: 'Palermo',
    city: 'Lomas de Zamora',
    locality: 'Buenos Aires',
    betweenStreets: 'Thames y Uriarte',
    details: '3 B',
  }
  expect(await textOf('DELIVERY', { destination })).toContain(
    'Gorriti 5000, Thames y Uriarte, Palermo, Lomas de Zamora, Buenos Aires, 3 B',
  )
  await open('DELIVERY', 'MESSAGE')
  const text = await textOf('DELIVERY', { destination: { street: 'Gorriti', number: '', city: 'Lima' } })
  expect(text).toContain('Gorriti, Lima')
  expect(text).not.toContain('Gorriti ,')
})

test('the message of an order for later has its day and hour', async () => {
  await open('TAKE_AWAY', 'MESSAGE')
  const modeId = contact.modes.TAKE_AWAY ?? ''
  await api.given.change(contact, (db) =>
    giveSchedule(db, contact, { modeId, hours: { start: 20 * 60, duration: 60 } }),
  )
  const text = await textOf('TAKE_AWAY', { scheduled: true, scheduledAt: '2026-11-20T23:30:00.000Z' })
  expect(text).toContain('20/11/2026 20:30')
})

test('the message of a table has its number, and one of another mode has no table and no address', async () => {
  await open('IN_DINING', 'MESSAGE')
  expect(await textOf('IN_DINING', { tableUid: '12' })).toMatch(/Mesa[^\n]*12/)
  await open('TAKE_AWAY', 'MESSAGE')
  const text = await textOf('TAKE_AWAY', {
    tableUid: '12',
    destination: { street: 'Gorriti', number: '5000', city: 'Buenos Aires' },
  })
  expect(text).not.toMatch(/Mesa|Gorriti/)
})

test('the message of an order in cash says what it is paid with', async () => {
  await open('TAKE_AWAY', 'MESSAGE')
  expect(await textOf('TAKE_AWAY', { paysWith: 2000 })).toContain('$ 2.000')
  await open('TAKE_AWAY', 'MESSAGE')
  expect(await textOf('TAKE_AWAY', { paysWith: 1000 })).not.toContain('$ 2.000')
})
