import type { RowChange } from './plan.ts'
import type { Row, Stock } from './stock.ts'
import { shapeOf } from './tables.ts'

/** Columns that lead from a row towards the menu or the branch contact that it is part of. */
const UPWARDS = [
  'plate_id',
  'category_id',
  'garnish_group_id',
  'menu_discount_id',
  'order_mode_id',
  'schedule_id',
  'schedule_config_id',
  'general_discount_id',
  'general_surcharge_id',
  'owner_id',
] as const

/** Rows before and after an import. */
type Reach = {
  readonly rowOf: (id: unknown) => Row | undefined
  readonly contacts: readonly Row[]
  readonly modes: readonly Row[]
}

/**
 * Returns the ids of the branch contacts, among those that were there before, whose catalogue an
 * import changes: by a row of their own, of a menu that they sell or sold from, or of their branch
 * or company.
 */
export function changedCatalogues(stock: Stock, changes: readonly RowChange[]): readonly string[] {
  const added = new Map(changes.filter(({ before }) => !before).map(({ row }) => [row.id, row]))
  const reach: Reach = {
    rowOf: (id) => (id == null ? undefined : (stock.byId(id) ?? added.get(id))),
    contacts: stock.rows('branch_contacts'),
    modes: [...stock.rows('order_modes'), ...added.values()].filter(
      (row) => row.menu_id && row.branch_contact_id,
    ),
  }
  const ids = changes
    .filter(({ table }) => shapeOf(table).catalogue)
    .flatMap(({ table, row, before }) => {
      const whole = { ...before, ...row }
      // A menu without an order mode is shown nowhere.
      if (table === 'menus') return contactsOfMenu(reach, whole.id)
      // The other branch contacts show whether there is one to change to: an added one is in none
      // of the former rows, a removed one is.
      const goes = table === 'branch_contacts' && before === row
      return goes ? contactsAround(reach, row) : contactsOf(reach, whole)
    })
  const present = new Set(reach.contacts.map((contact) => String(contact.id)))
  return [...new Set(ids)].filter((id) => present.has(id))
}

function contactsOf(reach: Reach, row: Row): readonly string[] {
  if (row.branch_contact_id) return [String(row.branch_contact_id)]
  if (reach.contacts.some((contact) => contact.id === row.id)) return [String(row.id)]
  if (row.menu_id) return contactsOfMenu(reach, row.menu_id)
  for (const column of UPWARDS) {
    const above = reach.rowOf(row[column])
    if (above && above.id !== row.id) return contactsOf(reach, above)
  }
  return contactsAround(reach, row)
}

const contactsOfMenu = ({ modes }: Reach, menuId: unknown): readonly string[] =>
  modes.filter((mode) => mode.menu_id === menuId).map((mode) => String(mode.branch_contact_id))

/** A row of a branch reaches all its contacts; one of the company reaches all of them. */
function contactsAround({ contacts }: Reach, row: Row): readonly string[] {
  const around = contacts.filter((contact) => contact.branch_id === (row.branch_id ?? row.id))
  const reached = around.length > 0 || row.branch_id ? around : contacts
  return reached.map((contact) => String(contact.id))
}
