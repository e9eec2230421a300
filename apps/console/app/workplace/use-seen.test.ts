import { expect, test } from 'vitest'
import { workplace } from '../testing/given-workplace.ts'
import { isSeen } from './use-seen.ts'

const at = (...place: string[]) => ({ place })

/** A workplace whose brand has these locals; the first is where one is. */
function given(...locals: readonly (readonly [key: string, published: boolean])[]) {
  const branchContacts = locals.map(([key, published]) => ({ ...workplace.contact, key, published }))
  const [contact = workplace.contact] = branchContacts
  return { contact, session: { ...workplace.session, branchContacts } }
}

test('clients see what was changed at a local that they find, and nothing of one that is not published', () => {
  const shop = given(['palermo', false], ['almagro', true])
  expect(isSeen(shop, [at('branchContacts', 'palermo', 'hours')])).toBe(false)
  expect(isSeen(shop, [at('branchContacts', 'almagro', 'hours')])).toBe(true)
  expect(isSeen(shop, [at('branchContacts', 'palermo'), at('branchContacts', 'almagro')])).toBe(true)
})

test('they see what is of the brand as soon as one of its locals is published', () => {
  const menu = [at('menus', 'carta', 'name')]
  expect(isSeen(given(['palermo', false], ['almagro', true]), menu)).toBe(true)
  expect(isSeen(given(['palermo', false]), menu)).toBe(false)
  expect(isSeen(given(['palermo', false]), [])).toBe(false)
})
