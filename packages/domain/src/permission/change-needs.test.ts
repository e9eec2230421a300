import { expect, test } from 'vitest'
import { needsOfChange } from './change-needs.ts'

const plate = ['branches', 'parrilla', 'menus', 'carta', 'plates', 'bife']
const contact = ['branches', 'parrilla', 'branchContacts', 'centro']
const atBranch = { branch: 'parrilla' }
const atContact = { branch: 'parrilla', branchContact: 'centro' }

test('a price needs prices, what is beside it the menu, each once and where it is', () => {
  expect(
    needsOfChange([
      { kind: 'set', place: [...plate, 'price'], from: 1, to: 2 },
      { kind: 'set', place: [...plate, 'name'], from: 'a', to: 'b' },
      { kind: 'set', place: [...plate, 'sizes', 'chico', 'price'], from: 1, to: 2 },
      { kind: 'set', place: [...contact, 'hours', 'MONDAY'], to: ['12:00-15:00'] },
    ]),
  ).toEqual([
    { permission: 'menu.prices', ...atBranch },
    { permission: 'menu.edit', ...atBranch },
    { permission: 'locals.hours', ...atContact },
  ])
})

/** spec('decisions who-may-what.3') */
test('what is added needs what is in it, so that no price comes in with its plate', () => {
  const thing = { key: 'bife', name: 'Bife', price: 100 }
  expect(needsOfChange([{ kind: 'add', place: plate, thing }])).toEqual([
    { permission: 'menu.edit', ...atBranch },
    { permission: 'menu.prices', ...atBranch },
  ])
  expect(needsOfChange([{ kind: 'remove', place: plate, thing }])).toEqual([
    { permission: 'menu.edit', ...atBranch },
  ])
  expect(needsOfChange([{ kind: 'move', place: plate, from: null, to: 'flan' }])).toEqual([
    { permission: 'menu.edit', ...atBranch },
  ])
})

test('a list that is written whole needs what it brings and what it takes away', () => {
  const sizes = [...plate, 'sizes']
  const priced = [{ key: 'chico', name: 'Chico', price: 100 }]
  for (const step of [{ to: priced }, { from: priced }])
    expect(needsOfChange([{ kind: 'set', place: sizes, ...step }])).toContainEqual({
      permission: 'menu.prices',
      ...atBranch,
    })
})

test('a local is added in its branch, and a branch in its company', () => {
  const needs = needsOfChange([{ kind: 'add', place: contact, thing: { key: 'centro', hours: {} } }])
  expect(needs).toEqual([
    { permission: 'locals.edit', ...atBranch },
    { permission: 'locals.hours', ...atBranch },
  ])
  expect(needsOfChange([{ kind: 'remove', place: ['branches', 'parrilla'] }])).toEqual([
    { permission: 'company' },
  ])
})

test('no key of a thing passes for a field, and what nobody knows is for owners', () => {
  for (const key of ['price', 'sizes', 'constructor', '0', '**'])
    expect(needsOfChange([{ kind: 'set', place: [...plate.slice(0, -1), key, 'price'], to: 1 }])).toEqual([
      { permission: 'menu.prices', ...atBranch },
    ])
  for (const place of [[], ['staff'], [...contact, 'constructor'], ['branches', 'parrilla', 'toString']])
    expect(needsOfChange([{ kind: 'set', place, to: 1 }]).map(({ permission }) => permission)).toEqual([
      'company',
    ])
})

/** spec('decisions shared-devices.8') */
test('who says to which account diners transfer needs to be there in person', () => {
  const type = ['branches', 'parrilla', 'paymentTypes', 'transferencia']
  const transfer = { alias: 'don.pepe', holder: 'Don Pepe SRL' }
  const inPerson = { permission: 'payments', toAccount: true, ...atBranch }
  const branch = { key: 'parrilla', paymentTypes: [{ key: 'transferencia', transfer }] }
  for (const step of [
    { kind: 'set', place: [...type, 'transfer', 'alias'], from: 'don.pepe', to: 'otro' },
    { kind: 'set', place: [...type, 'transfer', 'note'], to: 'Ahora a otro.alias' },
    { kind: 'set', place: [...type, 'transfer'], to: transfer },
    { kind: 'add', place: type, thing: { key: 'transferencia', transfer } },
    { kind: 'set', place: type.slice(0, 3), to: branch.paymentTypes },
  ] as const)
    expect(needsOfChange([step])).toEqual([{ permission: 'payments', ...atBranch }, inPerson])
  expect(needsOfChange([{ kind: 'add', place: type.slice(0, 2), thing: branch }])).toContainEqual({
    permission: 'payments',
    toAccount: true,
  })
  const elsewhere = { kind: 'set', place: type.with(1, 'sushi').concat('transfer'), to: transfer } as const
  expect(needsOfChange([{ kind: 'set', place: [...type, 'transfer'], to: transfer }, elsewhere])).toEqual([
    { permission: 'payments', ...atBranch },
    inPerson,
    { permission: 'payments', branch: 'sushi' },
    { ...inPerson, branch: 'sushi' },
  ])
  // What takes a way to pay away, or is about another one, needs nobody in person.
  for (const step of [
    { kind: 'set', place: [...type, 'active'], from: true, to: false },
    { kind: 'set', place: [...type, 'transfer'], from: transfer },
    { kind: 'remove', place: type, thing: { key: 'transferencia', transfer } },
    { kind: 'add', place: type, thing: { key: 'efectivo' } },
  ] as const)
    expect(needsOfChange([step])).toEqual([{ permission: 'payments', ...atBranch }])
})
