import { aliasProblem } from '@mostrador/domain/company/alias'
import type { AliasProblemCode } from '@mostrador/domain/company/alias'
import type { Database } from '@mostrador/database/rows'
import { foundCompany } from '@mostrador/tenant/found-company'
import type { ImportWorld } from '@mostrador/tenant/import-world'
import { aliasesOfShop } from '@mostrador/tenant/new-shop'
import type { NewShop } from '@mostrador/tenant/new-shop'
import type { Problem } from '@mostrador/tenant/problems'
import { within } from '@mostrador/tenant/within-transaction'
import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'
import { hashOfToken } from '../staff/link-token.ts'

/** How long a link may be followed. */
export const FOUNDING_LINK_DAYS = 7

/**
 * Where the link leads. The token stands behind the "#": no server and no log sees it on its way.
 */
export const foundingLinkUrl = (consoleOrigin: string, token: string): string =>
  `${consoleOrigin}/console/empezar#${token}`

type Asked = { readonly token: string; readonly now: Date }

/**
 * Makes a link good, and forgets those that are over. The first of an install are all good until
 * one is used: of several processes that start together each prints one.
 */
export async function openFoundingLink(
  db: Kysely<Database>,
  link: Asked & { readonly isFirst: boolean; readonly email: string | null },
): Promise<void> {
  const { token, now, isFirst, email } = link
  await db.deleteFrom('founding_links').where('expires_at', '<=', now).execute()
  await db
    .insertInto('founding_links')
    .values({
      token_hash: hashOfToken(token),
      is_first: isFirst,
      email,
      created_at: now,
      expires_at: new Date(now.getTime() + FOUNDING_LINK_DAYS * 86_400_000),
    })
    .execute()
}

/** A link that is not over; the first of an install is so as soon as there is a company. */
const good = ({ token, now }: Asked) => sql`
  token_hash = ${hashOfToken(token)} and expires_at > ${now}
  and not (is_first and exists (select from companies))`

/** Whom a link is for, while it is good. One query. */
export async function findFoundingLink(
  db: Kysely<Database>,
  asked: Asked,
): Promise<{ readonly email: string | null } | undefined> {
  const { rows } = await sql<{ email: string | null }>`
    select email from founding_links where ${good(asked)}`.execute(db)
  return rows[0]
}

/**
 * Why a shop cannot begin at an address; undefined where it can. It takes three of them. One query.
 */
export async function newAliasProblem(
  db: Kysely<Database>,
  alias: string,
): Promise<AliasProblemCode | 'alias-taken' | undefined> {
  const wanted = aliasesOfShop(alias)
  const wrong = wanted.map(aliasProblem).find((one) => one !== undefined)
  if (wrong) return wrong
  const { rows } = await sql`
    select from aliases where alias = any(${[...wanted]}::text[])
    union all select from companies where key = ${alias} limit 1`.execute(db)
  return rows.length > 0 ? 'alias-taken' : undefined
}

/** Why nothing was founded. */
export type NotFounded =
  | { readonly code: 'founding-link-ended' | 'email-taken' | 'alias-taken' }
  | { readonly code: 'refused'; readonly problems: readonly Problem[] }

/** Takes everything of a transaction back, and says why. */
class Refused extends Error {
  readonly why: NotFounded
  constructor(why: NotFounded) {
    super(why.code)
    this.why = why
  }
}

/**
 * Uses a link up: the company is there with all that it begins with, or nothing is and the link
 * stays good. Of two at once one founds. Links of an empty install are asked for one after the
 * other, whichever they are.
 */
export async function spendFoundingLink(
  world: ImportWorld,
  { token, shop }: { readonly token: string; readonly shop: NewShop },
): Promise<NotFounded | undefined> {
  const asked = { token, now: world.now }
  try {
    await world.db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtext('founding'))`.execute(tx)
      const { rows } = await sql`
        delete from founding_links where ${good(asked)} returning token_hash`.execute(tx)
      if (rows.length === 0) throw new Refused({ code: 'founding-link-ended' })
      const founded = await foundCompany(shop, { ...world, db: within(tx) })
      if (!founded.ok) {
        const isTaken = 'taken' in founded || founded.problems.some(({ code }) => code === 'alias-taken')
        throw new Refused(
          isTaken || !('problems' in founded)
            ? { code: 'alias-taken' }
            : { code: 'refused', problems: founded.problems },
        )
      }
      if (!(await signByOwner(tx, shop))) throw new Refused({ code: 'email-taken' })
    })
    return undefined
  } catch (error) {
    if (error instanceof Refused) return error.why
    throw error
  }
}

/**
 * Writes the founder below what was founded; whether the account is of now. Somebody who had one
 * would have to confirm it, and is not who is asked here.
 */
async function signByOwner(tx: Transaction<Database>, { alias, owner }: NewShop): Promise<boolean> {
  const { rows } = await sql<{ companyId: string; staffUserId: string }>`
    select c.id as "companyId", u.id as "staffUserId" from companies c
      join staff_memberships m on m.company_id = c.id and m.confirmed_at is not null
      join staff_users u on u.id = m.staff_user_id
    where c.key = ${alias} and u.email = ${owner.email}`.execute(tx)
  const [founder] = rows
  if (!founder) return false
  await sql`update revisions set staff_user_id = ${founder.staffUserId}
    where company_id = ${founder.companyId}`.execute(tx)
  await sql`update branding_versions set source = 'CONSOLE', staff_user_id = ${founder.staffUserId}
    where company_id = ${founder.companyId}`.execute(tx)
  return true
}
