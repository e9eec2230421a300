import { DAYS_OF_WEEK, type DayOfWeek } from '../scheduling/day-of-week.ts'
import { list, pin, type Answer } from './proof.ts'

// The carta is work of the counter, with all its words and prices: Actividad tells each change with
// its author, and undoes it.

const [edit, price, discounts] = [pin('menu.edit'), pin('menu.prices'), pin('discounts')]

/** Answer for each day of a week. */
export const eachDay = (answer: Answer): Readonly<Record<DayOfWeek, Answer>> =>
  Object.fromEntries(DAYS_OF_WEEK.map((day) => [day, answer])) as Record<DayOfWeek, Answer>

const focus = { x: edit, y: edit }

const soldWhen = { hours: eachDay(edit), firstDay: edit, lastDay: edit, orderModes: edit }

const category = {
  key: edit,
  name: edit,
  showName: edit,
  description: edit,
  image: edit,
  imageFocus: focus,
  indicators: edit,
  ...soldWhen,
  visible: edit,
}

const garnish = { key: edit, name: edit, description: edit, price, ingredients: edit, visible: edit }

const garnishGroup = {
  key: edit,
  name: edit,
  mandatory: edit,
  multipleSelection: edit,
  minGarnishAmount: edit,
  maxGarnishAmount: edit,
  garnishes: list('menu.edit', garnish),
}

const plate = {
  key: edit,
  category: edit,
  name: edit,
  showName: edit,
  description: edit,
  price,
  sizes: list('menu.edit', { key: edit, name: edit, price }),
  garnishGroups: edit,
  indicators: edit,
  ingredients: edit,
  image: edit,
  imageFocus: focus,
  maxQuantity: edit,
  dailyCount: edit,
  ...soldWhen,
  visible: edit,
}

const menuDiscount = {
  key: discounts,
  name: discounts,
  type: discounts,
  percentage: discounts,
  fixedDiscount: discounts,
  buy: discounts,
  pay: discounts,
  finalPrice: discounts,
  plates: discounts,
  active: discounts,
}

export const MENU_ANSWERS = {
  key: edit,
  name: edit,
  categories: list('menu.edit', category),
  garnishGroups: list('menu.edit', garnishGroup),
  plates: list('menu.edit', plate),
  remarkeds: edit,
  upselleds: edit,
  discounts: list('discounts', menuDiscount),
}

/** Answers for the fields of the labels of plates. */
export const INDICATOR_ANSWERS = { key: edit, showName: edit, backgroundColor: edit, textColor: edit }

const ownPlate = {
  key: edit,
  price,
  visible: edit,
  dailyCount: edit,
  sizes: list('menu.edit', { key: edit, price }),
}

/** Answers for the fields that a branch contact has over the menus of its branch. */
export const OVERRIDE_ANSWERS = {
  key: edit,
  plates: list('menu.edit', ownPlate),
  garnishGroups: list('menu.edit', {
    key: edit,
    garnishes: list('menu.edit', { key: edit, price, visible: edit }),
  }),
}
