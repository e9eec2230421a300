import { no, type Handler } from '../../ground/http/handler.ts'
import { placeOfInterruptions, removeInterruption, underLock } from './interruption-store.ts'
import { answerTold } from './tell-interruption.ts'

/** Ends an interruption at once, at any end. */
export const endInterruption: Handler<'endInterruption'> = async (api, { params, staff }) => {
  const place = await placeOfInterruptions(api.database, params.id)
  if (!place) return no('branch-contact-not-found')
  const ended = await underLock(api, place, (work) =>
    removeInterruption(work, { id: params.interruptionId, staffUserId: staff.id }),
  )
  return ended ? answerTold(api, place, ended.revision) : no('interruption-over')
}
