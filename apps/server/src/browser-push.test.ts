import {
  boardChannel,
  dispatchChannel,
  orderChannel,
  ridersChannel,
  shipmentChannel,
  shopChannel,
  trackingChannel,
} from '@mostrador/domain/realtime/channel-names'
import { createLocalBus } from '@mostrador/realtime/local-bus'
import { expect, test } from 'vitest'
import { isForBrowsers, openBrowserPush } from './browser-push.ts'

const app = { key: 'own', secret: 'a secret of this server' }
const hosted = { appId: '1', key: 'theirs', secret: 'a secret of the service', cluster: 'sa1' }
const wish = { socketId: '1.2', channel: 'private-board-a', who: 'staff:1' }
const message = (channel: string) => ({ channel, event: 'changed', data: {} })

test('without an account browsers are connected to this server, and no page calls another', async () => {
  const push = openBrowserPush({ bus: createLocalBus(), app, hosted: undefined })
  expect(push.settings).toMatchObject({ enabled: true, key: 'own', host: null, path: '/rt' })
  expect(push.sources).toBeUndefined()
  expect(push.settings.sign(wish)).toEqual({ auth: expect.stringMatching(/^own:/), channel_data: 'staff:1' })
  await push.close()
})

test('browsers may listen to every channel that is announced to them', () => {
  const ofOne = [
    boardChannel,
    dispatchChannel,
    ridersChannel,
    shopChannel,
    trackingChannel,
    shipmentChannel,
  ].map((name) => name('a'))
  const channels = [orderChannel('A'), ...ofOne]
  expect(channels.filter((channel) => !isForBrowsers(channel))).toEqual([])
  expect(isForBrowsers('catalog')).toBe(false)
})

/** spec('001 §7.34') */
test('with an account what concerns browsers is published there too, and what is between processes is not', async () => {
  const asked: string[] = []
  const fetch: typeof globalThis.fetch = async (url, init) => {
    asked.push(`${String(url).split('?')[0]} ${String(init?.body)}`)
    return new Response('{}')
  }
  const bus = createLocalBus()
  const heard: string[] = []
  bus.subscribe((signal) => void (signal.kind === 'message' && heard.push(signal.message.channel)))
  const push = openBrowserPush({ bus, app, hosted, fetch })

  await push.publisher.publish(message('catalog'))
  await push.publisher.publish(message('order-ABC'))

  expect(heard).toEqual(['catalog', 'order-ABC'])
  expect(asked).toHaveLength(1)
  expect(asked[0]).toMatch(/^https:\/\/api-sa1\.pusher\.com\/apps\/1\/events .*order-ABC/)
  expect(push.settings).toMatchObject({ key: 'theirs', cluster: 'sa1', host: 'ws-sa1.pusher.com' })
  expect(push.settings.sign(wish)).toEqual({ auth: expect.stringMatching(/^theirs:/) })
  expect(push.sources).toBe('wss://ws-sa1.pusher.com https://sockjs-sa1.pusher.com')
  await push.close()
})
