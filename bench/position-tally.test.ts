import { expect, test } from 'vitest'
import { tallyPositions } from './position-tally.ts'
import type { Hear } from './tracking-pages.ts'

const FIRST = '2026-11-20T15:00:00.000Z'
const SECOND = '2026-11-20T15:00:05.000Z'

/**
 * Three pages, of which the first two look at one delivery, and a way to tell one of them a
 * position.
 */
function threePages(patienceMs: number) {
  const deliveries = ['a', 'a', 'b']
  let heard: Hear = () => undefined
  const hear = (hearing: Hear): void => {
    heard = hearing
  }
  const tally = tallyPositions({ deliveries, hear }, patienceMs)
  const tell = (page: number, positionAt: string): void =>
    heard(page, deliveries[page] ?? '', { rider: { positionAt } })
  return { tally, tell }
}

test('a page that misses one position has lost it, and is not outdated once it knows the last one', async () => {
  const { tally, tell } = threePages(1_000)
  tally.sent('a', FIRST)
  tally.sent('b', FIRST)
  tell(0, FIRST)
  tell(2, FIRST)
  tally.sent('a', SECOND)
  tell(0, SECOND)
  tell(1, SECOND)
  expect(await tally.done()).toMatchObject({ expected: 5, lost: 1, outdated: 0 })
})

test('a page that never hears the last position is outdated, whatever it hears twice or of another run', async () => {
  const { tally, tell } = threePages(0)
  tally.sent('a', FIRST)
  tally.sent('b', FIRST)
  tally.sent('b', SECOND)
  tell(0, FIRST)
  tell(0, FIRST)
  tell(1, '2026-11-19T15:00:00.000Z')
  tell(2, FIRST)
  expect(await tally.done()).toMatchObject({ expected: 4, lost: 2, outdated: 2 })
})

test('late updates are waited for, and their delay is told', async () => {
  const { tally, tell } = threePages(10_000)
  tally.sent('a', FIRST)
  tally.sent('b', FIRST)
  tell(0, FIRST)
  tell(2, FIRST)
  setTimeout(() => tell(1, FIRST), 60)
  const { p50, p99, outdated, lost } = await tally.done()
  expect({ outdated, lost }).toEqual({ outdated: 0, lost: 0 })
  expect(p50).toBeLessThan(p99)
  expect(p99).toBeGreaterThanOrEqual(59)
})
