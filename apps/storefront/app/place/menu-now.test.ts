import { expect, test } from 'vitest'
import type { MenuInfo } from '@mostrador/contract/menu/menu-schema'
import { isOff, viewMenu } from './menu-view.ts'
import { menuNow, nextStanding } from './menu-now.ts'

const plate = (id: string) => ({
  id,
  name: id,
  showName: '',
  description: '',
  indicators: [],
  withImage: false,
  image: null,
  price: 100,
  sizes: [],
  garnishGroups: [],
  category: 'desayunos',
  hasIndicators: false,
  maxQuantity: null,
  visible: true,
  soldOut: false,
})

const RULE = {
  workingDays: [{ dayOfWeek: 'THURSDAY' as const, workingHours: [{ startAt: '08:00', endAt: '11:00' }] }],
  firstDay: null,
  lastDay: null,
  orderModes: [],
  plates: ['medialunas'],
}

const menuWith = (saleRules?: MenuInfo['saleRules']): MenuInfo => ({
  hash: 'h',
  categories: [
    {
      id: 'desayunos',
      name: 'Desayunos',
      showName: '',
      description: '',
      indicators: [],
      withImage: false,
      image: null,
      slug: 'desayunos',
      plates: ['medialunas', 'bife'],
    },
  ],
  plates: [plate('medialunas'), plate('bife')],
  garnishGroups: [],
  indicators: [],
  remarkeds: ['medialunas'],
  upselleds: [],
  discounts: [],
  ...(saleRules && { saleRules }),
})

const timeZone = 'America/Argentina/Buenos_Aires'
/** A Thursday; at noon breakfast is over, at nine it is not. */
const NOON = new Date('2026-11-26T12:00:00-03:00')
const NINE = new Date('2026-11-26T09:00:00-03:00')
const NOW = { type: 'TAKE_AWAY', orderType: 'ON_DEMAND' } as const
const ANY_TIME = { type: 'TAKE_AWAY', orderType: 'ALL' } as const

/** spec('decisions availability.8') */
test('a plate off sale at this hour cannot be ordered for now, and says when it is back', () => {
  const view = viewMenu(menuWith([RULE]), 2)
  const noon = menuNow(view, { mode: NOW, timeZone, at: NOON })
  const medialunas = noon.plates.get('medialunas')
  expect(medialunas?.onSale).toBe('Vuelve el 3 de diciembre a las 8:00')
  expect(medialunas && isOff(medialunas.plate)).toBe(true)
  // Wherever it is drawn it is the same plate.
  expect(noon.sections[0]?.plates[0]).toBe(medialunas)
  expect(noon.remarked[0]).toBe(medialunas)
  expect(noon.plates.get('bife')).toBe(view.plates.get('bife'))
  const nine = menuNow(view, { mode: NOW, timeZone, at: NINE }).plates.get('medialunas')
  expect(nine?.onSale).toBeUndefined()
  expect(nine && isOff(nine.plate)).toBe(false)
})

/** spec('decisions daily-count.7') */
test('a plate that is full today says when it is back, and can be had where orders are taken for later', () => {
  const full = { ...RULE, workingDays: [], fullDays: ['2026-11-26', '2026-11-28'] }
  const view = viewMenu(menuWith([full]), 2)
  const at = (mode: typeof NOW | typeof ANY_TIME, wall: string) => {
    const one = menuNow(view, { mode, timeZone, at: new Date(`${wall}:00-03:00`) }).plates.get('medialunas')
    return [one?.onSale, one && isOff(one.plate)]
  }
  expect(at(NOW, '2026-11-26T12:00')).toEqual(['Agotado por hoy. Vuelve mañana', true])
  expect(at(ANY_TIME, '2026-11-26T12:00')).toEqual(['Agotado por hoy. Vuelve mañana', false])
  // The night is still of the day that began it.
  expect(at(NOW, '2026-11-27T02:00')).toEqual(['Agotado por hoy. Vuelve más tarde', true])
  expect(at(NOW, '2026-11-27T12:00')).toEqual([undefined, false])
  expect(nextStanding(view, { timeZone, at: NOON })).toEqual(new Date('2026-11-27T05:00:00-03:00'))
  expect(nextStanding(view, { timeZone, at: new Date('2026-11-27T12:00:00-03:00') })).toEqual(
    new Date('2026-11-28T05:00:00-03:00'),
  )
})

test('where orders are taken for later it can be ordered, with the hours to choose from', () => {
  const later = menuNow(viewMenu(menuWith([RULE]), 2), { mode: ANY_TIME, timeZone, at: NOON })
  const medialunas = later.plates.get('medialunas')
  expect(medialunas?.plate.later).toBe('2026-12-03T11:00:00.000Z')
  expect(medialunas && isOff(medialunas.plate)).toBe(false)
})

test('a plate that only another mode sells, or whose season is over, says so', () => {
  const rules = [{ ...RULE, orderModes: ['DELIVERY' as const] }]
  const text = (saleRules: MenuInfo['saleRules']) =>
    menuNow(viewMenu(menuWith(saleRules), 2), { mode: ANY_TIME, timeZone, at: NINE }).plates.get('medialunas')
      ?.onSale
  expect(text(rules)).toBe('No se vende en esta modalidad')
  expect(text([{ ...RULE, lastDay: '2026-11-25' }])).toBe('Ya no se vende')
})

test('a menu that is always sold is the same object, and one with hours says when it turns', () => {
  const plain = viewMenu(menuWith(), 2)
  expect(menuNow(plain, { mode: NOW, timeZone, at: NOON })).toBe(plain)
  expect(nextStanding(plain, { timeZone, at: NOON })).toBeUndefined()
  const view = viewMenu(menuWith([RULE]), 2)
  expect(nextStanding(view, { timeZone, at: NINE })).toEqual(new Date('2026-11-26T11:00:00-03:00'))
})
