import { expect, test } from 'vitest'
import { checkTenantFile } from './check-tenant-file.ts'
import { smallTenant } from '../testing/small-tenant.ts'

// As JSON.parse gives it: these tests change files in ways that the types forbid.
type Loose = ReturnType<typeof JSON.parse>

/** The sentences of the small tenant with a mistake in it. */
function told(spoil: (branch: Loose, file: Loose) => void): readonly string[] {
  const file = smallTenant() as Loose
  spoil(file.branches[0], file)
  const checked = checkTenantFile(file)
  return checked.ok ? [] : checked.problems.map(({ message }) => message)
}

const twoBrands = (field: 'host' | 'alias', value: string) => (branch: Loose, file: Loose) => {
  branch.name = 'Fuego Lento'
  branch[field] = value
  file.branches.push({ ...structuredClone(branch), key: 'otra', branchContacts: [] })
}

/** spec('decisions beyond-the-documents.8') */
test('a domain or an address that is claimed twice names who has it', () => {
  expect(told(twoBrands('host', 'pedidos.example'))).toContain('Ese dominio ya lo usa Fuego Lento.')
  expect(told(twoBrands('alias', 'fuego'))).toContain(
    'La dirección "fuego" ya la usa Fuego Lento. Dale otra con "alias".',
  )
  const ofCompany = told((branch, file) => {
    Object.assign(file.company, { name: 'Brasa', host: 'pedidos.example' })
    branch.host = 'pedidos.example'
  })
  expect(ofCompany).toEqual(['Ese dominio ya lo usa la empresa Brasa.'])
})

test.each<[string, (branch: Loose, file: Loose) => void]>([
  ['a host twice', twoBrands('host', 'pedidos.example')],
  ['an alias twice', twoBrands('alias', 'fuego')],
  ['a key twice', ({ menus: [menu] }) => menu.plates.push({ ...menu.plates[0] })],
  ['a person twice', (_, { staff }) => staff.push({ ...staff[0] })],
  ['a category that is not there', ({ menus: [menu] }) => (menu.plates[0].category = 'nada')],
  ['a group that is not there', ({ menus: [menu] }) => (menu.plates[0].garnishGroups = ['nada'])],
  [
    'a plate that a code asks for',
    ({ discountCodes: [code] }) => Object.assign(code, { requiredPlate: 'carta/nada' }),
  ],
  [
    'things that are sold out, and are not there',
    ({ branchContacts: [contact] }) =>
      (contact.soldOut = ['PLATE', 'SIZE', 'GARNISH', 'INGREDIENT'].map((kind) => ({ kind, key: 'nada' }))),
  ],
  ['a menu that is not there', ({ branchContacts: [one] }) => (one.orderModes[0].menu = 'nada')],
  ['a place that is not there', (_, { staff }) => (staff[0].access = [{ role: 'nada', branch: 'nada' }])],
])('no sentence about %s shows a path of the file', (_, spoil) => {
  const sentences = told(spoil)
  expect(sentences.length).toBeGreaterThan(0)
  for (const sentence of sentences) {
    expect(sentence).not.toMatch(/\w\[\d*\]|\]\.|[a-z][A-Z]|undefined/)
  }
})
