import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { interruptionsNow } from './interruptions-now.ts'

/** Lists current and possible interruptions of a branch contact. */
export const listInterruptions: Handler<'listInterruptions'> = async (api, { params }) => {
  const catalog = await api.catalogs.get(params.id)
  return catalog ? yes(await interruptionsNow(api, catalog)) : no('branch-contact-not-found')
}
