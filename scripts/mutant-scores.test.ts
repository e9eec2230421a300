import { describe, expect, test } from 'vitest'
import { MUTANT_PARTS } from './mutant-groups.ts'
import {
  percentOf,
  percentOfAll,
  readScores,
  scoreOf,
  scoreTables,
  withoutSurvivors,
  written,
} from './mutant-scores.ts'

const CART = 'packages/domain/src/cart'
const MONEY = 'packages/domain/src/money'
const scored = (folder: string, killed: number, survived: number) => ({
  folder,
  killed,
  survived,
  uncovered: 0,
  explained: 1,
  broken: 2,
  date: '2026-11-22',
})
const mutants = (...statuses: string[]) => ({ mutants: statuses.map((status) => ({ status })) })
const where = { folder: CART, files: [`${CART}/cart.ts`, `${CART}/added.ts`], date: '2026-11-22' }
const [domain] = MUTANT_PARTS
const parts = domain ? [{ part: domain, folders: [CART, MONEY] }] : []

describe('a score', () => {
  test('counts by what became of the mutants of its own files', () => {
    const files = {
      [`${CART}/cart.ts`]: mutants('Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored'),
      [`${CART}/added.ts`]: mutants('Killed', 'RuntimeError', 'CompileError'),
      [`${CART}/other.ts`]: mutants('Survived'),
    }
    expect(scoreOf({ files }, where)).toEqual({
      folder: CART,
      killed: 3,
      survived: 1,
      uncovered: 1,
      explained: 1,
      broken: 2,
      date: '2026-11-22',
    })
  })

  test('does not take for explained what runs only as a file loads', () => {
    const reason = 'Static mutant (and "ignoreStatic" was enabled)'
    const file = { mutants: [{ status: 'Ignored', statusReason: reason }, { status: 'Ignored' }] }
    const { explained, broken } = scoreOf({ files: { [`${CART}/cart.ts`]: file } }, where)
    expect({ explained, broken }).toEqual({ explained: 1, broken: 1 })
  })

  test('of a mutant that nobody tried is none', () => {
    expect(() => scoreOf({ files: { [`${CART}/cart.ts`]: mutants('Pending') } }, where)).toThrow('"Pending"')
  })

  test('is taken again of what no test noticed, while the rest is kept', () => {
    const kept = {
      files: {
        'a.ts': { source: 'x', ...mutants('Killed', 'Survived', 'NoCoverage', 'Timeout', 'Ignored') },
      },
    }
    expect(withoutSurvivors(kept)).toEqual({
      files: { 'a.ts': { source: 'x', ...mutants('Killed', 'Timeout') } },
    })
  })

  test('is the part that tests noticed, of one folder or of all mutants together', () => {
    expect(percentOf({ killed: 3, survived: 1, uncovered: 1 })).toBe(60)
    expect(percentOf({ killed: 0, survived: 0, uncovered: 0 })).toBe(100)
    expect(percentOfAll([scored(CART, 90, 10), scored(MONEY, 1, 0)])).toBeCloseTo(90.099)
  })

  test('is never rounded up to a goal', () => {
    expect(written(94.99)).toBe('94.9 %')
    expect(written(100)).toBe('100.0 %')
  })
})

describe('the written tables', () => {
  test('says goal by goal what is met, and which folders nobody measured', () => {
    const whole = scoreTables(parts, [scored(MONEY, 50, 0), scored(CART, 45, 5)])
    expect(whole).toContain('| domain | 95.0 % | ≥ 95 % | met |  |')
    expect(whole).toContain(`| ${CART} | 90.0 % | 45 | 5 | 0 | 1 | 2 | 2026-11-22 |`)
    expect(whole.indexOf(`| ${CART} |`)).toBeLessThan(whole.indexOf(`| ${MONEY} |`))
    expect(scoreTables(parts, [scored(MONEY, 50, 0), scored(CART, 44, 6)])).toContain('**missed**')
    expect(scoreTables(parts, [scored(MONEY, 50, 0)])).toContain('| domain | 100.0 % | ≥ 95 % |  | cart |')
    expect(scoreTables(parts, [])).toContain('| domain |  | ≥ 95 % |  | cart, money |')
  })

  test('is read back as it was, but for folders that are gone', () => {
    const text = scoreTables(parts, [scored('packages/domain/src/gone', 1, 0), scored(MONEY, 48, 3)])
    expect(readScores(text)).toEqual([scored(MONEY, 48, 3)])
  })
})
