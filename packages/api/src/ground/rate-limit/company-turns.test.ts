import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTurns } from './company-turns.ts'

/** Things that end when they are told to, and the order in which they began. */
function things() {
  const begun: string[] = []
  const ends: (() => void)[] = []
  return {
    begun,
    thing: (name: string) => async () => {
      begun.push(name)
      await new Promise<void>((resolve) => ends.push(resolve))
      return name
    },
    endOne: async () => {
      ends.shift()?.()
      // The next begins once who waited has heard of it.
      for (let hop = 0; hop < 9; hop += 1) await Promise.resolve()
    },
  }
}

test('a company that brings many things lets every other one go in between', async () => {
  const { begun, thing, endOne } = things()
  const { take } = createTurns({ ofCompany: 5, ofAll: 20 })
  const all = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((name) => take(name.slice(0, 1), thing(name)))
  for (let end = 0; end < 6; end += 1) await endOne()
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2'])
  expect(await all[4]).toEqual({ done: 'c1' })
})

test('a line is short: the next of a company is refused at once, and others still come', async () => {
  const { thing, endOne } = things()
  const { take } = createTurns({ ofCompany: 2, ofAll: 3 })
  const first = ['a', 'a', 'a'].map((company) => take(company, thing(company)))
  expect(await take('a', thing('a'))).toBeUndefined()
  const other = take('b', thing('b'))
  expect(await take('c', thing('c'))).toBeUndefined()
  await endOne()
  await endOne()
  const again = take('c', thing('c'))
  for (let end = 0; end < 3; end += 1) await endOne()
  expect(await Promise.all([...first, other, again])).toHaveLength(5)
})

test('a thing that fails leaves the next ones their turn', async () => {
  const { take } = createTurns({ ofCompany: 2, ofAll: 2 })
  const failing = take('a', async () => Promise.reject(new Error('broken')))
  const next = take('b', async () => 'read')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toEqual({ done: 'read' })
})

test('however things come, one goes at a time, none is lost, and nobody waits for two of one company', async () => {
  const things1 = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 30 })
  await fc.assert(
    fc.asyncProperty(things1, async (companies) => {
      const { take } = createTurns({ ofCompany: 4, ofAll: 12 })
      const began: string[] = []
      let going = 0
      const answers = await Promise.all(
        companies.map((company) =>
          take(company, async () => {
            going += 1
            expect(going).toBe(1)
            began.push(company)
            await Promise.resolve()
            going -= 1
          }),
        ),
      )
      expect(answers.filter((answer) => answer !== undefined)).toHaveLength(began.length)
      // All came at once: after the first, each company that waits begins before any begins again.
      const rest = began.slice(1)
      const lastAt = (company: string): number => rest.lastIndexOf(company)
      for (const [at, company] of rest.entries()) {
        const since = rest.slice(rest.lastIndexOf(company, at - 1) + 1, at)
        const missing = new Set(rest.filter((other) => lastAt(other) > at && !since.includes(other)))
        missing.delete(company)
        if (at > 0 && rest.lastIndexOf(company, at - 1) >= 0) expect([...missing]).toEqual([])
      }
    }),
  )
})
