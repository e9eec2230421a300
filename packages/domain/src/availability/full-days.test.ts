import { describe, expect, test } from 'vitest'
import { priceLine } from '../cart/price-line.ts'
import { repriceCart } from '../cart/reprice-cart.ts'
import { DAYS_OF_WEEK } from '../scheduling/day-of-week.ts'
import { lineOn, menuOf, plate, selection } from '../testing/sample-menu.ts'
import { menuFor, standingFor, type Fulfilment } from './plate-for.ts'
import { saleMoment } from './sale-moment.ts'
import type { SaleTerms } from './sale-rule.ts'

const timeZone = 'America/Argentina/Buenos_Aires'

const always: SaleTerms = { workingDays: [], firstDay: null, lastDay: null, orderModes: [] }
const full = (...fullDays: string[]): SaleTerms => ({ ...always, fullDays })
const hours = (startAt: string, endAt: string): SaleTerms => ({
  ...always,
  workingDays: DAYS_OF_WEEK.map((dayOfWeek) => ({ dayOfWeek, workingHours: [{ startAt, endAt }] })),
})

const at = (wall: string): Date => new Date(`${wall.replace(' ', 'T')}:00-03:00`)
const wanted = (wall: string): Fulfilment => ({ at: at(wall), timeZone, mode: 'TAKE_AWAY' })

/** Why something is not sold then, and when it is next, as the wall shows it. */
function standing(rules: readonly SaleTerms[], wall: string) {
  const { offSale, from } = standingFor({}, rules, wanted(wall))
  return [
    offSale,
    from && new Date(from.getTime() - 3 * 3_600_000).toISOString().slice(0, 16).replace('T', ' '),
  ]
}

describe('a day that is full', () => {
  /** spec('decisions daily-count.1') */
  test('begins and ends at five in the morning, so that the night is of the day that began it', () => {
    const rules = [full('2026-11-20')]
    const times = ['2026-11-20 04:59', '2026-11-20 05:00', '2026-11-21 04:59', '2026-11-21 05:00']
    expect(times.map((time) => standing(rules, time)[0])).toEqual([undefined, 'full', 'full', undefined])
  })

  /** spec('decisions daily-count.1') */
  test('is followed by the first that is not, in the hours of the other rules', () => {
    expect(standing([full('2026-11-20', '2026-11-21')], '2026-11-20 13:00')).toEqual([
      'full',
      '2026-11-22 05:00',
    ])
    const lunch = [hours('12:00', '15:00'), full('2026-11-20')]
    expect(standing(lunch, '2026-11-20 13:00')).toEqual(['full', '2026-11-21 12:00'])
    const night = [hours('20:00', '02:00'), full('2026-11-20')]
    expect(standing(night, '2026-11-21 01:00')).toEqual(['full', '2026-11-21 20:00'])
    expect(standing(night, '2026-11-21 21:00')[0]).toBeUndefined()
  })

  test('is no reason where the hours are one, and is one where nothing follows', () => {
    const lunch = [hours('12:00', '15:00'), full('2026-11-20')]
    expect(standing(lunch, '2026-11-20 16:00')).toEqual(['hours', '2026-11-21 12:00'])
    const lastDay = [{ ...always, lastDay: '2026-11-20' }, full('2026-11-20')]
    expect(standing(lastDay, '2026-11-20 16:00')).toEqual(['full', undefined])
    expect(standing(lastDay, '2026-11-21 16:00')).toEqual(['over', undefined])
  })

  test('is told by the day, without the hour at which the next one begins', () => {
    const moment = (rules: readonly SaleTerms[], from: string) =>
      saleMoment(rules, { from: at(from), now: at('2026-11-20 13:00'), timeZone })
    expect(moment([full('2026-11-20')], '2026-11-21 05:00')).toMatchObject({ daysAhead: 1, isByDay: true })
    const lunch = [hours('12:00', '15:00'), full('2026-11-20')]
    expect(moment(lunch, '2026-11-21 12:00')).not.toHaveProperty('isByDay')
    expect(moment([hours('05:00', '15:00'), full('2026-11-18')], '2026-11-21 05:00')).not.toHaveProperty(
      'isByDay',
    )
  })
})

/** spec('decisions daily-count.2') */
test('a line of a plate of a full day is refused as sold out, and stays where it can be for later', () => {
  const ravioli = plate('ravioles')
  const menu = { ...menuOf([ravioli]), saleRules: [{ ...full('2026-11-20'), plates: ['ravioles'] }] }
  const now = wanted('2026-11-20 13:00')
  const menuAt = (fulfilment: Fulfilment) => menuFor(menu, new Set(['ravioles']), fulfilment)
  const codeOf = (fulfilment: Fulfilment) => {
    const priced = priceLine({ menu: menuAt(fulfilment), selection: selection('ravioles'), lineId: 'line' })
    return priced.ok ? undefined : priced.refusal.code
  }
  expect(codeOf(now)).toBe('sold-out')
  expect(codeOf({ ...now, latest: at('2026-11-21 04:59') })).toBe('sold-out')
  expect(codeOf({ ...now, latest: at('2026-11-21 05:00') })).toBeUndefined()
  expect(codeOf(wanted('2026-11-21 13:00'))).toBeUndefined()

  const lines = [lineOn(menuOf([ravioli]), selection('ravioles'))]
  expect(repriceCart(lines, menuAt(now)).changes).toMatchObject([{ kind: 'sold-out', after: null }])
  expect(repriceCart(lines, menuAt({ ...now, latest: at('2026-11-22 12:00') })).changes).toEqual([])
})
