import type { PushSender } from '@mostrador/push/push-sender'
import { expect, test } from 'vitest'
import { runDueJobs } from '../../roof/run-due-jobs.ts'
import { startTestApi } from '../../testing/start-test-api.ts'
import { pushOrder } from './push-order.ts'

const keys = {
  p256dh: 'B'.repeat(87),
  auth: 'a'.repeat(22),
}

/** A push service that takes its time, so that everybody is at it at once. */
function slowService() {
  const sent: string[] = []
  const push: PushSender = {
    publicKey: async () => 'key',
    mayCall: () => true,
    send: async ({ to }) => {
      await new Promise((rested) => setTimeout(rested, 50))
      sent.push(to.endpoint)
      return { ok: true }
    },
  }
  return { push, sent }
}

async function shopOfThree() {
  const { push, sent } = slowService()
  const api = await startTestApi({ push })
  const contact = await api.given.branchContact()
  for (const name of ['a', 'b', 'c']) {
    const staff = await api.as(await api.given.staff({ contacts: [contact] }))
    const endpoint = `https://push.example.com/${name}`
    const saved = await staff.savePushDevice({
      body: { ...keys, endpoint, wants: 'EVERY', contactIds: [contact.id] },
    })
    expect(saved.ok).toBe(true)
  }
  const { id } = await api.given.order(contact, { client: api.client })
  return { api, sent, id, contact }
}

const EACH_ONCE = ['a', 'b', 'c'].map((name) => `https://push.example.com/${name}`)

/** spec('decisions push.7') */
test('however many servers tell of one order, each device is told once', async () => {
  const { api, sent, id } = await shopOfThree()
  await Promise.all(Array.from({ length: 6 }, () => runDueJobs(api.ports)))
  const news = { orderId: id, key: `new:${id}`, wants: ['EVERY'], why: 'new' } as const
  await Promise.all(Array.from({ length: 6 }, () => pushOrder(api.ports, news)))
  expect(sent.toSorted()).toEqual(EACH_ONCE)

  const unheard = { ...news, key: `unheard:${id}`, why: 'unheard' } as const
  await Promise.all(Array.from({ length: 6 }, () => pushOrder(api.ports, unheard)))
  expect(sent.toSorted()).toEqual([...EACH_ONCE, ...EACH_ONCE].toSorted())
})

test('a device that is taken away meanwhile ends nothing for the others', async () => {
  const { api, sent, id } = await shopOfThree()
  const news = { orderId: id, key: `new:${id}`, wants: ['EVERY'], why: 'new' } as const
  const { database } = api.ports
  const away = database
    .deleteFrom('push_subscriptions')
    .where('endpoint', '=', EACH_ONCE[1] ?? '')
    .execute()
  await Promise.all([pushOrder(api.ports, news), away, pushOrder(api.ports, news)])
  expect(sent).toEqual(expect.arrayContaining([EACH_ONCE[0], EACH_ONCE[2]]))
  expect(new Set(sent).size).toBe(sent.length)
})
