import { describe, expect, test } from 'vitest'
import { settleTiming, slotOnDay, type TimingInput } from './timing.ts'

const days: TimingInput['days'] = [
  { date: '2026-11-20', dayOfWeek: 'FRIDAY', availableHours: ['20:00', '21:00'] },
  { date: '2026-11-21', dayOfWeek: 'SATURDAY', availableHours: ['12:00', '20:30'] },
]
const input: TimingInput = {
  orderType: 'ALL',
  open: true,
  days,
  wish: { timing: null, slot: { date: '', time: '' } },
}
const wish = (date: string, time: string): TimingInput['wish'] => ({
  timing: 'scheduled',
  slot: { date, time },
})

describe('when an order is for', () => {
  /** spec('000 §4.26') */
  test('is now, as long as nothing else is wished', () => {
    expect(settleTiming(input)).toMatchObject({
      canOrderNow: true,
      canSchedule: true,
      timing: 'now',
      slot: null,
    })
  })

  /** spec('000 §2.75') spec('000 §4.24') */
  test('is the first slot when it is to be later', () => {
    expect(settleTiming({ ...input, wish: wish('', '') }).slot).toEqual({ date: '2026-11-20', time: '20:00' })
  })

  /** spec('000 §4.25') */
  test('has to be a slot when the contact is closed, or takes nothing else', () => {
    const forced = { canOrderNow: false, timing: 'scheduled', slot: { date: '2026-11-20', time: '20:00' } }
    expect(settleTiming({ ...input, open: false })).toMatchObject(forced)
    expect(settleTiming({ ...input, orderType: 'SCHEDULED' })).toMatchObject(forced)
    expect(settleTiming({ ...input, open: false, wish: { ...input.wish, timing: 'now' } })).toMatchObject(
      forced,
    )
  })

  test('cannot be scheduled where the mode is for now alone', () => {
    const closed = { canOrderNow: false, canSchedule: false, timing: 'now', slot: null }
    expect(settleTiming({ ...input, open: false, orderType: 'ON_DEMAND', wish: wish('', '') })).toEqual(
      closed,
    )
  })

  test('keeps a slot that can still be had', () => {
    const slot = { date: '2026-11-21', time: '20:30' }
    expect(settleTiming({ ...input, wish: wish(slot.date, slot.time) }).slot).toEqual(slot)
  })

  test('another day keeps the hour, takes its next one, or its first when none follows', () => {
    expect(slotOnDay(days, { date: '2026-11-21', time: '12:00' }).time).toBe('12:00')
    expect(slotOnDay(days, { date: '2026-11-21', time: '20:00' }).time).toBe('20:30')
    expect(slotOnDay(days, { date: '2026-11-21', time: '23:00' }).time).toBe('12:00')
  })

  /** spec('000 §4.27') */
  test.each([
    ['an hour that is over', wish('2026-11-21', '20:00')],
    ['a day that is over', wish('2026-11-19', '20:00')],
  ])('%s moves to the first slot of all, and what was moved is known', (_, wished) => {
    expect(settleTiming({ ...input, wish: wished })).toMatchObject({
      slot: { date: '2026-11-20', time: '20:00' },
      movedFrom: wished.slot,
    })
  })

  test('that was not chosen is not moved', () => {
    expect(settleTiming({ ...input, wish: wish('', '') }).movedFrom).toBeUndefined()
    expect(settleTiming({ ...input, wish: wish('2026-11-20', '21:00') }).movedFrom).toBeUndefined()
    expect(
      settleTiming({ ...input, days: [], open: false, wish: wish('2026-11-20', '21:00') }),
    ).toMatchObject({
      slot: null,
    })
  })

  test('waits for its slots where it is to be later, and is not for now meanwhile', () => {
    const coming = { ...input, days: [], isLoading: true }
    expect(settleTiming({ ...coming, wish: wish('', '') })).toMatchObject({
      canOrderNow: true,
      timing: 'scheduled',
      slot: null,
    })
    expect(settleTiming({ ...coming, wish: wish('2026-11-20', '21:00') }).movedFrom).toBeUndefined()
    expect(settleTiming(coming)).toMatchObject({ timing: 'now', slot: null })
  })

  test('without any slot it is now if it can be, and nothing if not', () => {
    expect(settleTiming({ ...input, days: [], wish: wish('', '') })).toMatchObject({ timing: 'now' })
    expect(settleTiming({ ...input, days: [], open: false })).toMatchObject({
      timing: 'scheduled',
      slot: null,
    })
  })
})
