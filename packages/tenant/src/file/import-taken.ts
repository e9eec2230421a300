import type { Database } from '@mostrador/database/rows'
import { compareDocuments } from '@mostrador/domain/revision/compare-documents'
import type { DocumentPlace, Operation } from '@mostrador/domain/revision/operation'
import { MetPlaces } from '@mostrador/domain/scheduled-change/foresee'
import { sql, type Kysely } from 'kysely'
import { reconcileTenant } from './reconcile-tenant.ts'
import { checkTenantFile } from '../check/check-tenant-file.ts'
import { withAuthors, type Revision } from '../history/list-revisions.ts'
import type { Author } from '../history/record-revision.ts'
import { documentOf, documentOfFile } from '../history/tenant-document.ts'
import type { ImportResult, ImportWorld } from './import-world.ts'
import type { Stock } from '../mapping/stock.ts'
import type { Tenant } from '../schema/tenant-schema.ts'

type TakenBack = Pick<Revision, 'number' | 'at' | 'door' | 'author' | 'apiKey' | 'sentences'>

/** A file that is older than changes that it would take back. */
export type OlderFile = {
  readonly ok: false
  readonly takenAt: number
  readonly takesBack: readonly TakenBack[]
}

/**
 * Imports a tenant file, unless it was taken at a revision and would take back changes of others
 * since: then it tells which, and whose, and changes nothing. Runs under the lock of the company,
 * so that no change comes in between. With `force`, and for a file without a revision, it is a
 * plain import.
 */
export async function importTakenFile(
  file: unknown,
  { force = false, author = { door: 'FILE' } }: { readonly force?: boolean; readonly author?: Author },
  world: ImportWorld,
): Promise<ImportResult | OlderFile> {
  const checked = checkTenantFile(file)
  if (!checked.ok) return checked
  const { tenant } = checked
  return reconcileTenant<OlderFile>(
    {
      companyKey: tenant.company.key,
      author,
      wanted: async (db, stock) => (force ? undefined : await olderThan(db, stock, tenant)) ?? checked,
    },
    world,
  )
}

/** Finds the changes after a file's revision that it would take back; undefined for none. */
async function olderThan(db: Kysely<Database>, stock: Stock, tenant: Tenant): Promise<OlderFile | undefined> {
  const { revision: takenAt, company } = tenant
  if (takenAt === undefined) return undefined
  const would = compareDocuments(documentOf(stock), documentOfFile(tenant)).map(({ place }) => place)
  const takesBack = await takenBack(db, { companyKey: company.key, since: takenAt, would })
  return takesBack.length === 0 ? undefined : { ok: false, takenAt, takesBack }
}

type Later = TakenBack & { readonly operations: readonly Operation[] }

/**
 * Finds the later changes that operations at some places would take back, with their sentences
 * about these places alone. `within` leaves out changes that did not touch a thing.
 */
export async function takenBack(
  db: Kysely<Database>,
  about: {
    readonly companyKey: string
    readonly since: number
    readonly would: readonly DocumentPlace[]
    readonly within?: DocumentPlace
  },
): Promise<readonly TakenBack[]> {
  const { companyKey, since, would, within } = about
  if (would.length === 0) return []
  const { rows } = await sql<Later>`
    select number, at, door, staff_users.name as author, api_keys.name as "apiKey", operations, sentences
    from revisions join companies on companies.id = revisions.company_id ${withAuthors}
    where companies.key = ${companyKey} and number > ${since}
      and ${within ? sql`revisions.places @> array[${within.join('/')}]::text[]` : sql`true`}
    order by number`.execute(db)
  const met = new MetPlaces()
  met.add(would.map((place) => ({ place })))
  return rows.flatMap(({ operations, sentences, ...revision }) => {
    const told = sentences.filter((_, at) => met.meets(operations[at]?.place ?? ['']))
    return told.length === 0 ? [] : [{ ...revision, sentences: told }]
  })
}
