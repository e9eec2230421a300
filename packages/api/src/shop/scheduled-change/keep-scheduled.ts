import type { Database } from '@mostrador/database/rows'
import { lockCompany } from '@mostrador/tenant/file/reconcile-tenant'
import { within } from '@mostrador/tenant/document/within-transaction'
import type { Transaction } from 'kysely'
import { no } from '../../ground/http/handler.ts'
import type { Api } from '../../ground/ports.ts'
import { refusedChange } from '../revision/answer-change.ts'
import type { BranchPlace } from '../revision/branch-place.ts'
import { tellConsoles } from '../../ground/history/tell-consoles.ts'
import { tenantWorld } from '../revision/tenant-world.ts'
import { judgeScheduled, type Judgement, type Judging } from './judge-scheduled.ts'

type Good = Extract<Judgement, { readonly is: 'good' }>

type Refused = { readonly ok: false }

type Keeping<Missing> = {
  readonly judging: Judging
  /** Checks first, in the same transaction, whether there is anything to judge. */
  readonly look?: (transaction: Transaction<Database>) => Promise<Missing | undefined>
  readonly keep: (transaction: Transaction<Database>, good: Good) => Promise<void>
}

/**
 * Judges and keeps a change under the company's lock, so that of two at once the second is judged
 * with the first. Announces it to consoles.
 */
export async function keepScheduled<Missing extends Refused = never>(
  api: Api,
  { branchId, companyId, companyKey }: BranchPlace,
  { judging, look, keep }: Keeping<Missing>,
) {
  const kept = await api.database.transaction().execute(async (transaction) => {
    await lockCompany(transaction, companyKey)
    const missing = await look?.(transaction)
    if (missing) return { is: 'missing', refusal: missing } as const
    const judged = await judgeScheduled({ ...tenantWorld(api), db: within(transaction) }, judging)
    if (judged.is !== 'good') return judged
    await keep(transaction, judged)
    return judged
  })
  if (kept.is === 'missing') return kept.refusal
  if (kept.is === 'too-many') return no('too-many-scheduled')
  if (kept.is === 'spent') return no('work-share-spent')
  if (kept.is === 'meets') return no('meets-scheduled', kept.errors)
  if (kept.is === 'refused') return refusedChange(api, companyId, kept.result)
  await tellConsoles(api, { branchId, revision: null })
  return { ok: true as const }
}
