import { expect, test } from 'vitest'
import { openPage } from '../testing/browser-page.ts'
import { guardPreview } from './guard-preview.ts'

/** A page of a draft, which may read and nothing else. */
function openPreview() {
  const page = openPage({ answer: () => ({ ok: true }) })
  Object.assign(navigator, { sendBeacon: () => true })
  guardPreview('tok-1')
  return page
}

test('a preview reads what it shows', async () => {
  const { asked } = openPreview()
  await fetch('/api/one')
  await fetch('/api/two', { method: 'GET', headers: { 'x-mark': 'kept' } })
  await fetch('/api/three', { method: 'HEAD' })
  await fetch(new Request('http://localhost:3000/api/four'))
  expect(asked).toHaveLength(4)
  expect(asked[1]?.headers.get('x-mark')).toBe('kept')
  expect(asked.map(({ headers }) => headers.get('x-preview'))).toEqual(Array(4).fill('tok-1'))
})

test('nothing else leaves it: the page is told that it was refused', async () => {
  const { asked } = openPreview()
  for (const call of [
    fetch('/api/orders', { method: 'POST', body: '{}' }),
    fetch('/api/orders', { method: 'DELETE' }),
    fetch(new Request('http://localhost:3000/api/orders', { method: 'PUT' })),
  ]) {
    const answer = await call
    expect([answer.status, answer.headers.get('content-type')]).toEqual([403, 'application/problem+json'])
    expect(await answer.json()).toMatchObject({ status: 403, code: 'preview-read-only' })
  }
  expect(navigator.sendBeacon('/api/events', 'x')).toBe(false)
  expect(asked).toEqual([])
})

/** spec('decisions rehearsal.5') */
test('a rehearsal orders and pays, by its token, and tells nothing else', async () => {
  const { asked } = openPage({ answer: () => ({ ok: true }) })
  guardPreview('ensayo.1')
  await fetch('/api/order', { method: 'POST', body: '{}' })
  await fetch('/api/paymenturl', { method: 'POST', body: '{}' })
  await fetch('/api/diner/palermo/order/7H2K9QWXYZ/cancel', { method: 'POST' })
  const refused = [
    await fetch('/api/analytics/events', { method: 'POST', body: '{}' }),
    await fetch('/api/order/payment', { method: 'POST', body: '{}' }),
    await fetch('https://elsewhere.example/api/order', { method: 'POST', body: '{}' }),
  ]
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403])
  expect(asked.map(({ headers }) => headers.get('x-preview'))).toEqual(Array(3).fill('ensayo.1'))
})

test('another origin is told nothing of the draft', async () => {
  const { asked } = openPreview()
  await fetch('https://tiles.example.com/1/2/3.png', { headers: { accept: 'image/png' } })
  expect(asked[0]?.headers.get('x-preview')).toBeNull()
  expect(asked[0]?.headers.get('accept')).toBe('image/png')
})
