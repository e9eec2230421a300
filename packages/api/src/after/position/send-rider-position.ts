import { arrivalsOf } from '@mostrador/domain/position/arrivals-of'
import { joinFixes, type Fix } from '@mostrador/domain/position/rider-position'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { SHIFT_HOURS } from '../../people/rider/rider-token.ts'
import { loadRiderScene, savePosition } from './position-store.ts'

type Body = Parameters<Handler<'sendRiderPosition'>>[1]['body']

/** Positions older than the longest shift come from a clock that stands still, or a year 0. */
const OLDEST_MS = SHIFT_HOURS * 60 * 60_000

const fixesOf = (body: Body, now: Date): Fix[] =>
  ('positions' in body ? body.positions : [body])
    .map(({ at, ...fix }) => ({ ...fix, at: Date.parse(at) }))
    .filter(({ at }) => now.getTime() - at <= OLDEST_MS)

/**
 * Keeps the position of a rider, and tells the pages of deliveries on their way to a door; before
 * that, customers see none. Source: 001 §4 Shipment statuses; docs/decisions/015.
 */
export const sendRiderPosition: Handler<'sendRiderPosition'> = async (api, { body, rider }) => {
  const now = api.now()
  const scene = await loadRiderScene(api.database, rider, now)
  if (!scene) return no('rider-token-invalid')
  const before = scene.position.believed
  const { position, track } = joinFixes(scene.position, {
    fixes: fixesOf(body, now),
    shop: scene.shop,
    now: now.getTime(),
  })
  const { believed } = position
  const isNews = believed !== null && believed !== before
  const believedTrack = [...scene.track, ...track.filter((point) => point.believed)]
  const arrivals = isNews
    ? arrivalsOf(scene.deliveries, { from: believed, track: believedTrack, toldAt: before?.at ?? null })
    : []
  await savePosition(api.database, rider, { position, track, arrivals })
  if (isNews) api.trackingFeed.moved(scene.deliveries.map(({ logisticsOrderId }) => logisticsOrderId))
  return yes(null)
}
