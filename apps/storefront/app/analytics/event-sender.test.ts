import type { DinerEvent } from '@mostrador/contract/analytics/analytics-endpoints'
import { expect, test } from 'vitest'
import { createEventSender } from './event-sender.ts'
import { beginSession, readSession } from './visit-session.ts'

const event = (id: string): DinerEvent => ({
  id,
  type: 'ADD_ITEM',
  branch: 'b',
  date: '2026-11-20T15:00:00.000Z',
})

function start(answer: () => Promise<Response> = async () => new Response(null, { status: 204 })) {
  const sent: { session: string | null; ids: string[]; keepalive: boolean | undefined }[] = []
  const tasks: (() => void)[] = []
  const sender = createEventSender({
    url: '/api/analytics/events',
    fetch: (_url, init) => {
      const { events } = JSON.parse(String(init.body)) as { events: DinerEvent[] }
      const session = new Headers(init.headers).get('x-session')
      sent.push({ session, ids: events.map(({ id }) => id), keepalive: init.keepalive })
      return answer()
    },
    later: (task) => void tasks.push(task),
  })
  return { sender, sent, tasks }
}

test('events are gathered, and sent together under the session that they happened in', async () => {
  const { sender, sent, tasks } = start()
  sender.add('visit-one', event('1'))
  sender.add('visit-one', event('2'))
  sender.add('visit-two', event('3'))
  expect([sent, tasks.length]).toEqual([[], 1])
  tasks[0]?.()
  await expect.poll(() => sent).toHaveLength(2)
  expect(sent).toEqual([
    { session: 'visit-one', ids: ['1', '2'], keepalive: true },
    { session: 'visit-two', ids: ['3'], keepalive: true },
  ])
})

test('an event that failed to arrive goes again with the next ones; a refused one does not', async () => {
  let status = 503
  const { sender, sent } = start(async () => {
    if (status === 0) throw new TypeError('no connection')
    return new Response(null, { status })
  })
  sender.add('visit-one', event('1'))
  await sender.flush()
  status = 0
  await sender.flush()
  status = 400
  sender.add('visit-one', event('2'))
  await sender.flush()
  await sender.flush()
  expect(sent.map(({ ids }) => ids)).toEqual([['1'], ['1'], ['1', '2']])
})

test('events go as JSON without cookies; twenty go at once, and what comes later is gathered again', async () => {
  const calls: RequestInit[] = []
  const tasks: (() => void)[] = []
  const sender = createEventSender({
    url: '/events',
    fetch: async (_url, init) => {
      calls.push(init)
      return new Response(null, { status: 204 })
    },
    later: (task, milliseconds) => void (milliseconds === 3000 && tasks.push(task)),
  })
  const counts = () =>
    calls.map(({ body }) => (JSON.parse(String(body)) as { events: object[] }).events.length)
  for (let n = 1; n < 20; n++) sender.add('visit-one', event(`${n}`))
  expect(calls).toEqual([])
  sender.add('visit-one', event('20'))
  expect(counts()).toEqual([20])
  expect(calls[0]).toMatchObject({ method: 'POST', credentials: 'omit', keepalive: true })
  expect(new Headers(calls[0]?.headers).get('content-type')).toBe('application/json')
  tasks[0]?.()
  sender.add('visit-one', event('21'))
  expect(tasks).toHaveLength(2)
  tasks[1]?.()
  expect(counts()).toEqual([20, 1])
})

test('a hundred wait for a server that fails, the newest of all, and go in their order when it answers', async () => {
  const sent: string[] = []
  let status = 500
  const sender = createEventSender({
    url: '/events',
    fetch: async (_url, { body }) => {
      const { events } = JSON.parse(String(body)) as { events: DinerEvent[] }
      if (status < 500) sent.push(...events.map(({ id }) => id))
      return new Response(null, { status })
    },
    later: () => undefined,
  })
  for (let n = 0; n < 130; n++) {
    sender.add('visit-one', event(`${n}`))
    await new Promise((resolve) => setImmediate(resolve))
  }
  await sender.flush()
  status = 204
  await sender.flush()
  expect(sent).toEqual(Array.from({ length: 100 }, (_, n) => `${n + 30}`))
})

/** spec('000 §7.36') spec('000 §9.6') spec('001 §9.18') */
test('a session lives in its cookie for ten minutes, and a second click goes on with it', () => {
  const jar = { cookie: 'mostrador.diner=1' }
  expect(readSession(jar)).toBeUndefined()
  beginSession(jar, true)
  expect(jar.cookie).toMatch(/^mostrador\.visit=[0-9a-f]{32}; max-age=600; path=\/; samesite=lax; secure$/)
  const session = readSession(jar)
  beginSession(jar, false)
  expect(readSession(jar)).toBe(session)
  expect(readSession({ cookie: 'mostrador.visit=<script>' })).toBeUndefined()
})
