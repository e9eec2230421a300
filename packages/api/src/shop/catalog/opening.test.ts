import { beforeEach, expect, test } from 'vitest'
import type { ContactOptions, GivenContact } from '../../testing/given-contact.ts'
import { giveException, giveSchedule } from '../../testing/given-schedule.ts'
import { dataOf } from '../../testing/data-of.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const TODAY = '2026-11-20'

let api: TestApi

beforeEach(async () => {
  api = await startTestApi()
})

async function shop(options: ContactOptions = {}) {
  const contact = await api.given.branchContact({ orderModes: ['TAKE_AWAY', 'IN_DINING'], ...options })
  return { contact, modeId: contact.modes.TAKE_AWAY ?? '' }
}

async function schedule(modeId: string) {
  const answer = await api.client.getSchedule({ params: { orderModeId: modeId } })
  if (!answer.ok) throw new Error(answer.problem.code)
  const { schedulerDaysInfo, datesBetween } = answer.data
  return {
    to: datesBetween.to,
    hours: new Map(schedulerDaysInfo.map(({ date, availableHours }) => [date, availableHours])),
  }
}

async function openModes(contact: GivenContact) {
  const answer = await api.client.getBranchContact({ params: { id: contact.id } })
  if (!answer.ok) throw new Error(answer.problem.code)
  const { open, deliveryConfig } = answer.data
  return {
    contact: open,
    ...Object.fromEntries(deliveryConfig.orderModes.map((mode) => [mode.type, mode.open])),
  }
}

const change = (contact: GivenContact, write: Parameters<typeof api.given.change>[1]) =>
  api.given.change(contact, write)

/** spec('000 §7.14') */
test('a schedule reaches as many days ahead as it says, and a far exception counts for its date alone', async () => {
  const { contact, modeId } = await shop()
  const hours = { start: 20 * 60, duration: 60 }
  await change(contact, async (db) => {
    await giveSchedule(db, contact, { modeId, hours, config: { days_ahead: 90 } })
    await giveException(db, contact, { day: '2027-01-01', hours: null })
    await giveException(db, contact, { day: '2026-12-24', modeId, hours: { start: 11 * 60, duration: 30 } })
  })
  const offered = await schedule(modeId)
  expect(offered.to).toBe('2027-02-18')
  expect(offered.hours.size).toBe(90)
  expect(offered.hours.get('2027-02-18')).toEqual(['20:00', '20:30'])
  expect(offered.hours.get('2026-12-24')).toEqual(['11:00'])
  expect(offered.hours.get('2026-12-17')).toEqual(['20:00', '20:30'])
  expect(offered.hours.has('2027-01-01')).toBe(false)
})

test('the night of an exception belongs to the date on which it begins', async () => {
  const { contact, modeId } = await shop({ hours: { start: 22 * 60, duration: 60 } })
  const late = { day: '2026-11-21', hours: { start: 23 * 60, duration: 120 } }
  await change(contact, (db) => giveException(db, contact, late))
  const { hours } = await schedule(modeId)
  expect(hours.get('2026-11-21')).toEqual(['23:00', '23:30'])
  expect(hours.get('2026-11-22')).toEqual(['00:00', '00:30', '22:00', '22:30'])
  expect(hours.get('2026-11-28')).toBeUndefined()
  api.clock.now = new Date('2026-11-22T03:30:00.000Z')
  expect(await openModes(contact)).toMatchObject({ contact: true, TAKE_AWAY: true })
})

test('each date goes by the span of days that it lies in', async () => {
  const { contact, modeId } = await shop()
  await change(contact, async (db) => {
    const spring = { last_day: '2026-11-21', days_ahead: 3 }
    await giveSchedule(db, contact, { modeId, hours: { start: 20 * 60, duration: 60 }, config: spring })
    const summer = { first_day: '2026-11-22', slot_minutes: 60 }
    await giveSchedule(db, contact, { modeId, hours: { start: 21 * 60, duration: 120 }, config: summer })
  })
  const { hours } = await schedule(modeId)
  expect([...hours]).toEqual([
    [TODAY, ['20:00', '20:30']],
    ['2026-11-21', ['20:00', '20:30']],
    ['2026-11-22', ['21:00', '22:00']],
    ['2026-11-23', ['21:00', '22:00']],
  ])
})

test('hours that the clock skips are not offered, far ahead either', async () => {
  const { modeId } = await shop({ contact: { time_zone: 'America/Santiago' } })
  api.clock.now = new Date('2026-09-01T15:00:00.000Z')
  const { hours } = await schedule(modeId)
  expect(hours.get('2026-09-05')?.[0]).toBe('00:00')
  expect(hours.get('2026-09-06')?.[0]).toBe('01:00')
})

