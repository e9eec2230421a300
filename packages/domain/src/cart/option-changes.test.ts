import { describe, expect, test } from 'vitest'
import { garnish, group, lineOn, menuOf, plate, selection } from '../testing/sample-menu.ts'
import { goneOptions, optionChanges } from './option-changes.ts'

const sauces = [garnish('criolla', 100), garnish('verde', 200)]
const steak = plate('bife', {
  sizes: [
    { id: 's', name: 'Chico', price: 900 },
    { id: 'l', name: 'Grande', price: 1500 },
  ],
  garnishGroups: [group('salsas', { garnishes: sauces })],
})
const withSauces = (garnishes: typeof sauces) => ({
  ...steak,
  garnishGroups: [group('salsas', { garnishes })],
})
const chosen = selection('bife', {
  sizeId: 'l',
  groups: [{ groupId: 'salsas', items: sauces.map(({ id }) => ({ garnishId: id, quantity: 1 })) }],
})
const line = lineOn(menuOf([steak]), chosen)

describe('the list of changed options of a line', () => {
  test('is nothing when nothing changed', () => {
    expect(optionChanges(line, { ...line, price: 1 })).toEqual([])
  })

  test.each([
    [{ name: 'Bife ancho' }, { kind: 'name', before: 'bife', after: 'Bife ancho' }],
    [{ sizeName: 'Enorme' }, { kind: 'size', before: 'Grande', after: 'Enorme' }],
    [{ quantity: 3 }, { kind: 'quantity', before: '1', after: '3' }],
    [{ notes: 'jugoso' }, { kind: 'notes', before: '', after: 'jugoso' }],
  ])('is called by its name: %o', (changed, change) => {
    expect(optionChanges(line, { ...line, ...changed })).toEqual([change])
  })

  test('is the one garnish with another name at the same price', () => {
    const renamed = lineOn(
      menuOf([withSauces([garnish('criolla', 100, { name: 'Criolla suave' }), sauces[1]!])]),
      chosen,
    )
    expect(optionChanges(line, renamed)).toEqual([
      { kind: 'garnish', before: 'criolla', after: 'Criolla suave', beforePrice: 100, afterPrice: 100 },
    ])
  })
})

describe('the list of options of a line that its plate no longer offers', () => {
  test('is nothing on the same plate', () => {
    expect(goneOptions(line, steak)).toEqual([])
  })

  test('is the size alone', () => {
    const small = { ...steak, sizes: steak.sizes.slice(0, 1) }
    expect(goneOptions(line, small)).toEqual([{ kind: 'size', before: 'Grande', after: null }])
    expect(goneOptions({ ...line, sizeName: null }, small)).toEqual([
      { kind: 'size', before: '', after: null },
    ])
    expect(goneOptions({ ...line, sizeId: null, sizeName: null }, small)).toEqual([])
  })

  test.each([
    ['hidden', withSauces([sauces[0]!, garnish('verde', 200, { visible: false })])],
    ['taken off', withSauces(sauces.slice(0, 1))],
  ])('is the garnish that was %s', (_, offered) => {
    expect(goneOptions(line, offered)).toEqual([
      { kind: 'garnish', before: 'verde', after: null, beforePrice: 200 },
    ])
  })
})
