import { describe, expect, test } from 'vitest'
import { checkBudgets } from './check-budgets.ts'

function sentencesOf(path: string, text: string): string[] {
  return checkBudgets([{ path, text }]).map(({ sentence }) => sentence)
}

const body = (lines: number): string => Array.from({ length: lines }, () => '  work()').join('\n')

describe('the length of a file', () => {
  const lines = (count: number): string => Array.from({ length: count }, () => 'work()').join('\n')

  test('250 lines pass and 251 do not; tests and journeys have 400', () => {
    expect(sentencesOf('a.ts', lines(250))).toEqual([])
    expect(sentencesOf('a.ts', lines(251))).toEqual([
      expect.stringMatching(/^251 lines, and the budget is 250/),
    ])
    expect(sentencesOf('a.test.ts', lines(400))).toEqual([])
    expect(sentencesOf('e2e/menu.ts', lines(401))).toHaveLength(1)
  })

  test('a written reason lifts it, a bare word does not', () => {
    expect(sentencesOf('a.ts', `// budget: one row per status of 001 §4\n${lines(300)}`)).toEqual([])
    expect(sentencesOf('a.ts', `// budget: because\n${lines(300)}`)).toHaveLength(1)
  })
})

describe('the length of a function', () => {
  test('50 lines pass and 51 do not, however it is written', () => {
    expect(sentencesOf('a.ts', `function f() {\n${body(48)}\n}`)).toEqual([])
    expect(sentencesOf('a.ts', `function f() {\n${body(49)}\n}`)).toHaveLength(1)
    expect(sentencesOf('a.ts', `export const f = async () => {\n${body(49)}\n}`)).toHaveLength(1)
    expect(sentencesOf('a.ts', `class A {\n  f() {\n${body(49)}\n  }\n}`)).toHaveLength(1)
  })

  test('a component has 90', () => {
    const component = (count: number): string => `export const A = () => {\n${body(count)}\n  return <p />\n}`
    expect(sentencesOf('a.tsx', component(87))).toEqual([])
    expect(sentencesOf('a.tsx', component(88))).toHaveLength(1)
    expect(sentencesOf('a.tsx', `export const a = () => {\n${body(60)}\n}`)).toHaveLength(1)
  })

  test('the chapters of a test file are not functions, its tests are', () => {
    expect(sentencesOf('a.test.ts', `describe('a', () => {\n${body(60)}\n})`)).toEqual([])
    expect(sentencesOf('e2e/a.ts', `test.describe('a', () => {\n${body(60)}\n})`)).toEqual([])
    expect(sentencesOf('a.test.ts', `test('a', () => {\n${body(60)}\n})`)).toHaveLength(1)
  })

  test('a reason over the function lifts it for that function alone', () => {
    const long = `export function f() {\n${body(60)}\n}`
    expect(
      sentencesOf('a.ts', `const x = 1\n\n\n\n\n// budget: a table, read from top to bottom\n${long}`),
    ).toEqual([])
    expect(sentencesOf('a.ts', `// budget: a table, read from top to bottom\n${long}\n${long}`)).toHaveLength(
      1,
    )
  })
})

test('three parameters pass and four do not', () => {
  expect(sentencesOf('a.ts', 'const f = (a: A, b: B, c: C) => a')).toEqual([])
  expect(sentencesOf('a.ts', 'const f = (a: A, b: B, c: C, d: D) => a')).toEqual([
    'A function of 4 parameters, and the budget is 3. Take one object with names.',
  ])
})