/** spec('decisions the-server-is-the-authority.7') */
test('a mode is open while the contact is and its own hours are, and an order is judged by the same', async () => {
  const { contact, modeId } = await shop()
  const plate = await api.given.plate(contact)
  const place = async (key: string) => {
    const body = await api.given.orderBody(contact, { items: [{ plate }] })
    const answer = await api.client.placeOrder({ headers: { 'idempotency-key': `key-of-${key}` }, body })
    return answer.ok ? 'placed' : answer.problem.errors?.[0]?.code
  }
  expect(await openModes(contact)).toEqual({ contact: true, TAKE_AWAY: true, IN_DINING: true })
  expect(await place('open')).toBe('placed')

  await change(contact, (db) => giveException(db, contact, { day: TODAY, modeId, hours: null }))
  expect(await openModes(contact)).toEqual({ contact: true, TAKE_AWAY: false, IN_DINING: true })
  expect(await place('own-exception')).toBe('closed')

  await change(contact, (db) => db.deleteFrom('schedule_exceptions').execute())
  const evening = { modeId, hours: { start: 20 * 60, duration: 60 } }
  await change(contact, (db) => giveSchedule(db, contact, evening))
  expect(await openModes(contact)).toEqual({ contact: true, TAKE_AWAY: false, IN_DINING: true })
  expect(await place('own-schedule')).toBe('closed')
  api.clock.now = new Date('2026-11-20T23:30:00.000Z')
  expect(await openModes(contact)).toMatchObject({ TAKE_AWAY: true })

  await change(contact, (db) => giveException(db, contact, { day: TODAY, hours: null }))
  expect(await openModes(contact)).toEqual({ contact: false, TAKE_AWAY: false, IN_DINING: false })
})

test('a shop on holiday says when it opens again', async () => {
  const { contact } = await shop({ hours: { start: 18 * 60, duration: 60 } })
  await change(contact, async (db) => {
    for (const day of [20, 21, 22, 23, 24, 25, 26, 27, 28, 29]) {
      await giveException(db, contact, { day: `2026-11-${day}`, hours: null })
    }
  })
  const answer = await api.client.getBranchContact({ params: { id: contact.id } })
  expect(answer).toMatchObject({ data: { open: false, nextOpeningAt: '2026-11-30T21:00:00.000Z' } })
})

/** spec('000 §2.49') */
test('a contact tells of the exceptions of the next month, from its own today on', async () => {
  const { contact, modeId } = await shop()
  const hours = { start: 20 * 60, duration: 6 * 60 }
  await change(contact, async (db) => {
    await giveException(db, contact, { day: '2026-12-21', hours: null })
    await giveException(db, contact, { day: '2026-12-20', modeId, hours: null })
    await giveException(db, contact, { day: '2026-12-20', hours })
    await giveException(db, contact, { day: TODAY, hours: null })
    await giveException(db, contact, { day: '2026-11-19', hours: null })
  })
  const told = async (instant: string) => {
    api.clock.now = new Date(instant)
    const answer = await api.client.getBranchContact({ params: { id: contact.id } })
    return answer.ok ? answer.data.exceptions : answer.problem.code
  }
  const today = { day: TODAY, orderModeId: null, workingHours: [] }
  const next = { day: '2026-12-20', orderModeId: null, workingHours: [{ startAt: '20:00', endAt: '02:00' }] }
  const own = { day: '2026-12-20', orderModeId: modeId, workingHours: [] }
  // In Buenos Aires it is still the 20th, while it is the 21st in UTC.
  expect(await told('2026-11-21T02:59:00Z')).toEqual([today, next, own])
  const last = { day: '2026-12-21', orderModeId: null, workingHours: [] }
  expect(await told('2026-11-21T03:00:00Z')).toEqual([next, own, last])
})

/** spec('000 §2.38') */
test('a mode that only sells for later tells its first hour, by the days from the wall of its contact', async () => {
  const { contact } = await shop({
    mode: { order_type: 'SCHEDULED' },
    hours: { start: 20 * 60, duration: 60 },
  })
  const first = async (instant: string) => {
    api.clock.now = new Date(instant)
    const { deliveryConfig } = dataOf(await api.client.getBranchContact({ params: { id: contact.id } }))
    return deliveryConfig.orderModes.find(({ type }) => type === 'TAKE_AWAY')?.firstSlot
  }
  expect(await first('2026-11-20T18:00:00-03:00')).toEqual({ date: TODAY, time: '20:00', daysAhead: 0 })
  // 20:30 is less than half an hour ahead; it is the 21st in UTC and not here.
  expect(await first('2026-11-20T21:30:00-03:00')).toEqual({
    date: '2026-11-21',
    time: '20:00',
    daysAhead: 1,
  })
  await change(contact, async (db) => {
    for (const day of ['2026-11-20', '2026-11-21', '2026-11-22']) {
      await giveException(db, contact, { day, hours: null })
    }
  })
  expect(await first('2026-11-20T18:05:00-03:00')).toEqual({
    date: '2026-11-23',
    time: '20:00',
    daysAhead: 3,
  })
})

test('a mode that sells at once tells no first hour', async () => {
  const { contact } = await shop({ mode: { order_type: 'ALL' } })
  const { deliveryConfig } = dataOf(await api.client.getBranchContact({ params: { id: contact.id } }))
  expect(deliveryConfig.orderModes.map(({ firstSlot }) => firstSlot)).toEqual([null, null])
})
