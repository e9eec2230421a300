import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { givenApi, type Question } from '../testing/given-api.ts'
import { answerOf } from './answer-of.ts'
import { createQueryClient } from './query-client.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/**
 * A question that is answered in the same way whenever it is asked; its end, and how often it was
 * asked by then.
 */
function question(respond: (asked: Question) => Promise<void>) {
  const { api, asked } = givenApi()
  const end = createQueryClient()
    .fetchQuery({ queryKey: ['account'], queryFn: () => answerOf(api.getStaffAccount()) })
    .then(
      () => 'answered',
      ({ status }: { status: number }) => status,
    )
  const after = async (milliseconds: number): Promise<number> => {
    await vi.advanceTimersByTimeAsync(milliseconds)
    for (const one of asked) await respond(one)
    await vi.advanceTimersByTimeAsync(0)
    return asked.length
  }
  return { end, after }
}

test.each([400, 401, 403, 404, 409, 429])(
  'a refusal with %d is told at once and not asked again',
  async (status) => {
    const { end, after } = question((asked) => asked.refuse(status))
    expect(await after(0)).toBe(1)
    expect(await end).toBe(status)
    expect(await after(60_000)).toBe(1)
  },
)

test.each([
  [500, (asked: Question) => asked.refuse(500)],
  [503, (asked: Question) => asked.refuse(503)],
  [0, (asked: Question) => asked.lose()],
])('trouble (%d) is asked about twice more, each time later, and then told', async (status, respond) => {
  const { end, after } = question(respond)
  expect(await after(0)).toBe(1)
  expect(await after(499)).toBe(1)
  expect(await after(1)).toBe(2)
  expect(await after(999)).toBe(2)
  expect(await after(1)).toBe(3)
  expect(await end).toBe(status)
  expect(await after(60_000)).toBe(3)
})

test('a failure that a retry mends is not told', async () => {
  let isFirst = true
  const { end, after } = question((asked) => {
    const respond = isFirst ? asked.refuse(502) : asked.answer({})
    isFirst = false
    return respond
  })
  await after(0)
  await after(500)
  expect(await end).toBe('answered')
})

test('where the browser says that there is no connection it is asked all the same, so that it fails and is told', async () => {
  onlineManager.setOnline(false)
  try {
    const { end, after } = question((asked) => asked.lose())
    for (const pause of [0, 500, 1000]) await after(pause)
    expect(await end).toBe(0)
  } finally {
    onlineManager.setOnline(true)
  }
})

test('a change is sent once: whoever pressed hears of the trouble and decides', async () => {
  const { api, asked } = givenApi()
  const queries = createQueryClient()
  const change = queries
    .getMutationCache()
    .build(queries, { mutationFn: () => answerOf(api.endStaffSessions()) })
    .execute(undefined)
    .catch(({ status }: { status: number }) => status)
  await vi.advanceTimersByTimeAsync(0)
  await asked[0]?.refuse(503)
  expect(await change).toBe(503)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveLength(1)
})
