import { expect, test } from 'vitest'
import { dataOf } from '../../testing/data-of.ts'
import { givenShop } from '../../testing/given-shop.ts'
import { startTestApi } from '../../testing/start-test-api.ts'
import { createRateLimiter } from './create-rate-limiter.ts'
import { takeWork, workOfBody } from './take-work.ts'
import { lookAheadWork, previewWork } from './work.ts'

/** Counts the shares of work, in the order of the takes. */
const counted = () => {
  const taken: [share: string, cost: number][] = []
  const take = async (share: string, _key: string, { cost = 1 } = {}) => taken.push([share, cost]) > 0
  return { taken, take }
}

const worker = { companyId: 'shop', share: 'work-company' } as const

test.each([
  ['undoRevision', 100, 0],
  ['undoRevision', 101, 1],
  ['undoRevision', 10_100, 5000],
  ['restoreState', 1100, 500],
  ['applyScheduled', 1100, 500],
  ['importMovements', 3100, 4500],
  ['listRevisions', 100, 0],
  ['listRevisions', 40_100, 800],
  ['getPastState', 40_100, 800],
  ['getTakenBack', 300_000, 5998],
  ['draftDocument', 1100, 500],
  ['changeScheduled', 1100, 500],
  ['scheduleChange', 1100, 500],
  ['listScheduled', 40_100, 1200],
  ['getScheduled', 40_100, 1200],
  ['cancelScheduled', 20_100, 600],
  // As much as a person may take in a half of a minute: a larger one could never be made.
  ['restoreState', 40_000, 6000],
  ['changeDocument', 20_000, 0],
] as const)('%s of %i things costs %i ms more', async (name, things, cost) => {
  const { taken, take } = counted()
  expect(await workOfBody({ take }, name, worker).mayDo(things)).toBe(true)
  expect(taken).toEqual(cost === 0 ? [] : [['work-company', cost]])
})

test('a call gives back what turned out to be fewer, and takes of what grew only the rest', async () => {
  const { taken, take } = counted()
  const work = workOfBody({ take }, 'importMovements', worker)
  for (const things of [3100, 1100, 2100]) await work.mayDo(things)
  expect(taken).toEqual([
    ['work-company', 4500],
    ['work-company', -3000],
    ['work-company', 1500],
  ])
})

test.each([
  ['getDocument', '', 74],
  ['getDocument', 'place=menus', 20],
  ['getDocument', 'fields=own', 20],
  ['getDocument', 'text=a', 74],
  ['listRevisions', '', 0],
  ['listRevisions', 'place=menus', 0],
  ['listRevisions', 'text=precio', 150],
  ['changeDocument', 'place=menus', 35],
] as const)('%s with the query "%s" costs %i ms', async (name, query, cost) => {
  const { taken, take } = counted()
  await takeWork({ take }, name, { ...worker, asked: new URLSearchParams(query) })
  expect(taken).toEqual(cost === 0 ? [] : [['work-company', cost]])
})

test('a draft of many steps costs more to be shown', () => {
  expect([0, 100, 1100].map(previewWork)).toEqual([50, 50, 550])
  expect([0, 100, 40_000].map(lookAheadWork)).toEqual([0, 0, 1247])
})

test('a change of 300 plates is taken back at its size, and not where the share is spent', async () => {
  const taken: [string, number][] = []
  let isSpent = false
  const { take } = createRateLimiter()
  const api = await startTestApi({
    rateLimiter: {
      take: (rule, key, taking) => {
        const cost = taking?.cost ?? 1
        if (rule.startsWith('work-')) taken.push([rule, cost])
        return rule === 'work-person' && isSpent && cost === 100
          ? Promise.resolve(false)
          : take(rule, key, taking)
      },
    },
  })
  const { owner, branchId } = await givenShop(api)
  const params = { id: branchId }
  const read = async () =>
    dataOf(await owner.getDocument({ params, query: { place: 'menus/carta/plates' } })).value as {
      key: string
      category: string
    }[]
  const [first] = await read()
  const operations = Array.from({ length: 300 }, (_, at) => ({
    kind: 'add' as const,
    place: ['menus', 'carta', 'plates', `plato-${at}`],
    thing: { key: `plato-${at}`, name: `Plato ${at}`, category: first?.category, price: 10 },
    after: null,
  }))
  const { revision } = dataOf(await owner.changeDocument({ params, body: { operations } }))
  const undo = () => owner.undoRevision({ params: { ...params, number: revision ?? 0 } })
  isSpent = true
  expect(await undo()).toMatchObject({ problem: { status: 429, code: 'work-share-spent' } })
  expect((await read()).length).toBeGreaterThan(300)
  isSpent = false
  taken.length = 0
  dataOf(await undo())
  expect(taken).toEqual([
    ['work-person', 36],
    ['work-company', 36],
    ['work-person', 100],
    ['work-company', 100],
  ])
})
