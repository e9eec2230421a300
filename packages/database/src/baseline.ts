import { sql, type Kysely } from 'kysely'

/** The file that stands for all migrations up to 29 November 2026. */
const BASELINE = '0179-baseline'

/** The newest of the 117 migrations that became the baseline: who has it has all of them. */
const LAST_BEFORE = '0179-tablets-that-lose-power'

/** The number that every migration before the baseline is below, or has. */
const NUMBER = BASELINE.slice(0, 4)

/** A database or an archive is of a version that this one no longer brings forward. */
export class BeforeBaseline extends Error {
  override readonly name = 'BeforeBaseline'

  constructor(newest: string) {
    super(
      `These tables are of a version before ${LAST_BEFORE} (their newest migration is ${newest}), which this ` +
        'version does not bring forward. Start the version of 29 November 2026 with them once, then this one.',
    )
  }
}

/**
 * Tells names of applied migrations in the words of today: the baseline in place of those that it
 * stands for. Throws `BeforeBaseline` where some of those are missing.
 */
export function sinceBaseline(applied: readonly string[]): readonly string[] {
  const before = applied.filter((name) => name !== BASELINE && name.slice(0, 4) <= NUMBER)
  if (before.length === 0) return applied
  if (!before.includes(LAST_BEFORE)) throw new BeforeBaseline(before.at(-1) ?? '')
  return [BASELINE, ...applied.filter((name) => name !== BASELINE && !before.includes(name))]
}

/**
 * Writes the baseline in place of the migrations that a database went through before there was one.
 * Call it in the transaction that holds the lock of the migrations.
 */
export async function recogniseBaseline<Schema>(
  tx: Kysely<Schema>,
  applied: readonly string[],
): Promise<readonly string[]> {
  const today = sinceBaseline(applied)
  if (today === applied) return applied
  const replaced = applied.filter((name) => !today.includes(name))
  // The newest of them is renamed: the baseline keeps the time at which it was applied.
  await sql`delete from kysely_migration where name = any(${replaced}) and name <> ${LAST_BEFORE}`.execute(tx)
  await sql`update kysely_migration set name = ${BASELINE} where name = ${LAST_BEFORE}`.execute(tx)
  return today
}
