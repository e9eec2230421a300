import { expect, test } from 'vitest'
import { cacheLookup } from './cache-lookup.ts'

/** A lookup that counts how often it was asked, beside a clock that the test moves. */
function lookup({ most = 10 } = {}) {
  const asked: string[] = []
  const world = { at: 1_000_000, fails: undefined as Error | undefined, waits: Promise.resolve() }
  const find = async (key: string): Promise<string | undefined> => {
    const nth = asked.push(key)
    await world.waits
    if (world.fails) throw world.fails
    return key === 'nobody' ? undefined : `${key} ${nth}`
  }
  const known = cacheLookup(find, { milliseconds: 2_000, most, now: () => new Date(world.at) })
  return { known, asked, world }
}

const AWAY = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

test('an answer is believed for its time, and that there is none as well', async () => {
  const { known, asked, world } = lookup()
  expect([await known('a'), await known('nobody')]).toEqual(['a 1', undefined])
  world.at += 1_999
  expect([await known('a'), await known('nobody')]).toEqual(['a 1', undefined])
  world.at += 2
  expect(await known('a')).toBe('a 3')
  expect(asked).toEqual(['a', 'nobody', 'a'])
})

test('those who ask at once wait for one question', async () => {
  const { known, asked } = lookup()
  expect(await Promise.all([known('a'), known('a'), known('b')])).toEqual(['a 1', 'a 1', 'b 2'])
  expect(asked).toEqual(['a', 'b'])
})

test('a question that failed is asked again, and what failed is said to all who asked', async () => {
  const { known, asked, world } = lookup()
  world.fails = new Error('broken')
  const both = await Promise.allSettled([known('a'), known('a')])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  world.fails = undefined
  expect(await known('a')).toBe('a 2')
  expect(asked).toEqual(['a', 'a'])
})

test('while the database is away what was known last is believed, and nothing else is', async () => {
  const { known, world } = lookup()
  await known('a')
  world.at += 3_000
  world.fails = AWAY
  expect(await known('a')).toBe('a 1')
  await expect(known('b')).rejects.toThrow('ECONNREFUSED')
  world.at += 3_000
  world.fails = new Error('broken')
  await expect(known('a')).rejects.toThrow('broken')
})

test('so many are known, and one that has to go while it is looked for is answered all the same', async () => {
  const { known, asked, world } = lookup({ most: 2 })
  let go = (): void => undefined
  world.waits = new Promise((resolve) => (go = resolve))
  const all = ['a', 'b', 'c'].map(known)
  go()
  expect(await Promise.all(all)).toEqual(['a 1', 'b 2', 'c 3'])
  await known('c')
  expect(asked).toEqual(['a', 'b', 'c'])
  for (const key of ['d', 'e', 'f']) await known(key)
  await known('c')
  expect(asked).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'c'])
})
