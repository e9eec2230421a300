import type { Database } from '@mostrador/database/rows'
import type { Kysely } from 'kysely'
import { valueAt } from '@mostrador/domain/revision/apply-operations'
import { keyOf, thingsOf } from '@mostrador/domain/revision/keyed-list'
import { mirroredAt } from '@mostrador/domain/revision/mirrored-place'
import type { DocumentPlace, Thing } from '@mostrador/domain/revision/operation'
import { documentOf } from '../history/tenant-document.ts'
import { loadOwn, loadStock, type Row } from '../mapping/stock.ts'
import type { TenantTable } from '../mapping/tables.ts'
import { documentOfContacts } from '../part/contact-document.ts'
import { loadContacts } from '../part/load-contact.ts'
import { loadPart, type LoadedPart } from '../part/load-part.ts'
import { PART_STEPS } from '../part/part-of.ts'
import { branchSchema } from '../schema/branch-schema.ts'
import { z } from 'zod'
import { documentOfPart, menuIn } from '../part/part-document.ts'

/** Picture that a document names, as the database keeps it. */
type NamedPicture = { readonly source: string; readonly sha256: string; readonly color: string }

type DocumentPart = {
  /** Value at the place, in its canonical form; undefined for none. */
  readonly value: unknown
  /** The newest revision of the company. */
  readonly revision: number | null
  readonly pictures: readonly NamedPicture[]
}

/** Place to read; `ownOnly` leaves out lists and programmes of a branch. */
type Reading = {
  readonly companyKey: string
  readonly place: DocumentPlace
  readonly ownOnly?: boolean
}

/** Reads the value at a place of a company's document. */
export async function readDocument(
  db: Kysely<Database>,
  { companyKey, place, ownOnly = place[0] === 'company' }: Reading,
): Promise<DocumentPart> {
  // Read before the document: a change in between is a newer revision, never an older one.
  const newest = await db
    .selectFrom('revisions')
    .innerJoin('companies', 'companies.id', 'revisions.company_id')
    .select(({ fn }) => fn.max('revisions.number').as('number'))
    .where('companies.key', '=', companyKey)
    .executeTakeFirst()
  const { files, document } = ownOnly
    ? await ownAround(db, companyKey)
    : await documentAround(db, { companyKey, places: [place] })
  const value = valueAt(document, place) ?? unsaid(document, place)
  const named = namesIn(value)
  const pictures = files.flatMap(({ source_name, sha256, color }) =>
    named.has(source_name)
      ? [[String(source_name), { sha256: String(sha256), color: String(color) }] as const]
      : [],
  )
  return {
    value,
    revision: newest?.number ?? null,
    pictures: [...new Map(pictures)].map(([source, picture]) => ({ source, ...picture })),
  }
}

/** Steps to a list or a programme of a branch. */
const LIST_STEPS = 3

/**
 * Reads an absent list of a branch as `[]`, and an absent override of a branch contact or programme
 * of a branch as `{}`.
 */
function unsaid(document: Thing, place: DocumentPlace): unknown {
  const [branches, , field = ''] = place
  if (branches === 'branches' && place.length === LIST_STEPS && valueAt(document, place.slice(0, -1))) {
    if (LISTS.has(field)) return []
    if (PROGRAMMES.has(field)) return {}
  }
  const kind = mirroredAt(place)
  if (kind === undefined || kind === 'field' || valueAt(document, place.slice(0, PART_STEPS)) === undefined)
    return undefined
  return kind === 'list' ? [] : { key: place.at(-1) }
}

type Around = { readonly files: readonly Row[]; readonly document: Thing }

/**
 * Reads a company's document, or only the menus, or the branch contacts, that some places are
 * about, where they are about nothing else: operations at these places are applied to it.
 */
export const readAround = async (
  db: Kysely<Database>,
  around: { readonly companyKey: string; readonly places: readonly DocumentPlace[] },
): Promise<Thing> => (await documentAround(db, around)).document

async function documentAround(
  db: Kysely<Database>,
  { companyKey, places }: { readonly companyKey: string; readonly places: readonly DocumentPlace[] },
): Promise<Around> {
  const lists = new Set(places.map(([branches, , list]) => (branches === 'branches' ? list : undefined)))
  const [list] = lists
  if (list === 'menus' && lists.size === 1) return menusAround(db, companyKey, places)
  if (list === 'branchContacts' && lists.size === 1 && places.every(({ length }) => length >= PART_STEPS))
    return contactsAround(db, companyKey, places)
  const tables = lists.size === 1 ? TABLES_OF.get(list) : undefined
  const stock = await loadStock(db, companyKey, tables)
  return { files: stock.rows('files'), document: documentOf(stock) }
}

/**
 * Reads the own fields of a company and of its branches, however many branch contacts and plates
 * there are.
 */
async function ownAround(db: Kysely<Database>, companyKey: string): Promise<Around> {
  const stock = await loadOwn(db, companyKey)
  return { files: stock.rows('files'), document: documentOf(stock) }
}

