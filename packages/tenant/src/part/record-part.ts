import { nextCatalog } from '@mostrador/database/next-catalog'
import type { Database } from '@mostrador/database/rows'
import { statement } from '@mostrador/database/statement'
import { sql, type RawBuilder, type Transaction } from 'kysely'
import { insertOf, takeOut, type NewRevision } from '../history/record-revision.ts'

type Recorded = { readonly revision: number | undefined; readonly branchContactIds: readonly string[] }

/**
 * Lets the catalogues of the branch contacts grow that meet a condition, and writes the revision of
 * a part, in one statement.
 */
export async function recordPart(
  transaction: Transaction<Database>,
  {
    raised: isRaised,
    revision,
    now,
  }: {
    readonly raised: RawBuilder<unknown>
    readonly revision: NewRevision | undefined
    readonly now: Date
  },
): Promise<Recorded> {
  const { catalog_version, catalog_changed_at } = nextCatalog(now)
  const raising = statement().part(
    'raised',
    () => sql`
      update branch_contacts
      set catalog_version = ${catalog_version}, catalog_changed_at = ${catalog_changed_at}
      where ${isRaised} returning id`,
  )
  const ids = (raised: unknown) => sql`array(select id::text from ${raised}) as "branchContactIds"`
  const takesIn = revision?.takesIn
  const begun = takesIn ? raising.write('taken_in', () => takeOut(revision.companyId, takesIn)) : raising
  const recording = revision
    ? begun
        .part('written', () => insertOf(revision))
        .answer(
          ({ raised, written }) => sql<Recorded>`select number as revision, ${ids(raised)} from ${written}`,
        )
    : raising.answer(({ raised }) => sql<Recorded>`select ${ids(raised)}`)
  const { rows } = await recording.execute(transaction)
  return { revision: rows[0]?.revision, branchContactIds: rows[0]?.branchContactIds ?? [] }
}
