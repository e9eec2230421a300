import { permissionsOfRole } from '@mostrador/domain/permission/permission'
import { expect, test } from 'vitest'
import { effectiveAt, rolesToGive } from './effective.ts'

const team = {
  companyId: 'ombu',
  roles: [
    { role: 'OWNER', roleName: null, permissions: permissionsOfRole('OWNER'), holders: 1 },
    { role: 'KITCHEN', roleName: null, permissions: permissionsOfRole('KITCHEN'), holders: 1 },
    { role: 'noche', roleName: 'Noche', permissions: ['menu.sold-out', 'menu.prices'] as const, holders: 1 },
  ],
}
const [contact, other] = ['centro', 'norte'].map((branchContact) => ({ branch: 'parrilla', branchContact }))
const brand = { branch: 'parrilla', branchContact: null }
const held = { mayChange: true, placeName: 'x' }

/** spec('decisions who-may-what.9') */
test('each permission at a place lists every role that grants it there', () => {
  const memberships = [
    { ...held, ...brand, placeName: 'Parrilla', role: 'noche' },
    { ...held, ...contact!, placeName: 'Centro', role: 'KITCHEN' },
  ]
  const at = (place: typeof brand | typeof contact) =>
    Object.fromEntries(
      effectiveAt(team, { memberships }, place!).map(({ permission, because }) => [
        permission,
        because.map(({ placeName }) => placeName),
      ]),
    )
  expect(at(contact)).toEqual({
    'orders.see': ['Centro'],
    'orders.accept': ['Centro'],
    'orders.edit': ['Centro'],
    'menu.sold-out': ['Parrilla', 'Centro'],
    'menu.prices': ['Parrilla'],
  })
  expect(Object.keys(at(other))).toEqual(['menu.sold-out', 'menu.prices'])
  expect(Object.keys(at(brand))).toEqual(['menu.sold-out', 'menu.prices'])
})

test('the roles that one can give are those of which one may everything there', () => {
  const grants = [
    { company: 'ombu', ...brand, branchContact: undefined, permissions: permissionsOfRole('MANAGER') },
  ]
  const mine = grants.map(({ branchContact: _, ...grant }) => grant)
  expect(rolesToGive(team, mine, brand).map(({ role }) => role)).toEqual(['KITCHEN', 'noche'])
  expect(rolesToGive(team, mine, { branch: null, branchContact: null })).toEqual([])
})
