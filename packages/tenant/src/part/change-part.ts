import type { Database } from '@mostrador/database/rows'
import { needsOfChange } from '@mostrador/domain/permission/change-needs'
import { applyOperations } from '@mostrador/domain/revision/apply-operations'
import type { Transaction } from 'kysely'
import { lockCompany, tryAgain } from '../file/reconcile-tenant.ts'
import { placeOfPath } from '../history/place-of-path.ts'
import { revisionOf } from '../history/record-revision.ts'
import type { ImportWorld } from '../file/import-world.ts'
import { applyPlan } from '../mapping/apply-plan.ts'
import type { ChangeResult, TenantChange } from '../document/tenant-change.ts'
import { counted } from '../write/write-tenant.ts'
import { checkPart } from './check-part.ts'
import { openContact } from './open-contact.ts'
import { openMenu } from './open-menu.ts'
import type { OpenPart } from './open-part.ts'
import type { Part } from './part-of.ts'
import { recordPart } from './record-part.ts'
import { stockAfter } from './stock-after.ts'

/**
 * Applies operations that lie in one part of a company, as `changeTenant` does, over that part
 * alone: the cost does not grow with the rest of the company. Undefined where the part does not
 * tell enough, and the whole company has to be read.
 */
export async function changePart(
  change: TenantChange,
  part: Part,
  world: ImportWorld,
): Promise<ChangeResult | undefined> {
  const typing = { ...change, now: world.now }
  return tryAgain(() =>
    world.db.transaction().execute(async (transaction) => {
      await lockCompany(transaction, change.companyKey)
      const lacking = await change.lacks?.(transaction, needsOfChange(change.operations))
      if (lacking && lacking.length > 0) return { ok: false, needs: lacking }
      const open =
        part.kind === 'menu'
          ? await openMenu(transaction, change.companyKey, { ...part, typing })
          : await openContact(transaction, change.companyKey, { ...part, typing })
      return open && changeOpen(transaction, { change, open, world })
    }),
  )
}

type Changing = {
  readonly change: TenantChange
  readonly open: OpenPart
  readonly world: ImportWorld
}

async function changeOpen(
  transaction: Transaction<Database>,
  { change, open, world }: Changing,
): Promise<ChangeResult | undefined> {
  const before = open.documentOf(open.all)
  const applied = applyOperations(before, change.operations)
  if (!applied.ok) return applied
  if (open.isMissed(before, applied.document)) return undefined
  const checked = checkPart(open, applied.document, before)
  if ('problems' in checked) {
    const placed = open.placed(applied.document)
    const problems = checked.problems.map((one) => ({ ...one, place: placeOfPath(placed, one.path) }))
    return { ok: false, problems }
  }
  const plan = await checked.plan(transaction, world)
  if (!plan) return undefined
  const removals = plan.removals()
  await applyPlan(transaction, plan, removals)
  const changes = [...plan.inserts, ...plan.updates, ...removals]
  const after = changes.length > 0 ? open.documentOf(stockAfter(open.all, plan, removals)) : before
  const revision = revisionOf(
    { ...change, now: world.now, companyId: open.companyId, before, after },
    open.typed,
  )
  const recorded =
    changes.length > 0
      ? await recordPart(transaction, { raised: open.raised(changes), revision, now: world.now })
      : NOTHING
  return {
    ok: true,
    companyKey: change.companyKey,
    changed: changes.length > 0,
    ...recorded,
    added: counted(plan.inserts),
    updated: counted(plan.updates),
    removed: counted(removals),
  }
}

const NOTHING = { revision: undefined, branchContactIds: [] } as const
