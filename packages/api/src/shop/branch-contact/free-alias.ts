import type { Database } from '@mostrador/database/rows'
import { aliasProblem } from '@mostrador/domain/company/alias'
import { freeSlug, slugOf } from '@mostrador/domain/revision/slug'
import { sql, type Kysely } from 'kysely'

/** Longest alias made, with room for a number and "-local" behind it. */
const LONGEST_MADE = 48

/** Room for an alias, and the others that a place takes. */
export type AliasRoom = {
  readonly companyId: string
  readonly aliasesOf: (alias: string) => readonly string[]
}

/** Returns taken aliases with a beginning, and the company's keys. One query. */
async function takenLike(
  db: Kysely<Database>,
  { companyId }: AliasRoom,
  base: string,
): Promise<ReadonlySet<string>> {
  const like = `${base}%`
  const { rows } = await sql<{ alias: string }>`
    select alias from aliases where alias like ${like}
    union select key from branches where company_id = ${companyId} and key like ${like}
    union select c.key from branch_contacts c join branches b on b.id = c.branch_id
      where b.company_id = ${companyId} and c.key like ${like}`.execute(db)
  return new Set(rows.map(({ alias }) => alias))
}

/** Whether an alias, or one that comes with it, is taken. One query. */
export async function isTaken(db: Kysely<Database>, room: AliasRoom, alias: string): Promise<boolean> {
  const taken = await takenLike(db, room, alias)
  return room.aliasesOf(alias).some((one) => taken.has(one))
}

/** Makes an alias of a name: the first free one, with a number where needed. */
export async function madeAlias(db: Kysely<Database>, room: AliasRoom, name: string): Promise<string> {
  const slug = slugOf(name).slice(0, LONGEST_MADE).replace(/-+$/, '')
  const base = aliasProblem(slug) === undefined ? slug : `local${slug && '-'}${slug}`
  const taken = await takenLike(db, room, base)
  return freeSlug(base, { has: (alias) => room.aliasesOf(alias).some((one) => taken.has(one)) })
}
