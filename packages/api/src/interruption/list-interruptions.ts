import { no, yes, type Handler } from '../http/handler.ts'
import { interruptionsNow } from './interruptions-now.ts'

/** Lists the current interruptions of a branch contact, and the things that can be interrupted. */
export const listInterruptions: Handler<'listInterruptions'> = async (api, { params }) => {
  const catalog = await api.catalogs.get(params.id)
  return catalog ? yes(await interruptionsNow(api, catalog)) : no('branch-contact-not-found')
}
