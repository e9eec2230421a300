import type { GroupOrder } from '@mostrador/contract/group-order/group-order-endpoints'
import { expect, test } from 'vitest'
import { openPage, refusal } from '../testing/browser-page.ts'
import { doing, pass, renderHook } from '../testing/render-hook.tsx'
import { useGroup } from './use-group.ts'

const open: GroupOrder = {
  key: 'k',
  orderModeId: 'm1',
  payer: 'ONE',
  closesAt: '2026-11-20T21:00:00.000Z',
  isOpen: true,
  end: null,
  isMine: false,
  people: [{ name: 'Ana', isHost: true, isMe: false, items: [] }],
}
const ended = (end: NonNullable<GroupOrder['end']>): GroupOrder => ({ ...open, isOpen: false, end })

const GROUP = '/api/diner/palermo/group/k'

/** The page of a group, while the server answers what it is told to. */
async function following(first: unknown) {
  const server = { answer: first }
  const { asked } = openPage({ answer: () => server.answer, clock: '2026-11-20T20:00:00.000Z' })
  const props: { readonly alias: string; readonly key?: string } = { alias: 'palermo', key: 'k' }
  const hook = await renderHook(({ alias, key }: typeof props) => useGroup(alias, key), { props })
  /** How often the group is asked for while so many seconds go by. */
  const asks = async (seconds: number) => {
    const before = asked.length
    await pass(seconds * 1000)
    return asked.length - before
  }
  return { ...hook, server, asked, asks }
}

test('a group is loading until its server answers, and is shown then', async () => {
  const { all, now, asked } = await following(open)
  expect(all[0]).toMatchObject({ loaded: { status: 'loading' }, isBusy: false })
  expect(now().loaded).toEqual({ status: 'ready', data: open })
  expect(asked.map(({ url }) => url)).toEqual([GROUP])
})

test('without a group nothing is asked', async () => {
  const { renderAgain, now, asked, asks } = await following(open)
  await renderAgain({ alias: 'palermo' })
  expect(now().loaded).toEqual({ status: 'loading' })
  expect(await asks(60)).toBe(0)
  expect(asked).toHaveLength(1)
})

test('another group is asked for itself, and so is one of another contact', async () => {
  const { renderAgain, asked } = await following(open)
  await renderAgain({ alias: 'palermo', key: 'other' })
  expect(asked.at(-1)?.url).toBe('/api/diner/palermo/group/other')
  await renderAgain({ alias: 'centro', key: 'other' })
  expect(asked.at(-1)?.url).toBe('/api/diner/centro/group/other')
})

test('a group that is not there is told, and is not asked for again', async () => {
  const { now, asks } = await following(refusal(404, 'group-not-found'))
  expect(now().loaded).toMatchObject({ status: 'failed', problem: { code: 'group-not-found' } })
  expect(await asks(60)).toBe(0)
})

test('an open group is looked at every five seconds, what others bring is seen', async () => {
  const { server, now, asks } = await following(open)
  const more = { ...open, people: [...open.people, { name: 'Leo', isHost: false, isMe: false, items: [] }] }
  server.answer = more
  expect(await asks(20)).toBe(4)
  expect(now().loaded).toEqual({ status: 'ready', data: more })
})

test.each(['EXPIRED', 'CLOSED'] as const)('one that is %s is looked at every ten seconds', async (end) => {
  const { asks } = await following(ended(end))
  expect(await asks(20)).toBe(2)
})

test.each(['ORDERED', 'CANCELLED'] as const)('one that is %s changes no more', async (end) => {
  const { now, asks } = await following(ended(end))
  expect(now().loaded).toMatchObject({ status: 'ready', data: { end } })
  expect(await asks(60)).toBe(0)
})

test('a loaded group outlives a broken connection', async () => {
  const { server, now, asks } = await following(open)
  server.answer = refusal(503, 'try-again')
  await asks(5)
  expect(now().loaded).toEqual({ status: 'ready', data: open })
})

test('a change is under way until it is answered, and the group is shown as it is then', async () => {
  const { server, now, asked } = await following(open)
  let answer = (_: GroupOrder): void => undefined
  server.answer = new Promise<GroupOrder>((resolve) => {
    answer = resolve
  })
  const changing = { result: undefined as unknown }
  const close = { params: { alias: 'palermo', key: 'k' }, query: {} }
  await doing(() => {
    const asking = now().change((client) => client.closeGroupOrder(close))
    void asking.then((result) => (changing.result = result))
  })
  expect(now().isBusy).toBe(true)
  expect(now().loaded).toEqual({ status: 'ready', data: open })
  await doing(() => answer(ended('CLOSED')))
  expect(now()).toMatchObject({ isBusy: false, loaded: { status: 'ready', data: ended('CLOSED') } })
  expect(changing.result).toEqual({ ok: true, data: ended('CLOSED') })
  expect(asked).toHaveLength(2)
})

test('a change that is refused answers why, and leaves the group as it was', async () => {
  const { server, now } = await following(open)
  server.answer = refusal(403, 'group-not-yours')
  const close = { params: { alias: 'palermo', key: 'k' }, query: {} }
  const result = await doing(() => now().change((client) => client.closeGroupOrder(close)))
  expect(result).toMatchObject({ ok: false, problem: { code: 'group-not-yours' } })
  expect(now()).toMatchObject({ isBusy: false, loaded: { status: 'ready', data: open } })
})
