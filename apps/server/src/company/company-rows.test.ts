import { expect, test } from 'vitest'
import { readRow } from './company-rows.ts'

const [OURS, THEIRS, BRAND, ANA, HERE] = ['our', 'their', 'brand', 'ana', 'ana-here'].map(String)

const columns = (...names: readonly string[]) => names.map((name) => ({ name, type: 'text' }))
const belongings = () => ({
  companyId: OURS ?? '',
  branches: new Set<string>(),
  people: new Map([[ANA ?? '', HERE ?? '']]),
})
const companies = { name: 'companies', columns: columns('id', 'name'), people: [] }
const branches = { name: 'branches', columns: columns('company_id', 'id'), people: [] }
const orders = { name: 'orders', columns: columns('company_id', 'branch_id', 'id'), people: [] }
const changes = {
  name: 'revisions',
  columns: columns('company_id', 'staff_user_id'),
  people: ['staff_user_id'],
}

/** spec('decisions one-company.6') */
test('a row of another company, or of a brand that is missing, is refused as foreign', () => {
  const known = belongings()
  const read = (table: typeof companies, ...cells: readonly (string | null | undefined)[]) =>
    readRow(JSON.stringify(cells), table, known)
  expect(read(companies, OURS, 'Nuestra')).toEqual({ cells: [OURS, 'Nuestra'] })
  expect(read(companies, THEIRS, 'La vecina')).toEqual({ foreign: true })
  expect(read(orders, OURS, BRAND, '1')).toEqual({ foreign: true })
  expect(read(branches, OURS, BRAND)).toEqual({ cells: [OURS, BRAND] })
  expect(read(orders, OURS, BRAND, '1')).toEqual({ cells: [OURS, BRAND, '1'] })
  expect(read(orders, OURS, null, '1')).toEqual({ cells: [OURS, null, '1'] })
  expect(read(orders, THEIRS, BRAND, '1')).toEqual({ foreign: true })
  expect(read(orders, null, BRAND, '1')).toEqual({ foreign: true })
})

/** spec('decisions one-company.6') */
test('people are called as they are here, and one who did not come is nobody’s', () => {
  const read = (person: string | null | undefined) =>
    readRow(JSON.stringify([OURS, person]), changes, belongings())
  expect(read(ANA)).toEqual({ cells: [OURS, HERE] })
  expect(read(null)).toEqual({ cells: [OURS, null] })
  expect(read('somebody')).toEqual({ foreign: true })
})
