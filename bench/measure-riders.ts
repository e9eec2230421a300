import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { liveEvents, trackingChannel } from '@mostrador/domain/realtime/channel-names'
import { createPostgresBus } from '@mostrador/realtime/postgres-bus'
import pg from 'pg'
import { rateOfTask } from './bare-checkout.ts'
import {
  analyzeFleet,
  logisticsOrderId,
  placeOrder,
  tokenOf,
  writeDeliveries,
  writeRiders,
  type Fleet,
} from './fleet.ts'
import type { LargeRun } from './large-shops.ts'
import { tallyPositions } from './position-tally.ts'
import type { Program } from './program.ts'
import type { Row } from './report.ts'
import { positionSender, ride, type Ride } from './rider-load.ts'
import { ridersRows } from './riders-rows.ts'
import { aliases, importShop } from './shop.ts'
import { trackingPages, type Told, type TrackingPages } from './tracking-pages.ts'

/** Time between two positions of a rider's phone, in milliseconds. */
const EVERY_MS = 5_000

/** Positions under way at once when the machine is tried, after some that do not count. */
const TRIED_AT_ONCE = 16
const TRIED = 1_500
const WARMING = 400

/**
 * Riders may send this part of the positions that the machine can take: the server of a shop does
 * other things as well.
 */
const PART = 0.5

/** A link is shared: two pages look at each delivery. */
const PAGES_EACH = 2
/** Pages that are opened before memory is measured: the first ones cost more. */
const FIRST_PAGES = 50

/** A rider goes north at 6.7 m/s from near the shop. */
const START = { lat: -34.8967, lng: -56.1032 }
const DEGREES_PER_MS = 0.00006 / 1000

type World = {
  readonly fleet: Fleet
  readonly databaseUrl: string
  readonly taker: Program
  readonly teller: Program
}

const restingMemory = async (program: Program): Promise<number> => {
  await wait(3_000)
  return program.memory().now
}

/**
 * Returns functions that send one position of a rider, counted from one, and tell when it was
 * recorded.
 */
function phonesOf({ fleet, taker }: World) {
  const { send, stop } = positionSender(taker.url)
  const began = Date.now()
  const tell = (rider: number, sent: (delivery: string, at: string) => void): Promise<void> => {
    const now = Date.now()
    const at = new Date(now).toISOString()
    const lat = START.lat + (now - began) * DEGREES_PER_MS
    const body = JSON.stringify({ lat, lng: START.lng + (rider % 100) / 10_000, accuracy: 9, at })
    sent(logisticsOrderId(fleet, rider), at)
    return send({ token: tokenOf(fleet, rider), body })
  }
  return { tell, stop }
}

/**
 * Sends messages of the same size on the same bus, as often and to the same pages, but from here.
 */
async function measureBare(
  { databaseUrl, fleet }: World,
  pages: TrackingPages,
  plan: Ride & { sample: Told },
) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  const query = (text: string, values: unknown[]) => pool.query(text, values)
  const bus = await createPostgresBus({ connectionString: databaseUrl, query })
  const tally = tallyPositions(pages)
  const { sample } = plan
  try {
    await ride(plan, (rider) => {
      const delivery = logisticsOrderId(fleet, rider)
      const positionAt = new Date().toISOString()
      tally.sent(delivery, positionAt)
      const data = { ...sample, rider: { ...sample.rider, positionAt } }
      return bus.publish({ channel: trackingChannel(delivery), event: liveEvents.trackingUpdated, data })
    })
    return await tally.done()
  } finally {
    await bus.close()
    await pool.end()
  }
}

/**
 * Opens the pages of so many riders' deliveries; returns megabytes of the server's memory for
 * each.
 */
async function openPages({ fleet, teller }: World, pages: TrackingPages, riders: number): Promise<number> {
  const deliveries = Array.from({ length: riders * PAGES_EACH }, (_, at) =>
    logisticsOrderId(fleet, (at % riders) + 1),
  )
  await pages.open(deliveries.slice(0, FIRST_PAGES))
  const before = await restingMemory(teller)
  await pages.open(deliveries.slice(FIRST_PAGES))
  return ((await restingMemory(teller)) - before) / (deliveries.length - FIRST_PAGES)
}

/** Returns a message about a delivery, for the baseline to send the like of it. */
async function sampleOf(pages: TrackingPages, act: () => Promise<void>): Promise<Told> {
  const told = new Promise<Told>((resolve) => pages.hear((_page, _delivery, one) => resolve(one)))
  await act()
  const first = await Promise.race([told, wait(10_000, undefined, { ref: false })])
  if (!first) throw new Error('No page was told of a position')
  return first
}

async function measure(world: World, plan: LargeRun['plan'], say: LargeRun['say']): Promise<Row[]> {
  const pages = trackingPages(world.teller.url)
  const phones = phonesOf(world)
  const { riders: most } = world.fleet
  const unheard = (at: number) => phones.tell((at % most) + 1, () => undefined)
  try {
    await rateOfTask({ concurrency: TRIED_AT_ONCE, times: WARMING }, unheard)
    const possible = await rateOfTask({ concurrency: TRIED_AT_ONCE, times: TRIED }, unheard)
    const riders = Math.min(most, Math.floor((possible * PART * EVERY_MS) / 1000))
    say(`${possible.toFixed(0)} positions each second are possible: ${riders} riders ride.`)
    const pageMemory = await openPages(world, pages, riders)
    say(`${pages.deliveries.length} pages listen.`)
    const sample = await sampleOf(pages, () => phones.tell(1, () => undefined))
    const size = { riders, positions: plan.positions, everyMs: EVERY_MS }
    const bare = await measureBare(world, pages, { ...size, sample })
    const tally = tallyPositions(pages)
    const accepted = await ride(size, (rider) => phones.tell(rider, tally.sent))
    const heard = await tally.done()
    say('Riders are measured.')
    return ridersRows({ riders, pages: pages.deliveries.length, possible, accepted, heard, bare, pageMemory })
  } finally {
    phones.stop()
    pages.close()
  }
}

/**
 * Measures how soon and how surely the positions of riders, which one process takes, are on the
 * tracking pages of another; between them is PostgreSQL alone.
 */
export async function measureRiders(run: LargeRun): Promise<Row[]> {
  const { databaseUrl, plan, startProduct } = run
  const dataDir = join(run.folder, 'riders')
  await importShop(databaseUrl, dataDir)
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir }
  const taker = await startProduct(env)
  const teller = await startProduct(env)
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { code } = await placeOrder(taker.url, aliases[1] ?? '')
    const fleet: Fleet = { series: 1, code, riders: plan.riders }
    await writeRiders(client, fleet)
    await writeDeliveries(client, fleet, { from: 1, to: plan.riders, status: 'ON_ROUTE_TO_DROP_OFF' })
    await analyzeFleet(client)
    return await measure({ fleet, databaseUrl, taker, teller }, plan, run.say)
  } finally {
    await client.end()
    await teller.stop()
    await taker.stop()
  }
}
