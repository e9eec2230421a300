import { expect, test } from 'vitest'
import { busyOf, pauseOf, type Interruption } from './interruption.ts'

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`)

const one = (id: string, fields: Partial<Interruption> = {}): Interruption => ({
  id,
  kind: 'PAUSE',
  orderModeId: null,
  deliveryZoneId: null,
  extraMinutes: null,
  until: '2026-11-20T21:30:00Z',
  message: '',
  ...fields,
})

const delivery = { orderModeId: 'delivery' }
const takeAway = { orderModeId: 'take-away' }

/** spec('decisions interruptions.1') */
test('a pause keeps what it names, and one of everything keeps each mode', () => {
  const ofMode = [one('mode', delivery)]
  expect(pauseOf(ofMode, delivery, at('21:00'))?.id).toBe('mode')
  expect(pauseOf(ofMode, takeAway, at('21:00'))).toBeUndefined()
  expect(pauseOf(ofMode, null, at('21:00'))).toBeUndefined()
  const ofAll = [one('all')]
  for (const thing of [delivery, takeAway, null]) expect(pauseOf(ofAll, thing, at('21:00'))?.id).toBe('all')
  const ofZone = [one('zone', { deliveryZoneId: 'centro' })]
  expect(pauseOf(ofZone, { deliveryZoneId: 'centro' }, at('21:00'))?.id).toBe('zone')
  for (const thing of [delivery, null, { deliveryZoneId: 'sur' }])
    expect(pauseOf(ofZone, thing, at('21:00'))).toBeUndefined()
})

/** spec('decisions interruptions.1') */
test('it holds up to its end and not at it, and of two the one that ends last is told', () => {
  const both = [one('all'), one('mode', { ...delivery, until: '2026-11-20T22:00:00Z' })]
  expect(pauseOf(both, delivery, at('21:00'))?.id).toBe('mode')
  expect(pauseOf(both, takeAway, at('21:29'))?.id).toBe('all')
  expect(pauseOf(both, takeAway, at('21:30'))).toBeUndefined()
  expect(pauseOf(both, delivery, at('21:59'))?.id).toBe('mode')
  expect(pauseOf(both, delivery, at('22:00'))).toBeUndefined()
})

/** spec('decisions interruptions.3') */
test('of two delays the longer one holds, and neither is a pause', () => {
  const busy = [
    one('all', { kind: 'BUSY', extraMinutes: 20 }),
    one('mode', { kind: 'BUSY', extraMinutes: 30, ...delivery, until: '2026-11-20T21:10:00Z' }),
  ]
  expect(busyOf(busy, 'delivery', at('21:00'))?.extraMinutes).toBe(30)
  expect(busyOf(busy, 'delivery', at('21:10'))?.extraMinutes).toBe(20)
  expect(busyOf(busy, 'take-away', at('21:00'))?.extraMinutes).toBe(20)
  expect(busyOf(busy, 'take-away', at('21:30'))).toBeUndefined()
  expect(busyOf([one('pause')], 'delivery', at('21:00'))).toBeUndefined()
  expect(pauseOf(busy, delivery, at('21:00'))).toBeUndefined()
})
