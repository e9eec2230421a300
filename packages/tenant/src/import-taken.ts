import type { Database } from '@mostrador/database/rows'
import { compareDocuments } from '@mostrador/domain/revision/compare-documents'
import type { Operation } from '@mostrador/domain/revision/operation'
import { doMeet } from '@mostrador/domain/scheduled-change/foresee'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { bringIn } from './bring-in.ts'
import { checkTenantFile } from './check-tenant-file.ts'
import { withAuthors } from './history/list-revisions.ts'
import type { Revision } from './history/list-revisions.ts'
import { documentOf, documentOfFile } from './history/tenant-document.ts'
import type { ImportResult, ImportWorld } from './import-world.ts'
import type { Stock } from './mapping/stock.ts'
import type { Tenant } from './schema/tenant-schema.ts'

/** What of a later change a file would take back. */
type TakenBack = Pick<Revision, 'number' | 'at' | 'door' | 'author' | 'apiKey' | 'sentences'>

/** A file that is older than changes that it would take back. */
export type OlderFile = {
  readonly ok: false
  /** The revision that it was taken at. */
  readonly takenAt: number
  readonly takesBack: readonly TakenBack[]
}

/**
 * Brings the database to what a tenant file says, unless the file was taken at a revision and would
 * take back what others changed since: then it says what, and whose, and changes nothing. Asked
 * under the lock of the company, so that nobody changes anything in between. With `force`, and of a
 * file that says of no revision, it is an import as any.
 */
export async function importTakenFile(
  file: unknown,
  { force = false }: { readonly force?: boolean },
  world: ImportWorld,
): Promise<ImportResult | OlderFile> {
  const checked = checkTenantFile(file)
  if (!checked.ok) return checked
  const { tenant } = checked
  return bringIn<OlderFile>(
    {
      companyKey: tenant.company.key,
      author: { door: 'FILE' },
      wanted: async (db, stock) => (force ? undefined : await olderThan(db, stock, tenant)) ?? checked,
    },
    world,
  )
}

/** What a file would take back of the changes after its revision; undefined where nothing. */
async function olderThan(db: Kysely<Database>, stock: Stock, tenant: Tenant): Promise<OlderFile | undefined> {
  const { revision: takenAt, company } = tenant
  if (takenAt === undefined) return undefined
  const would = compareDocuments(documentOf(stock), documentOfFile(tenant)).map(({ place }) => place)
  if (would.length === 0) return undefined
  const takesBack = (await revisionsAfter(db, company.key, takenAt)).flatMap(
    ({ operations, sentences, ...revision }) => {
      const told = sentences.filter((_, at) =>
        would.some((place) => doMeet(place, operations[at]?.place ?? [''])),
      )
      return told.length === 0 ? [] : [{ ...revision, sentences: told }]
    },
  )
  return takesBack.length === 0 ? undefined : { ok: false, takenAt, takesBack }
}

type Later = TakenBack & { readonly operations: readonly Operation[] }

async function revisionsAfter(
  db: Kysely<Database>,
  companyKey: string,
  number: number,
): Promise<readonly Later[]> {
  const { rows } = await sql<Later>`
    select number, at, door, staff_users.name as author, api_keys.name as "apiKey", operations, sentences
    from revisions join companies on companies.id = revisions.company_id ${withAuthors}
    where companies.key = ${companyKey} and number > ${number} order by number`.execute(db)
  return rows
}
