import { yes } from '../../ground/http/handler.ts'
import type { Api } from '../../ground/ports.ts'
import { tellChange } from '../revision/tell-change.ts'
import type { InterruptedPlace } from './interruption-store.ts'
import { interruptionsNow } from './interruptions-now.ts'

/** Announces an interruption, and returns the present ones. */
export async function answerTold(
  api: Api,
  { companyId, branchId, contactId }: InterruptedPlace,
  revision: number | undefined,
) {
  await tellChange(api, {
    companyId,
    branchId,
    revision: revision ?? null,
    branchContactIds: [contactId],
  })
  const catalog = await api.catalogs.get(contactId)
  return yes(catalog ? await interruptionsNow(api, catalog) : { interruptions: [], things: [] })
}
