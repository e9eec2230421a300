import { expect, test } from 'vitest'
import { checkDecisions } from './decisions.ts'

const INDEX = '# Decisions\n\n- [001](001-one.md) One\n- [002](002-two.md) Two\n'
const findingsOf = (second: string, index = INDEX) =>
  checkDecisions([
    { path: 'docs/decisions/README.md', text: index },
    { path: 'docs/decisions/001-one.md', text: '# 001: One\n\nDate: 2026-11-20 · Status: accepted\n' },
    { path: 'docs/decisions/002-two.md', text: second },
    { path: 'docs/security.md', text: '# Security' },
  ]).map(({ path, sentence }) => `${path}: ${sentence.slice(0, 21)}`)

test.each(['accepted', 'superseded by [001](001-one.md)'])(
  'a record that is %s and listed is right',
  (status) => {
    expect(findingsOf(`# 002: Two\n\nDate: 2026-11-21 · Status: ${status}\n\n**Context.**`)).toEqual([])
  },
)

test.each([
  '',
  'Date: 21/11/2026 · Status: accepted',
  'Date: 2026-11-21',
  'Date: 2026-11-21 · Status: superseded',
])('a record whose third line is "%s" is told', (line) => {
  expect(findingsOf(`# 002: Two\n\n${line}\n`)).toEqual(['docs/decisions/002-two.md: Write below the title'])
})

test('a record that the index lacks is told', () => {
  const record = '# 002: Two\n\nDate: 2026-11-21 · Status: accepted\n'
  expect(findingsOf(record, INDEX.replace('002-two', '003-two'))).toEqual([
    'docs/decisions/002-two.md: List it by its theme ',
  ])
})
