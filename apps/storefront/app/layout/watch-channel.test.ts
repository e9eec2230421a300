import { expect, test } from 'vitest'
import { pushService } from '../testing/push-service.ts'
import { hearChannel } from './watch-channel.ts'

function listening() {
  const service = pushService()
  const live: (boolean | undefined)[] = []
  let changes = 0
  const stop = hearChannel(service.connection, {
    channel: 'shipment-id-7',
    event: 'shipment-updated',
    onChange: () => void (changes += 1),
    onLive: (isLive) => void live.push(isLive),
  })
  return { ...service, live, changes: () => changes, stop }
}

test('what a channel tells is a change, and so is every subscription, since what came before it was not sent', () => {
  const page = listening()
  expect(page.channels).toEqual(['shipment-id-7'])
  page.tell('pusher:subscription_succeeded', {})
  expect(page.changes()).toBe(1)
  page.tell('shipment-updated', { id: 'id-7', status: 'STORE_CANCELED' })
  page.tell('order-updated', {})
  expect(page.changes()).toBe(2)
})

test('changes arrive by themselves while it is connected, and nobody knows while it connects', () => {
  const page = listening()
  for (const current of ['connecting', 'connected', 'unavailable', 'connected', 'disconnected', 'failed'])
    page.tell('state_change', { current })
  expect(page.live).toEqual([undefined, true, false, true, false, false])
  page.stop()
  expect(page.disconnections()).toBe(1)
})

test('nothing arrives by itself on a channel that may not be listened to', () => {
  const page = listening()
  page.tell('state_change', { current: 'connected' })
  page.tell('pusher:subscription_error', { status: 403 })
  expect(page.live).toEqual([true, false])
  expect(page.changes()).toBe(0)
})

test('a page that is left while it connects cuts nothing before it is there', () => {
  const page = listening()
  page.stands('connecting')
  page.stop()
  expect(page.disconnections()).toBe(0)
  page.tell('state_change', { current: 'connected' })
  expect(page.disconnections()).toBe(1)
})
