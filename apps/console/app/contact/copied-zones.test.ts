import { applyOperations } from '@mostrador/domain/revision/apply-operations'
import { inverseOf, type Operation } from '@mostrador/domain/revision/operation'
import { expect, test } from 'vitest'
import { copiedZones } from './copied-zones.ts'
import { mapZones, withEdited } from './map-zones.ts'
import type { ZoneThing } from './use-contact-document.ts'

const ring = [
  [0, 0],
  [1, 0],
  [1, 1],
]
const zone = (key: string, fields: object = {}): ZoneThing => ({
  key,
  name: key,
  area: { type: 'Polygon', coordinates: [ring] } as unknown as ZoneThing['area'],
  cardFee: 100,
  ...fields,
})

/** spec('decisions zones-on-the-map.4') */
test('zones of another contact come behind those that are there, under free keys, and go back at once', () => {
  const there = [zone('centro', { cardFee: 900 }), zone('norte')]
  const copied = copiedZones([zone('centro'), zone('sur')], there)
  const list = ['deliveryZones']
  const operations: readonly Operation[] = copied.map(({ thing, after }) => ({
    kind: 'add',
    place: [...list, thing.key],
    thing,
    after,
  }))
  const before = { deliveryZones: there }
  const applied = applyOperations<{ readonly deliveryZones: readonly ZoneThing[] }>(before, operations)
  if (!applied.ok) throw new Error('they do not fit')
  expect(applied.document.deliveryZones.map(({ key, cardFee }) => [key, cardFee])).toEqual([
    ['centro', 900],
    ['norte', 100],
    ['centro-2', 100],
    ['sur', 100],
  ])
  expect(applyOperations(applied.document, inverseOf(operations))).toEqual({ ok: true, document: before })
})

test('a key stays as short as keys are, and the same zones can come twice', () => {
  const long = 'a'.repeat(60)
  const keys = copiedZones([zone(long), zone('b')], [zone(long), zone('b'), zone('b-2')])
  expect(keys.map(({ thing }) => thing.key)).toEqual([`${'a'.repeat(58)}-2`, 'b-3'])
  expect(copiedZones([zone('b')], [])).toMatchObject([{ after: null }])
})

test('zones are judged as an order judges them: those in use, closed, with their hours', () => {
  const open = zone('open', { hours: { FRIDAY: ['20:00-02:00', '9'] }, priority: 3 })
  const zones = [
    zone('off', { active: false }),
    open,
    zone('no', { area: { type: 'Polygon', coordinates: [] } }),
  ]
  expect(mapZones(zones)).toMatchObject([
    {
      key: 'open',
      priority: 3,
      position: 1,
      area: { coordinates: [[...ring, [0, 0]]] },
      workingDays: [{ dayOfWeek: 'FRIDAY', workingHours: [{ startAt: '20:00', endAt: '02:00' }] }],
    },
  ])
  const edited = zone('x', { name: 'Nueva' })
  expect(withEdited(zones, 'open', edited).map(({ key, name }) => [key, name])).toEqual([
    ['off', 'off'],
    ['open', 'Nueva'],
    ['no', 'no'],
  ])
  expect(withEdited(zones, undefined, edited).at(-1)).toBe(edited)
})
