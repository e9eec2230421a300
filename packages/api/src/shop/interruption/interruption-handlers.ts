import { afterMinutes, EXTENSION_MINUTES } from '@mostrador/domain/interruption/interruption-until'
import { startInterruption } from './start-interruption.ts'
import { no, type Handler, yes } from '../../ground/http/handler.ts'
import { placeOfInterruptions, removeInterruption, underLock, moveEnd } from './interruption-store.ts'
import { answerTold } from './tell-interruption.ts'
import { interruptionsNow } from './interruptions-now.ts'

/** Ends an interruption at once, at any end. */
const endInterruption: Handler<'endInterruption'> = async (api, { params, staff }) => {
  const place = await placeOfInterruptions(api.database, params.id)
  if (!place) return no('branch-contact-not-found')
  const ended = await underLock(api, place, (work) =>
    removeInterruption(work, { id: params.interruptionId, staffUserId: staff.id }),
  )
  return ended ? answerTold(api, place, ended.revision) : no('interruption-over')
}

/**
 * Extends an interruption by a quarter of an hour from the end that was seen: of two presses at
 * once one does it, and an ended one stays ended.
 */
const extendInterruption: Handler<'extendInterruption'> = async (api, { params, body, staff }) => {
  const place = await placeOfInterruptions(api.database, params.id)
  if (!place) return no('branch-contact-not-found')
  const seen = new Date(body.seen)
  const moved = await underLock(api, place, (work) =>
    moveEnd(work, {
      id: params.interruptionId,
      staffUserId: staff.id,
      seen,
      until: afterMinutes(seen, EXTENSION_MINUTES),
    }),
  )
  if (typeof moved === 'string') return no(moved === 'over' ? 'interruption-over' : 'interruption-changed')
  return answerTold(api, place, moved.revision)
}

/** Lists current and possible interruptions of a branch contact. */
const listInterruptions: Handler<'listInterruptions'> = async (api, { params }) => {
  const catalog = await api.catalogs.get(params.id)
  return catalog ? yes(await interruptionsNow(api, catalog)) : no('branch-contact-not-found')
}

/** Handlers that list, start, extend and end interruptions. */
export const interruptionHandlers = {
  listInterruptions,
  startInterruption,
  extendInterruption,
  endInterruption,
}
