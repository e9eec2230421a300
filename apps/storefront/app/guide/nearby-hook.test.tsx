import type { NearbyContact } from '@mostrador/contract/guide/guide-endpoints'
import { ToastContext } from '@mostrador/ui/use-toast'
import { act } from 'react'
import { expect, test } from 'vitest'
import { openPage, refusal } from '../testing/browser-page.ts'
import { renderHook } from '../testing/render-hook.tsx'
import { askByCode } from './ask-nearby.ts'
import { keepGuidePoint, storedGuidePoint, type GuidePoint } from './guide-point.ts'
import { useNearby } from './use-nearby.ts'

const here: GuidePoint = { lat: -34.6, lng: -58.4, label: 'Gorriti 5000' }

const contactsOf = (from: number, count: number): readonly Partial<NearbyContact>[] =>
  Array.from({ length: count }, (_, n) => ({ id: `c${from + n}`, alias: `c${from + n}` }))

/** The guide near a place, with a server that answers each page so; and its toasts. */
async function openGuide(answers: readonly unknown[], place = here) {
  const { asked } = openPage({ answer: () => answers[asked.length - 1] ?? new Promise(() => undefined) })
  const toasts: unknown[] = []
  const box = { show: (toast: unknown) => toasts.push(toast) }
  const { now, renderAgain } = await renderHook(useNearby, {
    props: place,
    wrap: (node) => <ToastContext value={box as never}>{node}</ToastContext>,
  })
  const loadNext = () => act(async () => now().loadNext())
  const pages = () => asked.map(({ body }) => (body as { pagingOption: object }).pagingOption)
  return { asked, pages, nearby: () => now().nearby, loadNext, renderAgain, toasts }
}

test('the contacts near a place come page by page', async () => {
  const { asked, pages, nearby, loadNext, toasts } = await openGuide([
    { commerces: contactsOf(0, 20) },
    { commerces: contactsOf(20, 3) },
  ])
  expect(asked[0]).toMatchObject({ method: 'POST', body: { lat: -34.6, lng: -58.4 } })
  expect([nearby().status, nearby().page, nearby().hasMore, nearby().contacts.length]).toEqual([
    'ready',
    1,
    true,
    20,
  ])
  await loadNext()
  expect(pages()).toEqual([
    { pageSize: 20, offset: 0 },
    { pageSize: 20, offset: 20 },
  ])
  expect([nearby().status, nearby().page, nearby().hasMore, nearby().contacts.length]).toEqual([
    'ready',
    2,
    false,
    23,
  ])
  expect(toasts).toEqual([])
})

test('while a page is on its way the list is loading, with what is there', async () => {
  const { nearby, loadNext } = await openGuide([{ commerces: contactsOf(0, 20) }])
  await loadNext()
  expect([nearby().status, nearby().contacts.length]).toEqual(['loading', 20])
})

test('before the first page the list is empty and loading', async () => {
  const { nearby } = await openGuide([])
  expect(nearby()).toEqual({ status: 'loading', contacts: [], page: 0, hasMore: false })
})

/** spec('001 §8.11') */
test('a page that fails is told in a toast, and is asked for again; what is there stays', async () => {
  const { pages, nearby, loadNext, toasts } = await openGuide([
    { commerces: contactsOf(0, 20) },
    refusal(503, 'down'),
    { commerces: contactsOf(20, 20) },
  ])
  await loadNext()
  expect([nearby().status, nearby().contacts.length, nearby().page]).toEqual(['failed', 20, 1])
  expect(toasts).toEqual([{ text: 'No pudimos buscar los locales', tone: 'danger' }])
  await loadNext()
  expect([nearby().status, nearby().contacts.length]).toEqual(['ready', 40])
  expect(pages()[2]).toEqual({ pageSize: 20, offset: 20 })
})

test('a failure that says why is told in its own words', async () => {
  const headers = { 'content-type': 'application/problem+json' }
  const problem = { type: '', title: '', status: 429, code: 'slow-down', detail: 'Espera un minuto.' }
  const { toasts, nearby } = await openGuide([Response.json(problem, { status: 429, headers })])
  expect(toasts).toEqual([{ text: 'Espera un minuto.', tone: 'danger' }])
  expect(nearby()).toEqual({ status: 'failed', contacts: [], page: 0, hasMore: false })
})

test('another place is another list', async () => {
  const { nearby, renderAgain, asked } = await openGuide([
    { commerces: contactsOf(0, 20) },
    { commerces: contactsOf(50, 1) },
    { commerces: [] },
  ])
  await renderAgain({ ...here, lat: -31.4 })
  expect(nearby().contacts.map(({ id }) => id)).toEqual(['c50'])
  await renderAgain({ ...here, lat: -31.4, lng: -64.2 })
  expect([nearby().contacts, asked.length]).toEqual([[], 3])
  expect(asked[2]?.body).toMatchObject({ lat: -31.4, lng: -64.2, pagingOption: { offset: 0 } })
})

test('a code asks for one contact of the country by its alias', async () => {
  const bodies: unknown[] = []
  const client: Parameters<typeof askByCode>[0] = {
    listNearby: async ({ body }) => {
      bodies.push(body)
      return { ok: true, data: { commerces: [] } }
    },
  }
  expect(await askByCode(client, here, 'ombu')).toEqual({ ok: true, data: [] })
  expect(bodies).toEqual([
    {
      lat: -34.6,
      lng: -58.4,
      filters: [
        { key: 'country', value: 'AR' },
        { key: 'branch_contact', value: 'ombu' },
      ],
      pagingOption: { pageSize: 1, offset: 0 },
    },
  ])
})

test('where somebody looked around is kept with when that was', () => {
  const { local } = openPage({ clock: '2026-11-20T12:00:00.000Z' })
  keepGuidePoint({ ...here, more: 1 } as GuidePoint)
  const kept = { ...here, savedAt: Date.parse('2026-11-20T12:00:00.000Z') }
  expect(JSON.parse(local.get('mostrador.guide.place') ?? '')).toEqual(kept)
  expect(storedGuidePoint.read()).toEqual(kept)
})
