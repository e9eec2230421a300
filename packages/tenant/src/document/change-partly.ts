import { applyFitting, MetPlaces } from '@mostrador/domain/scheduled-change/foresee'
import type { Conflict } from '@mostrador/domain/revision/apply-operations'
import type { Operation } from '@mostrador/domain/revision/operation'
import { changeTenant } from './change-tenant.ts'
import type { ImportWorld } from '../file/import-world.ts'
import { readAround } from './read-document.ts'
import type { ChangeResult, Refused, TenantChange } from './tenant-change.ts'

/** Parts of a change that were left out: they did not fit any more, or were refused. */
type LeftOut = {
  readonly conflicts: readonly Conflict[]
  readonly problems: Refused['problems']
}

export type ChangedPartly = {
  readonly result: ChangeResult
  readonly operations: readonly Operation[]
  readonly leftOut: LeftOut
}

/** Most rounds in which operations are left out that others make wrong. */
const MOST_ROUNDS = 8

/**
 * Makes the fitting and valid part of a change, and returns what was left out; where nothing is
 * left of it, why it is refused. A change beyond the permissions of its author is refused whole.
 */
export async function changePartly(change: TenantChange, world: ImportWorld): Promise<ChangedPartly> {
  let { operations } = change
  const conflicts: Conflict[] = []
  const problems: Refused['problems'][number][] = []
  for (let round = 1; ; round += 1) {
    const result = await changeTenant({ ...change, operations }, world)
    const done = { result, operations, leftOut: { conflicts, problems } }
    if (result.ok || 'needs' in result || round > MOST_ROUNDS) return done
    const kept =
      'conflict' in result ? await fittingOf(change, operations, world) : unrefused(operations, result)
    if (kept.operations.length === 0 || kept.operations.length === operations.length) return done
    ;({ operations } = kept)
    conflicts.push(...kept.conflicts)
    problems.push(...kept.problems)
  }
}

type Kept = { readonly operations: readonly Operation[] } & LeftOut

async function fittingOf(
  { companyKey }: TenantChange,
  operations: readonly Operation[],
  { db }: ImportWorld,
): Promise<Kept> {
  const document = await readAround(db, { companyKey, places: operations.map(({ place }) => place) })
  const { fitting, misfits } = applyFitting(document, operations)
  return { operations: fitting, conflicts: misfits, problems: [] }
}

function unrefused(operations: readonly Operation[], { problems }: Refused): Kept {
  const refused = new MetPlaces()
  refused.add(problems)
  return { operations: operations.filter(({ place }) => !refused.meets(place)), conflicts: [], problems }
}
