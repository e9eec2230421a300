import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { givenApi, settled } from '../testing/given-api.ts'
import { answerOf } from './answer-of.ts'
import { refreshQueries, updateCached } from './query-cache.ts'
import { createQueryClient } from './query-client.ts'

const KEY = ['campaigns', '7']
type Shown = { readonly campaigns: readonly string[] }
const said = (...campaigns: string[]): Shown => ({ campaigns })

/** A page that shows what it asked for. */
function page() {
  const { api, asked, last } = givenApi()
  const queries = createQueryClient()
  const observer = new QueryObserver(queries, {
    queryKey: KEY,
    queryFn: () => answerOf(api.getCampaignFunnels({ params: { id: '7' }, query: {} })),
  })
  const leave = observer.subscribe(() => undefined)
  const shown = () => observer.getCurrentResult()
  return { queries, asked, last, shown, leave }
}

test('news during a question is asked about when its answer is there, and a storm of it once', async () => {
  const { queries, asked, last, shown } = page()
  const storm = [1, 2, 3, 4, 5].map(() => refreshQueries(queries, KEY))
  expect(asked).toHaveLength(1)
  await last().answer(said('before the news'))
  expect(shown().data).toEqual(said('before the news'))
  expect(asked).toHaveLength(2)
  await last().answer(said('with the news'))
  await Promise.all(storm)
  expect(shown().data).toEqual(said('with the news'))
  expect(asked).toHaveLength(2)
})

test('news about what no page shows is no question, until a page shows it', async () => {
  const { queries, asked, last, leave } = page()
  await last().answer(said('a'))
  leave()
  await refreshQueries(queries, KEY)
  expect(asked).toHaveLength(1)
  expect(queries.getQueryState(KEY)?.isInvalidated).toBe(true)
})

test('a refresh that fails keeps what was there, beside the problem', async () => {
  const { queries, last, shown } = page()
  await last().answer(said('a'))
  const refreshed = refreshQueries(queries, KEY)
  await settled()
  await last().refuse(403)
  await refreshed
  expect(shown()).toMatchObject({ data: said('a'), error: { status: 403 } })
})

test('while it is tried again after a failure it can be told from the first time', async () => {
  const { last, shown } = page()
  expect(shown()).toMatchObject({ isPending: true, isFetchedAfterMount: false })
  await last().refuse(404)
  void shown().refetch()
  expect(shown()).toMatchObject({ isPending: true, isFetchedAfterMount: true })
})

test('an answer that was asked for before a change does not take its place, and is asked for anew', async () => {
  const { queries, asked, last, shown } = page()
  await last().answer(said('old'))
  void refreshQueries(queries, KEY)
  await settled()
  const late = last()
  await updateCached<Shown>(queries, KEY, () => said('changed'))
  await late.answer(said('old'))
  expect(shown().data).toEqual(said('changed'))
  expect(asked).toHaveLength(3)
  await last().answer(said('changed', 'and more'))
  expect(shown().data).toEqual(said('changed', 'and more'))
})

test('such an answer is not believed either where its page was left meanwhile', async () => {
  const { queries, last, leave } = page()
  await last().answer(said('old'))
  void refreshQueries(queries, KEY)
  await settled()
  leave()
  await updateCached<Shown>(queries, KEY, () => said('changed'))
  await last().answer(said('old'))
  expect(queries.getQueryData(KEY)).toEqual(said('changed'))
})

test('a change of what is not kept keeps nothing: it may be of whoever was signed in before', async () => {
  const queries = createQueryClient()
  await updateCached<Shown>(queries, KEY, () => said('changed'))
  expect(queries.getQueryCache().getAll()).toEqual([])
})
