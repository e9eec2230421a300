import { openAhead } from '@mostrador/domain/scheduling/coming-days'
import { expect, test } from 'vitest'
import { isTaking, contactAhead, ownConfigs, unreadDates, type ContactHoursThing } from './hours-ahead.ts'

const now = { date: '2026-11-27', dayOfWeek: 'FRIDAY', minutes: 13 * 60 } as const

const schedule = (active: boolean, hours: readonly string[]) => ({
  key: 'noche',
  active,
  configs: [{ key: 'siempre', hours: { FRIDAY: hours } }],
})

const contact: ContactHoursThing = {
  hours: { FRIDAY: ['12:00-15:00', '20:00-02:00', 'a las nueve'] },
  exceptions: [{ day: '2026-12-04', reason: 'Feriado' }],
  orderModes: [
    { key: 'retiro', type: 'TAKE_AWAY' },
    { key: 'envio', type: 'DELIVERY', useSchedule: true, schedules: [schedule(true, ['21:00-24:00'])] },
    { key: 'mesa', type: 'IN_DINING', useSchedule: false, schedules: [schedule(true, ['21:00-22:00'])] },
    { key: 'apagada', type: 'SELF_SERVICE', active: false },
  ],
}

const on = (date: string, key?: string): string => {
  const pausedUntil = { date: '2026-11-27', minutes: 14 * 60 }
  const open = openAhead(
    contactAhead(contact, (mode) => (mode === 'retiro' ? pausedUntil : undefined)),
    now,
    14,
  )
  const hours = key === undefined ? open.contact : open.modes.get(key)
  return (hours?.(date) ?? []).map(({ startAt, endAt }) => `${startAt}-${endAt}`).join(' ')
}

/** spec('decisions the-local.5') */
test('typed hours are read as orders will be judged by them, mode by mode', () => {
  // Unreadable hours are ignored.
  expect(on('2026-11-27')).toBe('12:00-15:00 20:00-02:00')
  expect(on('2026-11-27', 'envio')).toBe('21:00-24:00')
  expect(on('2026-11-27', 'mesa')).toBe('12:00-15:00 20:00-02:00')
  expect(on('2026-11-27', 'retiro')).toBe('12:00-13:00 14:00-15:00 20:00-02:00')
  expect(on('2026-12-04', 'envio')).toBe('')
})

test('a mode has hours of its own by its active schedules, where it uses them', () => {
  const [retiro, envio, mesa, apagada] = contact.orderModes ?? []
  expect(envio && ownConfigs(envio).map(({ config }) => config.key)).toEqual(['siempre'])
  expect(mesa && ownConfigs(mesa)).toEqual([])
  expect(retiro && ownConfigs({ ...retiro, useSchedule: true, schedules: [schedule(false, [])] })).toEqual([])
  expect(apagada && isTaking(apagada)).toBe(false)
})

test('a date on which something is typed that is no hour is known, of the contact and of a mode', () => {
  const isUnread = unreadDates({
    ...contact,
    exceptions: [{ day: '2026-12-04' }, { day: '2026-12-07', hours: ['a las diez'] }],
    orderModes: [
      { key: 'envio', type: 'DELIVERY', useSchedule: true, schedules: [schedule(true, ['tarde'])] },
    ],
  })
  expect(isUnread('2026-11-27')).toBe(true)
  expect(isUnread('2026-11-28')).toBe(false)
  // The hours of the day itself go before those of the week.
  expect(isUnread('2026-12-04')).toBe(false)
  expect(isUnread('2026-12-07')).toBe(true)
  const readable = { ...contact, hours: { FRIDAY: ['20:00-02:00'] } }
  const ofMode = unreadDates({
    ...readable,
    orderModes: [
      { key: 'envio', type: 'DELIVERY', useSchedule: true, schedules: [schedule(true, ['tarde'])] },
    ],
  })
  expect([ofMode('2026-11-27'), ofMode('2026-11-27', 'envio')]).toEqual([false, true])
})
