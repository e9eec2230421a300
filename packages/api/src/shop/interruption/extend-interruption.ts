import { afterMinutes, EXTENSION_MINUTES } from '@mostrador/domain/interruption/interruption-until'
import { no, type Handler } from '../../ground/http/handler.ts'
import { moveEnd, placeOfInterruptions, underLock } from './interruption-store.ts'
import { answerTold } from './tell-interruption.ts'

/**
 * Extends an interruption by a quarter of an hour from the end that was seen: of two presses at
 * once one does it, and an ended one stays ended.
 */
export const extendInterruption: Handler<'extendInterruption'> = async (api, { params, body, staff }) => {
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
