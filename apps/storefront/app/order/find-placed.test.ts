import { createClient } from '@mostrador/contract/client'
import * as routes from '@mostrador/contract/routes'
import { expect, test } from 'vitest'
import { findInProgress } from './find-in-progress.ts'

const NOW = new Date('2026-11-20T15:00:00.000Z')
const TODAY = '2026-11-20T14:00:00.000Z'
const YESTERDAY = '2026-11-18T14:00:00.000Z'

type Told = { readonly status: string; readonly orderedAt?: string; readonly scheduledAt?: string | null }
type World = {
  readonly placed: readonly { readonly code: string; readonly at?: string }[]
  readonly told?: Readonly<Record<string, Told>>
  readonly history?: readonly { readonly code: string; readonly date: string; readonly inProgress: boolean }[]
  readonly phone?: string
}

/** Looks for an order in course where the server tells these orders; `over` are those to forget. */
async function found({ placed, told = {}, history, phone }: World) {
  const asked: string[] = []
  const over: string[] = []
  const client = createClient(async (url) => {
    asked.push(url)
    const order = Object.entries(told).find(([code]) => url.includes(code))?.[1]
    if (order) return Response.json({ orderedAt: TODAY, scheduledAt: null, ...order })
    if (history && url.includes('phone=')) {
      return Response.json({ dinerOrders: { orders: history, more: false, ofThisBrowser: true } })
    }
    return new Response('', { status: 404 })
  }, routes)
  const orders = placed.map(({ code, at = TODAY }) => ({ alias: 'palermo', code, at }))
  const search = { placed: orders, branchContactId: 'bc1', phone, now: NOW }
  const code = await findInProgress(client, { ...search, onOver: (one) => void over.push(one) })
  return { code, over, asked }
}

test('the newest order of this browser that is in course is found, and those before it are not asked for', async () => {
  const { code, asked, over } = await found({
    placed: [{ code: 'AAA' }, { code: 'BBB' }, { code: 'CCC' }],
    told: { AAA: { status: 'DELIVERED' }, BBB: { status: 'ACCEPTED' }, CCC: { status: 'ACCEPTED' } },
  })
  expect(code).toBe('BBB')
  expect(over).toEqual(['AAA'])
  expect(asked.map((url) => /[A-C]{3}/.exec(url)?.[0])).toEqual(['AAA', 'BBB'])
  expect(asked[0]).toContain('/palermo/')
})

test('an order that nobody finds is passed over, one that was left open long ago is kept', async () => {
  const { code, over } = await found({
    placed: [{ code: 'AAA' }, { code: 'BBB' }, { code: 'CCC' }],
    told: {
      BBB: { status: 'ACCEPTED', orderedAt: YESTERDAY },
      CCC: { status: 'ACCEPTED', orderedAt: YESTERDAY, scheduledAt: '2026-11-20T21:00:00.000Z' },
    },
  })
  expect(code).toBe('CCC')
  expect(over).toEqual([])
})

test('nothing is found among none, and nobody’s history is asked for', async () => {
  const { code, asked } = await found({ placed: [], history: [] })
  expect([code, asked]).toEqual([undefined, []])
})

const listed = (code: string, date: string, inProgress = true) => ({ code, date, inProgress })

for (const [name, world, expected] of [
  [
    'what the history has, where this browser has none',
    { placed: [], history: [listed('HHH', TODAY)] },
    'HHH',
  ],
  [
    'the first of the history that is in course',
    { placed: [], history: [listed('GGG', TODAY, false), listed('HHH', TODAY), listed('III', TODAY)] },
    'HHH',
  ],
  ['nothing, where all of it is over', { placed: [], history: [listed('GGG', TODAY, false)] }, undefined],
  [
    'this browser’s, where the history has none',
    { placed: [{ code: 'AAA' }], told: { AAA: { status: 'ACCEPTED' } }, history: [] },
    'AAA',
  ],
  [
    'the history’s, where the browser’s is another one of it',
    {
      placed: [{ code: 'AAA' }],
      told: { AAA: { status: 'ACCEPTED' } },
      history: [listed('HHH', YESTERDAY), listed('AAA', TODAY)],
    },
    'HHH',
  ],
  [
    'the newer one, which another phone placed here',
    {
      placed: [{ code: 'AAA', at: TODAY }],
      told: { AAA: { status: 'ACCEPTED' } },
      history: [listed('HHH', '2026-11-20T13:59:00.000Z')],
    },
    'AAA',
  ],
  [
    'the newer one, of the history',
    {
      placed: [{ code: 'AAA', at: TODAY }],
      told: { AAA: { status: 'ACCEPTED' } },
      history: [listed('HHH', '2026-11-20T14:01:00.000Z')],
    },
    'HHH',
  ],
] as const)
  test(`of a diner who is signed in it is ${name}`, async () => {
    const { code, asked } = await found({ ...world, phone: '+541123456789' })
    expect(code).toBe(expected)
    const query = asked.find((url) => url.includes('phone='))
    expect(query).toContain('phone=%2B541123456789')
    expect(query).toContain('branchContactId=bc1')
  })
