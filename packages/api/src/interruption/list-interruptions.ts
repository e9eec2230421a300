import { no, yes, type Handler } from '../http/handler.ts'
import { interruptionsNow } from './interruptions-now.ts'

/** What interrupts a branch contact now, and what could. */
export const listInterruptions: Handler<'listInterruptions'> = async (api, { params }) => {
  const catalog = await api.catalogs.get(params.id)
  return catalog ? yes(await interruptionsNow(api, catalog)) : no('branch-contact-not-found')
}
