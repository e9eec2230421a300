import { expect, test } from 'vitest'
import { createFetcher, type FetchState } from './fetcher.ts'

/** Source whose every answer comes when the test says so. */
function asked({ first }: { readonly first?: string } = {}) {
  const states: FetchState<string>[] = []
  const calls: { readonly known: string | undefined; readonly answer: (told: string) => void }[] = []
  const taken: string[] = []
  const asking = createFetcher<string, string>(
    {
      first,
      ask: (known) => {
        const { promise, resolve } = Promise.withResolvers<string>()
        calls.push({ known, answer: resolve })
        return promise
      },
      take: (told) => {
        taken.push(told)
        return told === 'nothing' ? undefined : told
      },
    },
    (state) => void states.push(state),
  )
  return { asking, states, calls, taken, last: () => states.at(-1) }
}

test('an answer is known, and stays while it is asked for once more', async () => {
  const { asking, states, calls } = asked()
  const first = asking.again()
  calls[0]?.answer('one')
  expect(await first).toBe('one')
  const second = asking.again()
  calls[1]?.answer('two')
  await second
  expect(states).toEqual([
    { answer: undefined, isAsking: true },
    { answer: 'one', isAsking: false },
    { answer: 'one', isAsking: true },
    { answer: 'two', isAsking: false },
  ])
})

test('an answer that was overtaken is not taken, and whoever asked for it has it all the same', async () => {
  const { asking, calls, taken, last } = asked()
  const early = asking.again()
  const late = asking.again()
  calls[1]?.answer('newer')
  await late
  calls[0]?.answer('older')
  expect(await early).toBe('older')
  expect(last()).toEqual({ answer: 'newer', isAsking: false })
  expect(taken).toEqual(['newer'])

  // The other way about the newer one is still awaited.
  const again = [asking.again(), asking.again()]
  calls[2]?.answer('older')
  await again[0]
  expect(last()).toEqual({ answer: 'newer', isAsking: true })
  calls[3]?.answer('newest')
  await again[1]
  expect(last()).toEqual({ answer: 'newest', isAsking: false })
})

test('an answer heard meanwhile is newer than the one on its way', async () => {
  const { asking, calls, last } = asked()
  const under = asking.again()
  asking.setAnswer('heard')
  calls[0]?.answer('asked')
  await under
  expect(last()).toEqual({ answer: 'heard', isAsking: false })
})

test('where nothing is to be taken, what is known stays', async () => {
  const { asking, calls, last } = asked({ first: 'one' })
  const again = asking.again()
  calls[0]?.answer('nothing')
  await again
  expect(last()).toEqual({ answer: 'one', isAsking: false })
})

test('each asking knows what is known: a list asks for its next page, and anew from the beginning', async () => {
  const { asking, calls, states } = asked({ first: 'page 1' })
  const next = asking.again()
  calls[0]?.answer('page 2')
  await next
  void asking.again()
  void asking.anew()
  expect(calls.map(({ known }) => known)).toEqual(['page 1', 'page 2', undefined])
  expect(states.at(-1)).toEqual({ answer: undefined, isAsking: true })
})

test('an ended fetcher takes no answer that is on its way', async () => {
  const { asking, calls, states, taken } = asked()
  const under = asking.again()
  asking.end()
  calls[0]?.answer('late')
  expect(await under).toBe('late')
  expect([states, taken]).toEqual([[{ answer: undefined, isAsking: true }], []])
})

test('a known answer is not told once more', () => {
  const { asking, states } = asked({ first: 'one' })
  asking.setAnswer('one')
  expect(states).toEqual([])
  asking.setAnswer('two')
  expect(states).toEqual([{ answer: 'two', isAsking: false }])
})

test('an ask that fails is told to who called it, and what was known stays known', async () => {
  const states: FetchState<string>[] = []
  const failure = new Error('offline')
  const asking = createFetcher<string, string>(
    { first: 'one', ask: () => Promise.reject(failure), take: (told) => told },
    (state) => void states.push(state),
  )
  await expect(asking.again()).rejects.toBe(failure)
  expect(states.at(-1)).toEqual({ answer: 'one', isAsking: false })
})
