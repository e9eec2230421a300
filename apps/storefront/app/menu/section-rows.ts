import type { MenuInfo } from '@mostrador/contract/menu/menu-schema'
import { rowsClass } from './rows-class.ts'

/** Columns of the plates on a phone, on a wider screen, and on the widest desk. */
const COLUMNS = { '--rows': 1, '--pairs': 2, '--threes': 3 } as const

const rowsRule = (plates: number): string => {
  const rows = Object.entries(COLUMNS).map(([name, columns]) => `${name}:${Math.ceil(plates / columns)}`)
  return `.${rowsClass(plates)}{${rows.join(';')}}`
}

/**
 * Writes a class for each number of plates that a section of the menu has, so that a section takes
 * its height before it is drawn (`lazy-section`): the content security policy refuses style
 * attributes.
 */
export function rowsSheet({ plates, categories }: Pick<MenuInfo, 'plates' | 'categories'>): string {
  const shown = new Set(plates.filter(({ visible }) => visible).map(({ id }) => id))
  const counts = categories.map((category) => category.plates.filter((id) => shown.has(id)).length)
  return Array.from(new Set(counts), (count) => (count > 0 ? rowsRule(count) : '')).join('')
}
