import { expect, test } from 'vitest'
import { parseKnownDiner } from './known-diner.ts'

const diner = { phone: '+5491123456789', phoneCountry: 'AR', name: 'Ana' } as const

/** spec('000 §2.43') */
test('a diner is read as it was written', () => {
  expect(parseKnownDiner(JSON.stringify(diner))).toEqual(diner)
})

test('the brand of a diner is an id, and nothing else is', () => {
  const there = { ...diner, branchId: '0199aaaa-bbbb-7ccc-8ddd-eeeeffff0000' }
  expect(parseKnownDiner(JSON.stringify(there))).toEqual(there)
  for (const branchId of ['../x', 7, `${there.branchId}x`, `x${there.branchId}`, 'a'])
    expect(parseKnownDiner(JSON.stringify({ ...diner, branchId }))).toEqual(diner)
})

test('a name may be missing', () => {
  expect(parseKnownDiner(JSON.stringify({ ...diner, name: 4 }))).toEqual({ ...diner, name: '' })
  const name = 'a'.repeat(201)
  expect(parseKnownDiner(JSON.stringify({ ...diner, name }))?.name).toBe(name.slice(1))
})

test.each([
  null,
  '',
  '{',
  'null',
  '[]',
  JSON.stringify({ ...diner, phone: '11 2345' }),
  JSON.stringify({ ...diner, phone: 5491123456789 }),
  JSON.stringify({ ...diner, phoneCountry: 'XX' }),
  JSON.stringify({ ...diner, phone: 'x+5491123456789' }),
  JSON.stringify({ ...diner, phone: '+5491123456789x' }),
  JSON.stringify({ ...diner, phone: '+12345' }),
  '"a text"',
])('%j in the storage is no diner', (json) => {
  expect(parseKnownDiner(json)).toBeNull()
})
