import type { DinerEvent } from '@mostrador/contract/analytics/analytics-endpoints'
import { onPageLeave } from '@mostrador/live/page-visibility'
import { randomUuid } from '@mostrador/live/random-uuid'
import { readKnownDiner } from '../diner/known-diner.ts'
import { campaignOf } from './campaign.ts'
import { browserApi } from '../api.ts'
import { readCart } from '../diner/cart-store.ts'
import { listen } from '../frame/bus.ts'
import { createEventSender } from './event-sender.ts'
import { createJourney, type Step } from './journey.ts'
import { linkClicks } from './link-clicks.ts'
import { unpaidOrders, type TabStorage } from './unpaid-orders.ts'
import { beginSession, readSession } from './visit-session.ts'

const isOpenedAnew = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'reload' || entry?.type === 'back_forward'
}

function detailsOf({ products, orderMode, order }: Step): DinerEvent['details'] {
  const [only] = products
  return {
    ...(orderMode !== undefined && { orderMode }),
    ...(only &&
      products.length === 1 && { plateId: only.id, name: only.name.slice(0, 200), price: only.price }),
    ...(products.length > 0 && { units: products.reduce((sum, { quantity }) => sum + quantity, 0) }),
    ...(order && { code: order.code, total: order.total }),
  }
}

/** Makes the wire event of a step, with all fields of the documents. Source: 000 §7 Analytics. */
function eventOf(step: Step, search: string): DinerEvent {
  const query = new URLSearchParams(search)
  const abandoned = query.get('abandoned')
  return {
    id: randomUuid(),
    type: step.type,
    branch: step.branch,
    customer: readKnownDiner()?.phone ?? null,
    branchContact: step.branchContact,
    campaignId: campaignOf(search)?.slice(0, 200) ?? null,
    date: new Date(step.at).toISOString(),
    abandonedCart: abandoned !== null && abandoned !== 'false' && abandoned !== '0',
    source: query.get('source')?.slice(0, 200) ?? null,
    details: detailsOf(step),
  }
}

const steps: Step[] = []
const listeners = new Set<(step: Step) => void>()
let isStarted = false

/** Hears every step of this document, earlier ones too; returns a function that stops. */
export function subscribeToSteps(hear: (step: Step) => void): () => void {
  for (const step of steps) hear(step)
  listeners.add(hear)
  return () => void listeners.delete(hear)
}

/** Turns events of pages into steps, once in the life of a document, and sends them to `url`. */
export function startAnalytics(url: string): void {
  if (isStarted) return
  isStarted = true
  const sender = createEventSender({
    url,
    fetch: (...call) => globalThis.fetch(...call),
    later: (task, milliseconds) => void setTimeout(task, milliseconds),
  })
  const storage = sessionStorageOrNone()
  const isFromOwnPages = document.referrer.startsWith(`${location.origin}/`)
  const clicks = linkClicks({ isOpenedAnew: isOpenedAnew(), isFromOwnPages }, storage)
  const onStep = (step: Step): void => {
    if (step.type === 'LINK_CLICK') {
      clicks.remember()
      beginSession(document, location.protocol === 'https:')
    }
    const session = readSession(document)
    if (session !== undefined) sender.add(session, eventOf(step, location.search))
    if (steps.length < 100) steps.push(step)
    for (const hear of listeners) hear(step)
  }
  listen(
    createJourney({
      menus: browserApi.menus,
      linesOf: (alias) => readCart(alias)?.lines ?? [],
      isArrival: clicks.isArrival,
      isOpenedAnew: isOpenedAnew(),
      unpaid: unpaidOrders(storage),
      onStep,
    }),
  )
  onPageLeave(sender.flush)
}

/** Returns the tab's storage, or none where naming it already throws. */
function sessionStorageOrNone(): TabStorage {
  try {
    return sessionStorage
  } catch {
    return { getItem: forbidden, setItem: forbidden }
  }
}

function forbidden(): never {
  throw new Error('This browser keeps nothing.')
}