async function menusAround(
  db: Kysely<Database>,
  companyKey: string,
  places: readonly DocumentPlace[],
): Promise<Around> {
  const loaded: LoadedPart[] = []
  for (const [branchKey = '', some] of Map.groupBy(places, ([, key]) => key)) {
    const isOfList = some.some((place) => place.length < PART_STEPS)
    const named = some.map(([, , , menuKey = '']) => menuKey)
    const keys = isOfList ? await menuKeysOf(db, companyKey, branchKey) : new Set(named)
    for (const menuKey of keys) {
      const part = await loadPart(db, companyKey, { branchKey, menuKey, plateKeys: undefined })
      if (part) loaded.push(part)
    }
  }
  const branches = [...Map.groupBy(loaded, ({ part }) => part.branchKey)].map(([key, parts]) => ({
    key,
    name: parts[0]?.branchName,
    menus: parts.map((part) => menuIn(documentOfPart(part))),
  }))
  return { files: loaded.flatMap(({ all }) => all.rows('files')), document: { branches } }
}

/** Reads branch contacts, or only their overrides where no more is asked for. */
async function contactsAround(
  db: Kysely<Database>,
  companyKey: string,
  places: readonly DocumentPlace[],
): Promise<Around> {
  const isWhole = places.some((place) => mirroredAt(place) === undefined)
  const documents: Thing[] = []
  for (const some of Map.groupBy(places, ([, branch, , contact]) => `${branch}/${contact}`).values()) {
    const [, branchKey = '', , key = ''] = some[0] ?? []
    const loaded = await loadContacts(db, companyKey, {
      branchKey,
      contactKeys: [key],
      isWhole,
      mentioned: [],
    })
    if (loaded) documents.push(documentOfContacts(loaded, loaded.all))
  }
  const found = documents.flatMap(({ branches }) => thingsOf(branches))
  const branches = [...Map.groupBy(found, keyOf).values()].map((same) => ({
    ...same[0],
    branchContacts: same.flatMap(({ branchContacts }) => thingsOf(branchContacts)),
  }))
  return { files: [], document: { branches } }
}

async function menuKeysOf(
  db: Kysely<Database>,
  companyKey: string,
  branchKey: string,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('menus')
    .innerJoin('branches', 'branches.id', 'menus.branch_id')
    .innerJoin('companies', 'companies.id', 'branches.company_id')
    .select('menus.key')
    .where('companies.key', '=', companyKey)
    .where('branches.key', '=', branchKey)
    .orderBy('menus.position')
    .orderBy('menus.id')
    .execute()
  return rows.map(({ key }) => key)
}

/**
 * Lists of a branch in a table of their own: each is read alone, be it of five hundred branch
 * contacts.
 */
const TABLES_OF: ReadonlyMap<string | undefined, readonly TenantTable[]> = new Map([
  ['indicators', ['companies', 'branches', 'indicators']],
  ['paymentTypes', ['companies', 'branches', 'payment_types']],
  ['campaigns', ['companies', 'branches', 'campaigns']],
  ['customisations', ['companies', 'branches', 'customisations']],
  ['externalLoyalty', ['companies', 'branches', 'external_loyalty_programs']],
  ['loyalty', ['companies', 'branches', 'branch_contacts', 'loyalty_programs', 'loyalty_program_contacts']],
  ['loyaltyRewards', ['companies', 'branches', 'branch_contacts', 'loyalty_rewards']],
  [
    'surveys',
    [
      ...(['companies', 'branches', 'branch_contacts'] as const),
      ...(['surveys', 'survey_questions', 'survey_question_reasons'] as const),
    ],
  ],
  [
    'discountCodes',
    [
      ...(['companies', 'branches', 'payment_types', 'menus', 'categories', 'plates'] as const),
      ...(['discount_codes', 'discount_code_payment_types'] as const),
    ],
  ],
])

/** Returns every text of a value, since any may be a picture's name. */
function namesIn(value: unknown, names = new Set<unknown>()): ReadonlySet<unknown> {
  if (typeof value === 'object' && value !== null)
    Object.values(value).forEach((inner) => namesIn(inner, names))
  else names.add(value)
  return names
}

/** Fields of a branch that are one thing and still have a table of their own. */
const PROGRAMMES: ReadonlySet<string> = new Set(['loyalty', 'externalLoyalty'])

const LISTS: ReadonlySet<string> = new Set(
  Object.entries(branchSchema.shape).flatMap(([field, schema]) =>
    schema instanceof z.ZodDefault && schema.unwrap() instanceof z.ZodArray ? [field] : [],
  ),
)

/** The fields of a branch that are no lists of things, and no programmes. */
export const OWN_FIELDS: readonly string[] = Object.keys(branchSchema.shape).filter(
  (field) => !LISTS.has(field) && !PROGRAMMES.has(field),
)
