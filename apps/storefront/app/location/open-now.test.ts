import { startTestApi } from '@mostrador/api/testing/start-test-api'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isOpenBy, watchChanged } from './open-now.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

const at = (time: string) => new Date(`2026-11-${time}:00-03:00`)

/**
 * A brand's list at an hour: one contact of the evening, one that never closes, and one that never
 * opens.
 */
async function listAt(time: string) {
  const { client, given, clock } = await startTestApi()
  const evening = await given.branchContact({ hours: { start: 20 * 60, duration: 6 * 60 } })
  await given.branchContact({ sameBranchAs: evening })
  await given.branchContact({ sameBranchAs: evening, hours: null })
  clock.now = at(time)
  const listed = await client.listBranchContacts({ params: { branchId: evening.branchId }, query: {} })
  if (!listed.ok) throw new Error(listed.problem.code)
  return listed.data.branchContacts
}

/** spec('000 §2.90') */
test('a contact in a list opens and closes with the clock, past midnight too; what never changes stays', async () => {
  const early = await listAt('20T18:00')
  const opened = (time: string) => early.map((one) => isOpenBy(one, at(time)))
  expect(opened('20T19:59')).toEqual([false, true, false])
  expect(opened('20T20:00')).toEqual([true, true, false])
  const late = await listAt('20T21:00')
  const stands = (time: string) => late.map((one) => isOpenBy(one, at(time)))
  expect(stands('21T01:59')).toEqual([true, true, false])
  expect(stands('21T02:00')).toEqual([false, true, false])
  expect(late.map(({ closesAt }) => closesAt)).toEqual(['2026-11-21T05:00:00.000Z', null, null])
})

test('a list that stays open is told of each change once, by the clock that it is given', async () => {
  const contacts = await listAt('20T18:00')
  vi.setSystemTime(at('20T19:59'))
  const told: number[] = []
  const stop = watchChanged(
    contacts,
    () => new Date(Date.now()),
    (changed) => told.push(changed),
  )
  expect(told).toEqual([0])
  vi.advanceTimersByTime(55_000)
  expect(told).toEqual([0])
  vi.advanceTimersByTime(10_000)
  expect(told).toEqual([0, 1])
  vi.advanceTimersByTime(60 * 60_000)
  expect(told).toEqual([0, 1])
  stop()
  expect(vi.getTimerCount()).toBe(0)
})
