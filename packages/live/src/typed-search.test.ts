import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTypedSearch, type SearchOptions, type TypedSearch } from './typed-search.ts'

type Lines = { suggestions: { id: string; title: string }[]; attribution: null; searches: true }
type SearchState = TypedSearch<Lines>
type Answer = Awaited<ReturnType<SearchOptions<Lines>['ask']>>

const lineOf = (title: string) => ({ id: title, title })
const found = (title: string): Answer => ({
  ok: true,
  data: { suggestions: [lineOf(title)], attribution: null, searches: true },
})
const refused = (status: number): Answer => ({
  ok: false,
  problem: { status },
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A search whose server answers when it is told to. */
function startSearch() {
  const asked: { text: string; signal: AbortSignal; answer: (answer: Answer) => Promise<void> }[] = []
  const states: SearchState[] = []
  const search = createTypedSearch<Lines>({
    ask: (text, signal) =>
      new Promise((resolve) => {
        const answer = async (result: Answer): Promise<void> => {
          resolve(result)
          await Promise.resolve()
          await Promise.resolve()
        }
        asked.push({ text, signal, answer })
      }),
    schedule: (task, milliseconds) => {
      const timer = setTimeout(task, milliseconds)
      return () => clearTimeout(timer)
    },
    onState: (state) => states.push(state),
  })
  const pause = (milliseconds = 500) => vi.advanceTimersByTime(milliseconds)
  return { search, asked, pause, states, last: () => states.at(-1) }
}

/** spec('000 §5.19') spec('000 §9.1') */
test('asks once the diner pauses for half a second, and for the last text alone', () => {
  const { search, asked, pause } = startSearch()
  for (const text of ['hon', 'hond', 'honduras ']) {
    search.type(text)
    pause(499)
    expect(asked).toEqual([])
  }
  pause(1)
  expect(asked.map(({ text }) => text)).toEqual(['honduras'])
})

test('asks nobody for one or two letters, and forgets what was found for more', async () => {
  const { search, asked, pause, last } = startSearch()
  search.type('honduras')
  pause()
  await asked[0]?.answer(found('Honduras'))
  expect(last()).toMatchObject({ status: 'found' })
  search.type(' ho ')
  pause(60_000)
  expect(asked).toHaveLength(1)
  expect(last()).toEqual({ status: 'idle' })
})

test('takes back an earlier question, and ignores its late answer', async () => {
  const { search, asked, pause, last, states } = startSearch()
  search.type('honduras')
  pause()
  search.type('gorriti')
  expect(asked[0]?.signal.aborted).toBe(true)
  pause()
  await asked[1]?.answer(found('Gorriti'))
  await asked[0]?.answer(found('Honduras'))
  expect(last()).toMatchObject({ suggestions: [{ title: 'Gorriti' }] })
  expect(states.filter(({ status }) => status === 'found')).toHaveLength(1)
})

test('keeps what was found while it looks for something else, and says for which text it was', async () => {
  const { search, asked, pause, last } = startSearch()
  search.type('hondu')
  pause()
  await asked[0]?.answer(found('Honduras'))
  search.type('honduras')
  expect(last()).toMatchObject({ status: 'found', text: 'hondu' })
  pause()
  expect(last()).toMatchObject({ status: 'searching', before: { suggestions: [{ title: 'Honduras' }] } })
  search.end()
  search.type('gorriti')
  pause()
  expect(last()).toEqual({ status: 'searching', before: null })
})

test('says that the search failed, and whether it was asked too often', async () => {
  const { search, asked, last } = startSearch()
  const first = search.askNow('honduras')
  await asked[0]?.answer(refused(503))
  expect(await first).toEqual({ status: 'failed', isBusy: false })
  void search.askNow('honduras')
  await asked[1]?.answer(refused(429))
  expect(last()).toEqual({ status: 'failed', isBusy: true })
})

test('an address that was chosen ends the search, whatever is still to come', async () => {
  const { search, asked, pause, last } = startSearch()
  search.type('honduras')
  pause()
  search.end()
  await asked[0]?.answer(found('Honduras'))
  expect(last()).toEqual({ status: 'idle' })
})
