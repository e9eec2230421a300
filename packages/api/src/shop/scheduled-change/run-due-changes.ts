import { scheduledProblems } from '@mostrador/copy/scheduled'
import { isDatabaseAway } from '@mostrador/database/database-away'
import type { Database } from '@mostrador/database/rows'
import { lockCompany, tryAgain } from '@mostrador/tenant/file/reconcile-tenant'
import type { Transaction } from 'kysely'
import { done, type JobHandler, type JobPorts } from '../../ground/job/job.ts'
import { lacksOf } from '../../people/permission/needs-lacking.ts'
import { tellConsoles } from '../../ground/history/tell-consoles.ts'
import { findCompany } from '../company/company-store.ts'
import { tellChange } from '../revision/tell-change.ts'
import { makeScheduled, type Made } from './make-scheduled.ts'
import { noteProblems, noteStopped, stoppedBy } from './note-scheduled.ts'
import { endScheduled, takeFirstDue, type Scheduled } from './scheduled-store.ts'

type Company = { readonly id: string; readonly key: string }

/** Result of a change at its time. */
type Ran = { readonly scheduled: Scheduled; readonly made: Made; readonly noted: number | undefined }

/**
 * Makes a company's due changes in the order of their times, so that after an outage one for an
 * evening is over again, not turned round. Any number of processes may run it; each change is made
 * once.
 */
export const runDueChanges: JobHandler = async (ports, { companyId }) => {
  const company = companyId === null ? undefined : await findCompany(ports.database, companyId)
  if (!company) return done
  let hasMore = true
  while (hasMore) hasMore = await runNext(ports, company)
  return done
}

async function runNext(ports: JobPorts, company: Company): Promise<boolean> {
  const begun: { scheduled?: Scheduled } = {}
  try {
    const ran = await tryAgain(() => runOne(ports, company, begun))
    if (!ran) return false
    await tell(ports, ran)
    return true
  } catch (error) {
    const { scheduled } = begun
    if (!scheduled || isDatabaseAway(error)) throw error
    // A change that breaks would break again, and those after it wait.
    ports.log.error('scheduled-change-broke', {
      id: scheduled.id,
      message: error instanceof Error ? error.message : String(error),
    })
    await giveUp(ports, scheduled)
    return true
  }
}

const runOne = (
  ports: JobPorts,
  company: Company,
  begun: { scheduled?: Scheduled },
): Promise<Ran | undefined> =>
  ports.database.transaction().execute(async (transaction) => {
    await lockCompany(transaction, company.key)
    const now = ports.now()
    const scheduled = await takeFirstDue(transaction, company.id, now)
    if (!scheduled) return undefined
    begun.scheduled = scheduled
    const stopped = await stoppedBy(transaction, scheduled)
    const made = await makeDue(transaction, ports, scheduled)
    if (!made.result.ok)
      await endScheduled(transaction, scheduled, { ...FAILED, problems: made.problems, now })
    const noted = await noteProblems(transaction, { scheduled, made, now })
    const told = made.result.ok ? await noteStopped(transaction, { by: scheduled, stopped, now }) : undefined
    return { scheduled, made, noted: told ?? noted }
  })

const FAILED = { state: 'FAILED', revision: null } as const

async function makeDue(
  transaction: Transaction<Database>,
  ports: JobPorts,
  scheduled: Scheduled,
): Promise<Made> {
  const { staffUserId, shown, partly, companyKey } = scheduled
  if (staffUserId === null) return NOBODY_IS_THERE
  const lacks = lacksOf({ absent: staffUserId, shown }, companyKey)
  return makeScheduled(transaction, ports, { scheduled, making: { staffUserId, lacks, partly } })
}

const failure = (message: string): Made => ({
  result: { ok: false, problems: [] },
  problems: [{ code: 'not-made', path: '', message, found: null, because: null }],
})

/** Outcome of a change whose author is gone. */
const NOBODY_IS_THERE = failure(scheduledProblems.authorGone)

async function giveUp(ports: JobPorts, scheduled: Scheduled): Promise<void> {
  const { problems } = failure(scheduledProblems.failed)
  await endScheduled(ports.database, scheduled, { ...FAILED, problems, now: ports.now() })
  await tellConsoles(ports, { branchId: scheduled.branchId, revision: null })
}

/** Announces a change to pages of the shop and to consoles. */
async function tell(ports: JobPorts, { scheduled, made: { result }, noted }: Ran): Promise<void> {
  const { companyId, branchId } = scheduled
  const revision = noted ?? (result.ok ? (result.revision ?? null) : null)
  const branchContactIds = result.ok ? result.branchContactIds : []
  await tellChange(ports, { companyId, branchId, revision, branchContactIds })
  if (revision === null) await tellConsoles(ports, { branchId, revision })
}
