import { aliasProblem, type AliasProblemCode } from '@mostrador/domain/company/alias'
import { foundingLinkNews } from '@mostrador/copy/founding-links'
import type { Database } from '@mostrador/database/rows'
import { lockCompany } from '@mostrador/tenant/file/reconcile-tenant'
import { foundCompany } from '@mostrador/tenant/founding/found-company'
import type { ImportWorld } from '@mostrador/tenant/file/import-world'
import { aliasesOfShop, type NewShop } from '@mostrador/tenant/founding/new-shop'
import type { Problem } from '@mostrador/tenant/check/problems'
import { within } from '@mostrador/tenant/document/within-transaction'
import { sql, type Kysely, type Transaction } from 'kysely'
import { holdsInCompany } from '../../people/permission/holds-in-company.ts'
import { hashOfToken } from '../../people/staff/link-token.ts'
import { recordTeam } from '../../people/team/team-store.ts'

export const FOUNDING_LINK_DAYS = 7

const DAY_MS = 86_400_000

/** Days for which an ended link stays in the console's list. */
const SHOWN_DAYS = 90

/** Returns the end of a link made now. */
export const foundingLinkEnd = (now: Date): Date => new Date(now.getTime() + FOUNDING_LINK_DAYS * DAY_MS)

/** Returns a link's URL; the token is behind the "#", which no server or log sees. */
export const foundingLinkUrl = (consoleOrigin: string, token: string): string =>
  `${consoleOrigin}/console/empezar#${token}`

type Asked = { readonly token: string; readonly now: Date }

/** Link made in the console by an owner of the operator company. */
type Made = {
  readonly id: string
  readonly companyId: string
  readonly staffUserId: string
  readonly note: string
  readonly isMailed: boolean
}

type NewLink = Asked & {
  readonly isFirst: boolean
  readonly email: string | null
  readonly made?: Made
}

/**
 * Opens a link, and deletes ended ones, the console's a season later. First links of an install
 * are all good until one is used: each starting process prints one.
 */
export async function openFoundingLink(db: Kysely<Database>, link: NewLink): Promise<void> {
  const { token, now, isFirst, email, made } = link
  await sql`delete from founding_links where expires_at <= ${now}
    and (company_id is null or expires_at <= ${new Date(now.getTime() - SHOWN_DAYS * DAY_MS)})`.execute(db)
  await db
    .insertInto('founding_links')
    .values({
      token_hash: hashOfToken(token),
      is_first: isFirst,
      email,
      created_at: now,
      expires_at: foundingLinkEnd(now),
      ...(made && {
        id: made.id,
        company_id: made.companyId,
        staff_user_id: made.staffUserId,
        note: made.note,
        is_mailed: made.isMailed,
      }),
    })
    .execute()
}

/** Whether the maker of a link may still make such links. */
const makerMay = holdsInCompany('company', {
  person: sql`founding_links.staff_user_id`,
  company: sql`founding_links.company_id`,
})

/**
 * Whether a link's company still runs the install, and its maker may make it; a command's has
 * neither.
 */
export const whileRun = sql<boolean>`(founding_links.company_id is null or (${makerMay} and exists (
  select from operator_companies o where o.company_id = founding_links.company_id)))`

/** Condition of a good link; the first one of an install ends with its first company. */
const good = ({ token, now }: Asked) => sql`
  token_hash = ${hashOfToken(token)} and expires_at > ${now} and used_at is null
  and not (is_first and exists (select from companies)) and ${whileRun}`

/** Returns the addressee of a link, while it is good. One query. */
export async function findFoundingLink(
  db: Kysely<Database>,
  asked: Asked,
): Promise<{ readonly email: string | null } | undefined> {
  const { rows } = await sql<{ email: string | null }>`
    select email from founding_links where ${good(asked)}`.execute(db)
  return rows[0]
}

/** Returns why an alias, of which a shop takes three, is refused; undefined if free. One query. */
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

