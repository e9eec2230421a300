import { installKeys } from '@mostrador/api/order/push/install-keys'
import type { RealtimeSettings } from '@mostrador/api/ground/ports'
import type { Publisher } from '@mostrador/api/ground/realtime/publisher'
import type { Bus } from '@mostrador/realtime/bus'
import type { Fetch } from '@mostrador/outbound/fetch'
import type { Database } from '@mostrador/database/rows'
import type { PushSender } from '@mostrador/push/push-sender'
import { newPushKeys, subjectOf, webPushSender } from '@mostrador/push/web-push-sender'
import { signChannel } from '@mostrador/realtime/channel-authorization'
import { createHostedPusherBus } from '@mostrador/realtime/hosted-pusher-bus'
import type { Kysely } from 'kysely'
import type { Config } from './config.ts'
import { asPublisher } from './message-bus.ts'

/** Channels that browsers listen to; all others are between processes. */
const FOR_BROWSERS =
  /^(?:order|private-board|private-dispatch|private-riders|private-shop|shipment|tracking)-/

/** Whether a browser may listen to a channel, signed or not. */
export const isForBrowsers = (channel: string): boolean => FOR_BROWSERS.test(channel)

/** Push to browsers: its publisher, and the settings they connect with. */
export type BrowserPush = {
  readonly publisher: Publisher
  readonly settings: RealtimeSettings
  /** Sources that a page's content security policy must allow for it; undefined for this server. */
  readonly sources: string | undefined
  readonly close: () => Promise<void>
}

/**
 * Connects browsers to this server, or to hosted Pusher where an account is configured: their
 * messages are then published there too. A failed push there is like a lost connection: the pages
 * poll.
 */
export function openBrowserPush({
  bus,
  app,
  hosted,
  fetch,
}: {
  readonly bus: Bus
  /** Key and secret by which browsers join this server's own endpoint. */
  readonly app: { readonly key: string; readonly secret: string }
  readonly hosted: Config['pusher']
  readonly fetch?: Fetch
}): BrowserPush {
  const publisher = asPublisher(bus)
  if (!hosted) {
    const sign: RealtimeSettings['sign'] = (wish) => signChannel({ ...app, ...wish })
    const own = { key: app.key, cluster: 'local', host: null, path: '/rt', sign }
    return {
      publisher,
      settings: { enabled: true, ...own },
      sources: undefined,
      close: async () => undefined,
    }
  }
  const { key, cluster } = hosted
  const outside = createHostedPusherBus({
    ...hosted,
    baseUrl: `https://api-${cluster}.pusher.com`,
    ...(fetch && { fetch }),
  })
  const host = `ws-${cluster}.pusher.com`
  return {
    publisher: {
      ...publisher,
      publish: async (message) => {
        await publisher.publish(message)
        if (isForBrowsers(message.channel)) await outside.publish(message)
      },
    },
    settings: {
      enabled: true,
      key,
      cluster,
      host,
      path: '',
      // Hosted Pusher does not check again for whom a channel was signed.
      sign: ({ socketId, channel }) => signChannel({ ...hosted, socketId, channel }),
    },
    sources: `wss://${host} https://sockjs-${cluster}.pusher.com`,
    close: () => outside.close(),
  }
}

/** Opens the push to devices of staff, for a closed console, at its own origin. */
export const openStaffPush = (parts: {
  readonly config: Pick<Config, 'push' | 'privateNetworks'>
  readonly db: Kysely<Database>
  readonly secret: string
  readonly now: () => Date
  readonly origin: string
}): PushSender =>
  webPushSender({
    keys: async () =>
      parts.config.push ??
      installKeys(parts.db, { secret: parts.secret, now: parts.now(), make: newPushKeys }),
    subject: subjectOf(parts.origin),
    privateNetworks: parts.config.privateNetworks,
  })
