import { expect, test } from 'vitest'
import { needsOfChange, proofToAdd, proofToChange } from './change-needs.ts'

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
test('an added thing needs the permissions of its fields, so no price comes in with its plate', () => {
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

test('a contact is added in its branch, and a branch in its company', () => {
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
    expect(needsOfChange([{ kind: 'set', place, to: 1 }])).toEqual([
      expect.objectContaining({ permission: 'company' }),
      { takes: 'PERSON', about: 'company-data', place },
    ])
})

const ofAccount = (place: readonly string[]) => ({
  takes: 'SECOND_FACTOR',
  about: 'transfer-account',
  place,
})

/** spec('decisions proofs-of-fields.1') */
test('a change of the account that diners transfer to takes the second factor', () => {
  const type = ['branches', 'parrilla', 'paymentTypes', 'transferencia']
  const transfer = { alias: 'don.pepe', holder: 'Don Pepe SRL' }
  const branch = { key: 'parrilla', paymentTypes: [{ key: 'transferencia', transfer }] }
  const to = [...type, 'transfer', 'alias']
  for (const [step, place] of [
    [{ kind: 'set', place: to, from: 'don.pepe', to: 'otro' }, to],
    [{ kind: 'set', place: [...type, 'transfer'], to: transfer }, to],
    [{ kind: 'add', place: type, thing: { key: 'transferencia', transfer } }, to],
    [{ kind: 'set', place: type.slice(0, 3), to: branch.paymentTypes }, to],
  ] as const)
    expect(needsOfChange([step])).toEqual([{ permission: 'payments', ...atBranch }, ofAccount(place)])
  expect(needsOfChange([{ kind: 'add', place: type.slice(0, 2), thing: branch }])).toContainEqual(
    ofAccount(to),
  )
})

/** spec('decisions proofs-of-fields.2') */
test('a change that takes something away, or leaves it as it was, takes no more than a PIN', () => {
  const type = ['branches', 'parrilla', 'paymentTypes', 'transferencia']
  const [ana, beto] = [
    { key: 'ana', name: 'Ana', phone: '+5491123456789' },
    { key: 'beto', name: 'Beto', phone: '+5491199999999' },
  ]
  const people = [...contact, 'alerts', 'people']
  for (const step of [
    { kind: 'set', place: [...type, 'active'], from: true, to: false },
    { kind: 'set', place: [...type, 'transfer'], from: { alias: 'don.pepe' } },
    { kind: 'set', place: [...type, 'transfer', 'note'], from: 'Avisanos', to: '' },
    { kind: 'remove', place: type, thing: { key: 'transferencia', showName: 'Transferencia' } },
    { kind: 'move', place: type, from: null, to: 'efectivo' },
    { kind: 'set', place: people, from: [ana, beto], to: [beto] },
    { kind: 'set', place: people, from: [ana, beto], to: [{ ...ana, calls: true }, beto] },
    {
      kind: 'set',
      place: [...contact, 'alerts'],
      from: { people: [ana] },
      to: { people: [ana], pausesAfterMinutes: 9 },
    },
  ] as const)
    expect(needsOfChange([step]).filter((need) => 'takes' in need)).toEqual([])
  const other = { ...ana, phone: '+5491188888888' }
  expect(
    needsOfChange([{ kind: 'set', place: people, from: [ana, beto], to: [beto, other] }]),
  ).toContainEqual({
    takes: 'PERSON',
    about: 'alarm-people',
    place: [...people, 'ana', 'phone'],
  })
})

/** spec('decisions proofs-of-fields.2') */
test('protections of diners and bounds of gifts are not taken away with less', () => {
  const code = ['branches', 'parrilla', 'discountCodes', 'BIENVENIDA']
  for (const [place, from, takes] of [
    [[...contact, 'signIn'], 'CODE', 'PERSON'],
    [['branches', 'parrilla', 'marketing', 'askForConsent'], true, 'PERSON'],
    [[...code, 'usageLimit'], 10, 'KEY'],
  ] as const)
    expect(needsOfChange([{ kind: 'set', place, from }])).toContainEqual(
      expect.objectContaining({ takes, place }),
    )
  expect(needsOfChange([{ kind: 'set', place: [...code, 'active'], from: true, to: false }])).toEqual([
    { permission: 'discounts', ...atBranch },
  ])
})

/** spec('decisions proofs-of-fields.6') */
test('a thing is added with what is taken by the field that it is nothing without', () => {
  const proofs = {
    discountCodes: 'KEY',
    loyaltyRewards: 'KEY',
    campaigns: 'PERSON',
    surveys: 'PERSON',
    paymentTypes: 'PERSON',
    customisations: 'PERSON',
    branchContacts: 'PERSON',
    'branchContacts/centro/orderModes': 'PERSON',
    'branchContacts/centro/alerts/people': 'PERSON',
    'branchContacts/centro/deliveryZones': 'PIN',
    loyalty: 'PERSON',
    externalLoyalty: 'PERSON',
    indicators: 'PIN',
    'menus/carta/plates': 'PIN',
  }
  for (const [list, proof] of Object.entries(proofs))
    expect([list, proofToAdd(['branches', 'parrilla', ...list.split('/')])]).toEqual([list, proof])
})

/** spec('decisions proofs-of-fields.2') */
test('a group that is taken away whole takes what its protections and bounds take', () => {
  const branch = ['branches', 'parrilla']
  const code = { code: 'BIENVENIDA', type: 'PERCENT', percentage: 10, usageLimit: 10 }
  const loyalty = { name: 'Puntos', orderPercentage: 5, protection: 'CODE' }
  for (const [place, from, at, takes] of [
    [[...branch, 'loyalty'], loyalty, ['protection'], 'PERSON'],
    [[...branch, 'marketing'], { askForConsent: true }, ['askForConsent'], 'PERSON'],
    [branch, { key: 'parrilla', loyalty }, ['loyalty', 'protection'], 'PERSON'],
    [
      [...branch, 'loyalty'],
      { ...loyalty, protection: undefined, maxRedeemedPoints: 9 },
      ['maxRedeemedPoints'],
      'KEY',
    ],
  ] as const)
    for (const to of [undefined, ''])
      expect(needsOfChange([{ kind: 'set', place, from, to }])).toContainEqual(
        expect.objectContaining({ takes, place: [...place, ...at] }),
      )
  // A code ends with its limit: to add it again writes a gift.
  const place = [...branch, 'discountCodes', 'BIENVENIDA']
  expect(needsOfChange([{ kind: 'remove', place, thing: code }])).toEqual([
    { permission: 'discounts', ...atBranch },
  ])
  const again = { ...code, usageLimit: undefined }
  expect(
    needsOfChange([
      { kind: 'remove', place, thing: code },
      { kind: 'add', place, thing: again },
    ]),
  ).toContainEqual(expect.objectContaining({ takes: 'KEY', about: 'codes' }))
  const group = { kind: 'set', place: [...branch, 'loyalty'], from: { name: 'Puntos' } } as const
  expect(needsOfChange([group]).filter((need) => 'takes' in need)).toEqual([])
})

/** spec('decisions proofs-of-fields.3') */
test('the pictures of the brand are put up by a person, and taken down by anybody who may change the look', () => {
  for (const field of ['logo', 'banner', 'background']) {
    const place = ['branches', 'parrilla', 'branding', field]
    const need = { takes: 'PERSON', about: 'shop-pictures', place }
    const puts = { kind: 'set', place, to: 'archivo.jpg' } as const
    expect(needsOfChange([puts])).toContainEqual(need)
    expect(
      needsOfChange([{ kind: 'set', place: place.slice(0, 3), to: { [field]: 'a.jpg' } }]),
    ).toContainEqual(need)
    expect(needsOfChange([{ kind: 'set', place, from: 'archivo.jpg' }])).toEqual([
      { permission: 'branding', ...atBranch },
    ])
  }
  // Sold out marks, prices, pictures of the carta and colours stay with four digits.
  for (const [place, to] of [
    [[...plate, 'image'], 'bife.jpg'],
    [[...plate, 'description'], 'A la parrilla'],
    [[...plate, 'price'], 2],
    [['branches', 'parrilla', 'branding', 'colorConfig', 'lightMainColor'], '#aa3300'],
    [[...contact, 'blocked'], true],
  ] as const)
    expect(needsOfChange([{ kind: 'set', place, to }]).filter((need) => 'takes' in need)).toEqual([])
})

/** spec('decisions proofs-of-fields.3') */
test('the name of the points, and where a contact is, are said by a person', () => {
  for (const place of [
    ['branches', 'parrilla', 'loyalty', 'name'],
    ...['street', 'number', 'zone', 'locality', 'city', 'country', 'postalCode'].map((field) => [
      ...contact,
      'address',
      field,
    ]),
  ])
    expect(needsOfChange([{ kind: 'set', place, to: 'Alias: de.otro' }])).toContainEqual({
      takes: 'PERSON',
      about: 'shop-words',
      place,
    })
})

/** spec('decisions proofs-of-fields.2') */
test('a switch is turned off by a PIN, and on again with what the thing takes', () => {
  const branch = ['branches', 'parrilla']
  for (const [at, takes, about] of [
    ['discountCodes/HOLA10', 'KEY', 'codes'],
    ['loyalty', 'KEY', 'codes'],
    ['loyaltyRewards/hola', 'KEY', 'codes'],
    ['campaigns/vuelve', 'PERSON', 'shop-words'],
    ['surveys/general', 'PERSON', 'shop-words'],
    ['externalLoyalty', 'PERSON', 'partner'],
    ['customisations/codigo', 'PERSON', 'redirects'],
    // Their names stand in the sum that diners pay.
    ['branchContacts/centro/orderModes/delivery/generalSurcharges/tarjeta', 'PERSON', 'payment-words'],
    ['branchContacts/centro/orderModes/delivery/generalDiscounts/martes', 'PERSON', 'payment-words'],
  ] as const) {
    const thing = [...branch, ...at.split('/')]
    const place = [...thing, 'active']
    const proofs = (step: { readonly from?: unknown; readonly to?: unknown }, where = place) =>
      needsOfChange([{ kind: 'set', place: where, ...step }]).filter((need) => 'takes' in need)
    for (const to of [true, undefined, ''])
      expect([place, proofs({ from: false, to })]).toEqual([place, [{ takes, about, place }]])
    for (const step of [{ from: true, to: false }, { to: false }, { to: true }])
      expect(proofs(step)).toEqual([])
    // Around it: on again with the group, and taken away with it.
    expect(proofs({ from: { active: false }, to: {} }, thing)).toEqual([{ takes, about, place }])
    expect(proofs({ from: { active: false } }, thing)).toEqual([])
    expect(proofToChange(place, { value: false, thing: {} })).toBe(takes)
    expect(proofToChange(place, { value: undefined, thing: {} })).toBe('PIN')
  }
  const banner = [...branch, 'branding', 'withCustomBannerLogo']
  expect(needsOfChange([{ kind: 'set', place: banner, to: true }])).toContainEqual(
    expect.objectContaining({ takes: 'PERSON', about: 'shop-pictures' }),
  )
  expect(needsOfChange([{ kind: 'set', place: banner, from: true }])).toHaveLength(1)
})

/** spec('decisions proofs-of-fields.2') */
test('a way into an account is offered again by who may write it, and card and cash by a PIN', () => {
  const place = ['branches', 'parrilla', 'paymentTypes', 'banco', 'active']
  const cash = { paymentMethod: 'CASH' }
  const charged = { paymentMethod: 'WALLET', onlinePayment: { providerName: 'mercadopago' } }
  const named = { paymentMethod: 'WALLET' }
  const account = { paymentMethod: 'OTHER', transfer: { alias: 'socio.mp' } }
  const proofs = [cash, charged, named, account].map((thing) => proofToChange(place, { value: false, thing }))
  expect(proofs).toEqual(['PIN', 'PIN', 'SECOND_FACTOR', 'SECOND_FACTOR'])
  expect(needsOfChange([{ kind: 'set', place, from: false }])).toContainEqual(
    expect.objectContaining({ takes: 'SECOND_FACTOR', about: 'transfer-account', ways: ['banco'] }),
  )
  const offered = [...contact, 'orderModes', 'delivery', 'paymentTypes']
  const offering = (from: readonly string[], to: readonly string[]) =>
    needsOfChange([{ kind: 'set', place: offered, from, to }]).filter((need) => 'takes' in need)
  expect(offering(['efectivo'], ['efectivo', 'banco'])).toMatchObject([{ takes: 'PERSON', ways: ['banco'] }])
  expect(offering(['efectivo', 'banco'], ['banco'])).toEqual([])
})

/** spec('decisions proofs-of-fields.2') */
test('a way to pay gets another key by a person alone: modes name it by its key', () => {
  const place = ['branches', 'parrilla', 'paymentTypes', 'vieja', 'key']
  expect(needsOfChange([{ kind: 'set', place, from: 'vieja', to: 'efectivo' }])).toContainEqual({
    takes: 'PERSON',
    about: 'payment-way',
    place,
  })
})
