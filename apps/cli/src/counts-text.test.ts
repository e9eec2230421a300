import { TENANT_TABLES } from '@mostrador/tenant/mapping/tables'
import { expect, test } from 'vitest'
import { countsText } from './counts-text.ts'

test('the counts of an import are told in Spanish, one and several', () => {
  expect(countsText({ branch_contacts: 1, plates: 24, staff_users: 1 })).toBe('1 local, 24 platos, 1 persona')
  expect(countsText({ branch_contacts: 2, plates: 1200 })).toBe('2 locales, 1.200 platos')
})

test('no count has the name of a table', () => {
  const told = countsText(Object.fromEntries(TENANT_TABLES.map(({ table }) => [table, 2])))
  expect(told).not.toMatch(/_|[a-z]+ies\b/)
  expect(told.split(', ')).toHaveLength(TENANT_TABLES.length)
})
