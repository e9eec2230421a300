import type { MenuInfo } from '@mostrador/contract/menu/menu-schema'
import { DAYS_OF_WEEK, type DayOfWeek } from '@mostrador/domain/scheduling/day-of-week'
import { sql, type RawBuilder } from 'kysely'

type SaleRule = NonNullable<MenuInfo['saleRules']>[number]

export type SaleRow = {
  readonly hours: Partial<Record<DayOfWeek, readonly string[]>>
  readonly firstDay: string | null
  readonly lastDay: string | null
  readonly orderModes: SaleRule['orderModes']
  readonly fullDays?: SaleRule['fullDays']
} | null

/** Columns of a category or plate with its sale rule. */
export const saleJson = (thing: 'c' | 'p'): RawBuilder<SaleRow> => {
  const column = (name: string) => sql.ref(`${thing}.${name}`)
  return sql`case when ${column('hours')} <> '{}' or ${column('first_day')} is not null
      or ${column('last_day')} is not null or ${column('order_modes')} <> '{}'
    then jsonb_build_object('hours', ${column('hours')}, 'firstDay', ${column('first_day')},
      'lastDay', ${column('last_day')}, 'orderModes', to_jsonb(${column('order_modes')})) end`
}

/** Returns "20:00-24:00" as the wire has it: a day's end is the next one's beginning. */
function hoursOf(interval: string): { startAt: string; endAt: string } {
  const [startAt = '', endAt = ''] = interval.split('-')
  return { startAt, endAt: endAt === '24:00' ? '00:00' : endAt }
}

const rulesOf = ({ hours, ...others }: NonNullable<SaleRow>): Omit<SaleRule, 'plates'> => ({
  workingDays: DAYS_OF_WEEK.flatMap((dayOfWeek) => {
    const intervals = hours[dayOfWeek] ?? []
    return intervals.length > 0 ? [{ dayOfWeek, workingHours: intervals.map(hoursOf) }] : []
  }),
  ...others,
})

type Sold = { readonly id: string; readonly sale: SaleRow }

/** Plate with its full days of sales; null for none. */
type SoldPlate = Sold & { readonly category: string; readonly fullDays: string[] | null }

const NO_HOURS = { hours: {}, firstDay: null, lastDay: null, orderModes: [] }

/** Returns a menu's rules, each with its plates; undefined where all is always sold. */
export function saleRulesIn(menu: {
  readonly categories: readonly Sold[]
  readonly plates: readonly SoldPlate[]
}): readonly SaleRule[] | undefined {
  const ofCategories = new Map(menu.categories.map(({ id, sale }) => [id, sale]))
  const rules = new Map<string, SaleRule>()
  for (const { id, category, sale, fullDays } of menu.plates)
    for (const one of [ofCategories.get(category), sale, fullDays && { ...NO_HOURS, fullDays }]) {
      if (!one) continue
      const key = JSON.stringify(one)
      const rule = rules.get(key) ?? { ...rulesOf(one), plates: [] }
      if (rule.plates.at(-1) !== id) rule.plates.push(id)
      rules.set(key, rule)
    }
  return rules.size > 0 ? [...rules.values()] : undefined
}
