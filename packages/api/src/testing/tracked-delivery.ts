import type { Bus } from '@mostrador/realtime/bus'
import { connectPusher, startTestEndpoint, type TestEndpoint } from '@mostrador/realtime/start-test-endpoint'
import { dataOf } from './data-of.ts'
import { startTestApi, type TestApi } from './start-test-api.ts'

const SHOP = { lat: -34.5885, lng: -58.4306 }
const HOME = { lat: -34.57, lng: -58.43 }

/** As much of what a tracking page is told as is looked at. */
type Told = { readonly status: string; readonly rider: { readonly positionAt: string | null } | null }

/** A tracking page: how often it subscribed, what it shows, and what it was told besides. */
export type TrackedPage = { subscriptions: number; shown: Told | undefined; readonly told: Told[] }

/** How a process reaches the others; what it opens it puts among the endings. */
export type Buses = { readonly openBus: () => Promise<Bus>; readonly endings: (() => unknown)[] }

/**
 * A page as the storefront has it: it loads at every subscription, and replaces what it shows by
 * what it is told.
 */
function openPage({
  port,
  id,
  load,
  endings,
}: Pick<Buses, 'endings'> & {
  readonly port: number
  readonly id: string
  readonly load: () => Promise<Told>
}): TrackedPage {
  const pusher = connectPusher(port)
  endings.push(() => pusher.disconnect())
  const page: TrackedPage = { subscriptions: 0, shown: undefined, told: [] }
  const channel = pusher.subscribe(`tracking-${id}`)
  channel.bind('pusher:subscription_succeeded', async () => {
    page.shown = await load()
    page.subscriptions += 1
  })
  channel.bind('logistics-tracking-update', (info: Told) => {
    page.told.push(info)
    page.shown = info
  })
  return page
}

/** How many positions a burst has. */
export const BURST = 8

/** Eight seconds in a row, as fast as they are taken; answers when the last is. */
async function sendBurst(send: (seconds: number) => Promise<string>): Promise<string> {
  for (let seconds = 1; seconds < BURST; seconds += 1) await send(seconds)
  return send(BURST)
}

/**
 * A shop, its rider on the way to the door, and staff who are there already when something breaks.
 */
async function startDelivery(api: TestApi) {
  api.clock.now = new Date('2026-11-20T15:00:00.000Z')
  const contact = await api.given.branchContact({ contact: { rider_security_code_hash: 'a hash', ...SHOP } })
  const rider = await api.given.rider(contact)
  const staff = await api.as(await api.given.staff({ contacts: [contact] }))
  const shipment = await api.given.shipment(contact, {
    rider,
    status: 'ON_ROUTE_TO_DROP_OFF',
    logistics: HOME,
  })
  api.clock.now = new Date('2026-11-20T15:10:00.000Z')
  return { contact, rider, staff, shipment }
}

/**
 * A delivery on its way to the door. One process takes what its rider and the staff do, others hold
 * the pages that follow it: between them is the bus alone.
 */
export async function startTrackedDelivery({ openBus, endings }: Buses) {
  const bus = await openBus()
  const api = await startTestApi({
    publisher: { publish: (message) => bus.publish(message), subscribe: () => () => undefined },
  })
  const { contact, rider, staff, shipment } = await startDelivery(api)

  const load = async (): Promise<Told> =>
    dataOf(await api.client.getTracking({ params: { alias: contact.alias, orderCode: shipment.orderCode } }))

  /** The rider's phone tells where it was, so many seconds after three; answers when that is. */
  async function send(seconds: number): Promise<string> {
    const at = new Date(Date.parse('2026-11-20T15:00:00Z') + seconds * 1000).toISOString()
    const body = { lat: SHOP.lat + seconds / 20_000, lng: SHOP.lng, accuracy: 9, at }
    dataOf(await api.riding(rider).sendRiderPosition({ body }))
    return at
  }

  return {
    /** Another process, which holds pages. */
    async startPages(port?: number): Promise<TestEndpoint> {
      const process = await startTestEndpoint({
        bus: await openBus(),
        ...(port === undefined ? {} : { port }),
      })
      endings.push(() => process.stop())
      return process
    },

    openPage(port: number): TrackedPage {
      return openPage({ port, id: shipment.logisticsOrderId, load, endings })
    },

    send,

    sendBurst: () => sendBurst(send),

    /** Staff hand the order over. */
    async deliver(): Promise<void> {
      const { orderId: id } = shipment
      dataOf(await staff.changeOrderStatus({ params: { id }, body: { action: 'deliver' } }))
    },
  }
}

/** A delivery, with the actions of a test on it. */
export type TrackedDelivery = Awaited<ReturnType<typeof startTrackedDelivery>>
