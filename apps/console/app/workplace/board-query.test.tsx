import type { ConsoleOrder } from '@mostrador/contract/order/order-schema'
import {
  InfiniteQueryObserver,
  QueryObserver,
  type DefaultedQueryObserverOptions,
  type QueryClient,
} from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { refreshQueries } from '../api/query-cache.ts'
import { createQueryClient } from '../api/query-client.ts'
import { casesQuery } from '../case/use-cases.ts'
import { draw } from '../testing/draw.tsx'
import { givenApi, settled } from '../testing/given-api.ts'
import { givenOrder } from '../testing/given-order.ts'
import {
  advanceMutation,
  boardQuery,
  finishedQuery,
  listenToAccepted,
  orderQuery,
  type BoardAnswer,
  type OrderChange,
} from './board-query.ts'
import { useBoard } from './use-board.ts'

const CONTACT = 'c1'
const fresh = givenOrder({ id: 'a' })
const accepted = givenOrder({ id: 'a', status: 'ACCEPTED', actions: ['ready', 'cancel'] })

const boardOf = (orders: readonly ConsoleOrder[], cases: BoardAnswer['cases'] = null) => ({
  orders,
  stopped: [],
  more: false,
  next: null,
  cases,
  owedTransfers: 0,
})

function Shown() {
  const { orders = [], isPending } = useBoard(CONTACT, true)
  return orders.map(({ id, status }) => `${id} ${status}${isPending(id) ? ' …' : ''}`).join(', ')
}

/** A board that is looked at, and was answered once. */
async function board(orders: readonly ConsoleOrder[]) {
  const { api, asked, last } = givenApi()
  const queries = createQueryClient()
  const watch = (options: unknown): void =>
    void new QueryObserver(queries, options as DefaultedQueryObserverOptions).subscribe(() => undefined)
  watch(boardQuery(api, CONTACT))
  await last().answer(boardOf(orders))
  const advance = (change: OrderChange): Promise<unknown> =>
    queries
      .getMutationCache()
      .build(queries, advanceMutation(api, queries, CONTACT))
      .execute(change)
      .catch(({ code }: { code: string }) => code)
  const urlsSince = (count: number): readonly string[] => asked.slice(count).map(({ url }) => url)
  const shown = (): string => draw(<Shown />, { api, queries }).split('<')[0] ?? ''
  return { api, queries, asked, last, watch, advance, urlsSince, shown }
}

const refresh = (queries: QueryClient): void => void refreshQueries(queries, ['board', CONTACT])

test('an order stands where it goes as soon as it is pressed, and where the server says afterwards', async () => {
  const { advance, shown, last, asked } = await board([fresh])
  void advance({ id: 'a', action: 'accept' })
  await settled()
  expect(shown()).toBe('a ACCEPTED …')
  expect(last()).toMatchObject({ method: 'POST', body: { action: 'accept' } })
  await last().answer(accepted)
  expect(shown()).toBe('a ACCEPTED')
  // And the board is asked for anew, for what else happened.
  expect(asked).toHaveLength(3)
})

test('an action that the server refuses is taken back', async () => {
  const { advance, shown, last } = await board([fresh])
  const ended = advance({ id: 'a', action: 'accept' })
  await settled()
  expect(shown()).toBe('a ACCEPTED …')
  await last().refuse(409, 'order-already-changed')
  expect(await ended).toBe('order-already-changed')
  expect(shown()).toBe('a GENERATED')
  await last().answer(boardOf([givenOrder({ id: 'a', status: 'CANCELED' })]))
  expect(shown()).toBe('a CANCELED')
})

test('two orders on their way do not wait for one another', async () => {
  const { advance, shown, asked } = await board([fresh, givenOrder({ id: 'b' })])
  void advance({ id: 'a', action: 'accept' })
  void advance({ id: 'b', action: 'accept' })
  await settled()
  await asked[2]?.refuse(500)
  expect(shown()).toBe('a ACCEPTED …, b GENERATED')
})