export type NotFounded =
  | { readonly code: 'founding-link-ended' | 'email-taken' | 'alias-taken' }
  | { readonly code: 'refused'; readonly problems: readonly Problem[] }

/** Rolls a transaction back, with the reason. */
class Refused extends Error {
  readonly why: NotFounded
  constructor(why: NotFounded) {
    super(why.code)
    this.why = why
  }
}

/**
 * Uses a link up: founds the company whole, or leaves the link good. Of two at once one founds;
 * links of an empty install wait for one another.
 */
export async function spendFoundingLink(
  world: ImportWorld,
  { token, shop }: { readonly token: string; readonly shop: NewShop },
): Promise<NotFounded | undefined> {
  const { now } = world
  const asked = { token, now }
  try {
    await world.db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtext('founding'))`.execute(tx)
      const maker = await lockMaker(tx, token)
      const { rows } = await sql`
        update founding_links set used_at = ${now} where ${good(asked)} returning token_hash`.execute(tx)
      if (rows.length === 0) throw new Refused({ code: 'founding-link-ended' })
      const written = await foundCompany(shop, { ...world, db: within(tx) })
      if (!written.ok) {
        const isTaken = 'taken' in written || written.problems.some(({ code }) => code === 'alias-taken')
        throw new Refused(
          isTaken || !('problems' in written)
            ? { code: 'alias-taken' }
            : { code: 'refused', problems: written.problems },
        )
      }
      const founded = await signByOwner(tx, shop)
      if (founded === undefined) throw new Refused({ code: 'email-taken' })
      await endLink(tx, { token, now, maker, founded, name: shop.name })
    })
    return undefined
  } catch (error) {
    if (error instanceof Refused) return error.why
    throw error
  }
}

/**
 * Locks the company that made a link, whose history tells of the founding: before the link, as its
 * revocation does.
 */
async function lockMaker(tx: Transaction<Database>, token: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string; key: string }>`
    select c.id, c.key from founding_links l join companies c on c.id = l.company_id
    where l.token_hash = ${hashOfToken(token)}`.execute(tx)
  const [maker] = rows
  if (maker) await lockCompany(tx, maker.key)
  return maker?.id
}

type Ended = Asked & {
  readonly maker: string | undefined
  readonly founded: string
  readonly name: string
}

/** Ends a link: one of the console stays in its list, another is deleted. */
async function endLink(tx: Transaction<Database>, ended: Ended): Promise<void> {
  const { token, now, maker, founded, name } = ended
  const it = sql`token_hash = ${hashOfToken(token)}`
  if (maker === undefined) {
    await sql`delete from founding_links where ${it}`.execute(tx)
    return
  }
  await sql`update founding_links set founded_company_id = ${founded} where ${it}`.execute(tx)
  const sentences = [foundingLinkNews.used(name)]
  const news = { companyId: maker, staffUserId: null, now, sentences, branchId: null }
  await recordTeam(tx, { ...news, toldTo: 'company' })
}

/**
 * Signs the records of the founding with the founder; returns the company, or undefined where the
 * account existed before, which would have to confirm the membership.
 */
async function signByOwner(
  tx: Transaction<Database>,
  { alias, owner }: NewShop,
): Promise<string | undefined> {
  const { rows } = await sql<{ companyId: string; staffUserId: string }>`
    select c.id as "companyId", u.id as "staffUserId" from companies c
      join staff_memberships m on m.company_id = c.id and m.confirmed_at is not null
      join staff_users u on u.id = m.staff_user_id
    where c.key = ${alias} and u.email = ${owner.email}`.execute(tx)
  const [founder] = rows
  if (!founder) return undefined
  await sql`update revisions set staff_user_id = ${founder.staffUserId}
    where company_id = ${founder.companyId}`.execute(tx)
  await sql`update branding_versions set source = 'CONSOLE', staff_user_id = ${founder.staffUserId}
    where company_id = ${founder.companyId}`.execute(tx)
  return founder.companyId
}
