import { keyOf, thingsOf } from '@mostrador/domain/revision/keyed-list'
import type { Thing } from '@mostrador/domain/revision/operation'
import { canonicalForm } from '../document/canonical-form.ts'
import { mantissaOf } from '../write/countries.ts'
import { contactWithHistory } from '../history/tenant-document.ts'
import { branchContact } from '../mapping/branch-contact-mapping.ts'
import { readThing } from '../mapping/children.ts'
import { paymentType } from '../mapping/order-mode-mapping.ts'
import type { Row, Stock } from '../mapping/stock.ts'
import { branchContactSchema } from '../schema/branch-contact-schema.ts'
import type { LoadedContacts } from './load-contact.ts'
import { standingAt } from './part-document.ts'

/**
 * Returns branch contacts as the document has them, inside only the names of their surroundings:
 * operations are applied to it, and it is compared. Of branch contacts read for their overrides
 * alone, it has those.
 */
export function documentOfContacts({ part, branchName, country }: LoadedContacts, stock: Stock): Thing {
  const reading = { stock, mantissa: mantissaOf(country), mantissaOf }
  const branchContacts = stock.rows('branch_contacts').map((row) => {
    const contact = contactWithHistory(
      canonicalForm(branchContactSchema, readThing(reading, branchContact, row)) as Thing,
    )
    const { key, name, menus } = contact
    return part.isWhole ? contact : { key, name, ...(menus !== undefined && { menus }) }
  })
  const menus = stock.rows('menus').map((row) => namesIn(stock, row))
  return { branches: [{ key: part.branchKey, name: branchName, menus, branchContacts }] }
}

const named = ({ key, name, show_name }: Row): Thing => ({ key, name: show_name ?? name })

/** Returns a menu for branch contacts: the keys and the names of its things. */
const namesIn = (stock: Stock, menu: Row): Thing => ({
  ...named(menu),
  categories: stock.where('categories', 'menu_id', menu.id).map(named),
  garnishGroups: stock.where('garnish_groups', 'menu_id', menu.id).map((group) => ({
    ...named(group),
    garnishes: stock.where('garnishes', 'garnish_group_id', group.id).map(named),
  })),
  plates: stock.where('plates', 'menu_id', menu.id).map((plate) => ({
    ...named(plate),
    sizes: stock.where('sizes', 'plate_id', plate.id).map(named),
  })),
})

/** Returns the branch contacts of such a document. */
export const contactsIn = (document: Thing): readonly Thing[] =>
  thingsOf(thingsOf(document.branches)[0]?.branchContacts)

/** Returns the position of each branch contact in the list of its branch, by key. */
export const placesOf = ({ all }: LoadedContacts): ReadonlyMap<string, number> =>
  new Map(all.rows('branch_contacts').map(({ key, at }) => [String(key), Number(at)]))

/**
 * Returns these branch contacts at their places in the whole document, with the things that they
 * refer to.
 */
export function placedContacts(loaded: LoadedContacts, document: Thing): Thing {
  const { branchAt, country, all } = loaded
  const [branch] = thingsOf(document.branches)
  const ats = placesOf(loaded)
  const contacts = contactsIn(document).map((one) => [ats.get(keyOf(one)) ?? 0, one] as const)
  const reading = { stock: all, mantissa: mantissaOf(country), mantissaOf }
  const placed = {
    ...branch,
    country,
    paymentTypes: all.rows('payment_types').map((row) => readThing(reading, paymentType, row)),
    branchContacts: standingAt(contacts),
  }
  return { branches: standingAt([[branchAt, placed]]) }
}