test('a board that was asked for before an order went on does not put it back', async () => {
  const { queries, advance, shown, asked, last } = await board([fresh])
  refresh(queries)
  await settled()
  const late = last()
  void advance({ id: 'a', action: 'accept' })
  await settled()
  await last().answer(accepted)
  await late.answer(boardOf([fresh]))
  expect(shown()).toBe('a ACCEPTED')
  expect(asked.at(-1)?.url).toContain('/orders')
  await last().answer(boardOf([accepted]))
  expect(shown()).toBe('a ACCEPTED')
})

test('an order that leaves the board refreshes its page and the finished ones; one that stays does not', async () => {
  const { api, queries, last, asked, watch, urlsSince } = await board([fresh, givenOrder({ id: 'b' })])
  new InfiniteQueryObserver(queries, finishedQuery(api, CONTACT, { period: 'ALL', search: '' })).subscribe(
    () => undefined,
  )
  await last().answer(boardOf([]))
  for (const id of ['a', 'b']) {
    watch(orderQuery(api, id))
    await last().answer(givenOrder({ id }))
  }
  const count = asked.length
  refresh(queries)
  await settled()
  await last().answer(boardOf([fresh, givenOrder({ id: 'b', status: 'ACCEPTED' })]))
  expect(urlsSince(count)).toHaveLength(1)

  refresh(queries)
  await settled()
  await last().answer(boardOf([fresh]))
  expect(urlsSince(count + 2).map((url) => url.split('/console/')[1])).toEqual([
    expect.stringContaining('scope=finished'),
    'orders/b',
  ])
})

test('while money goes back, whatever the board hears may be that it is there', async () => {
  const { api, queries, last, asked, urlsSince } = await board([])
  new InfiniteQueryObserver(queries, finishedQuery(api, CONTACT, { period: 'ALL', search: '' })).subscribe(
    () => undefined,
  )
  await last().answer(boardOf([givenOrder({ id: 'f', status: 'CANCELED', refund: 'UNDER_WAY' })]))
  const count = asked.length
  refresh(queries)
  await settled()
  await last().answer(boardOf([]))
  expect(urlsSince(count + 1)).toEqual([expect.stringContaining('scope=finished')])
})

test('another number of open cases is news for their list, all of whose pages are asked for', async () => {
  const { api, queries, last, asked, urlsSince } = await board([])
  const cases = new InfiniteQueryObserver(queries, casesQuery(api, CONTACT, 'OPEN'))
  cases.subscribe(() => undefined)
  await last().answer({ cases: [{ id: 'z' }], more: true })
  void cases.fetchNextPage()
  await settled()
  expect(last().url).toContain('before=z')
  await last().answer({ cases: [{ id: 'y' }], more: false })
  expect(cases.getCurrentResult()).toMatchObject({ data: [{ id: 'z' }, { id: 'y' }], hasNextPage: false })

  const count = asked.length
  refresh(queries)
  await settled()
  await last().answer(boardOf([], { open: 3, inProgress: 0 }))
  await last().answer({ cases: [{ id: 'x' }], more: true })
  await last().answer({ cases: [{ id: 'w' }], more: true })
  expect(urlsSince(count + 1).map((url) => url.split('before=')[1])).toEqual([undefined, 'x'])
  expect(cases.getCurrentResult()).toMatchObject({ data: [{ id: 'x' }, { id: 'w' }], hasNextPage: true })
})

test('only an order accepted at this device is told, once the server has accepted it', async () => {
  const { queries, advance, last } = await board([fresh])
  const told: string[] = []
  const stop = listenToAccepted(queries, CONTACT, ({ id, status }) => told.push(`${id} ${status}`))
  listenToAccepted(queries, 'elsewhere', ({ id }) => told.push(`elsewhere ${id}`))
  void advance({ id: 'a', action: 'accept' })
  await settled()
  await last().refuse(409, 'order-already-changed')
  expect(told).toEqual([])

  void advance({ id: 'a', action: 'accept' })
  await settled()
  await last().answer(accepted)
  expect(told).toEqual(['a ACCEPTED'])

  void advance({ id: 'a', action: 'ready' })
  await settled()
  await last().answer({ ...accepted, status: 'READY' })
  stop()
  void advance({ id: 'a', action: 'accept' })
  await settled()
  await last().answer(accepted)
  expect(told).toEqual(['a ACCEPTED'])
})
