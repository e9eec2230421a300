import { createClient } from '@mostrador/contract/client'
import * as routes from '@mostrador/contract/routes'
import { expect, test } from 'vitest'
import { openPage, refusal } from '../testing/browser-page.ts'
import { loadPointsHistory, NO_POINTS, type PointsPage } from './load-points-history.ts'

const key = { phone: '+541123456789', branchId: 'b1', branchContactId: 'c1' }
const rows = (count: number, first = 0) =>
  Array.from({ length: count }, (_, index) => ({ id: first + index }))

/** Loads the page after `before`, from a server that answers so. */
async function load(answer: unknown, before: PointsPage = NO_POINTS) {
  const { asked } = openPage({ answer: ({ url }) => (url === '/api/diner/log' ? undefined : answer) })
  const client = createClient((url, init) => fetch(url, init), routes)
  const page = await loadPointsHistory(client, key, before)
  return { page, asked }
}

test('a page of twenty movements is asked for, and there may be more while it is full', async () => {
  const { page, asked } = await load({ rows: rows(20) })
  expect(asked.map(({ method, url }) => [method, url])).toEqual([
    ['GET', '/api/branch/b1/loyalty-points/history/%2B541123456789?offset=0&limit=20&branchContactId=c1'],
  ])
  expect(page).toEqual({ rows: rows(20), more: true, isBroken: false })
})

test('the next page comes after those before, and one that is not full is the last', async () => {
  const before = { rows: rows(20), more: true, isBroken: true } as unknown as PointsPage
  const { page, asked } = await load({ rows: rows(3, 20) }, before)
  expect(asked[0]?.url).toContain('offset=20&')
  expect(page).toEqual({ rows: rows(23), more: false, isBroken: false })
})

test('a page that cannot be read is told to the log alone, and what was read stays', async () => {
  const first = await load(refusal(500, 'request-failed'))
  expect(first.page).toEqual({ rows: [], more: false, isBroken: true })
  expect(first.asked[1]).toMatchObject({
    url: '/api/diner/log',
    body: { branchId: 'b1', component: 'points-history', payload: { code: 'request-failed' } },
  })
})

test('where some were read before, the rest can be asked for again', async () => {
  const before = { rows: rows(20), more: true, isBroken: false } as unknown as PointsPage
  const { page } = await load(refusal(500, 'request-failed'), before)
  expect(page).toEqual({ rows: rows(20), more: true, isBroken: true })
})
