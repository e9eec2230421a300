import { isDatabaseAway } from '@mostrador/database/database-away'
import type { Database } from '@mostrador/database/rows'
import { nextChangeAt } from '@mostrador/domain/availability/next-change-at'
import { salesDayOf } from '@mostrador/domain/sales/sales-day'
import { wallClock } from '@mostrador/domain/scheduling/wall-clock'
import { sql, type Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Publisher } from '../../ground/realtime/publisher.ts'
import { loadContacts } from './load-contact.ts'
import type { CatalogMenu, Catalog, Catalogs } from '../../ground/catalog.ts'
import { loadMarks } from './load-marks.ts'
import { loadMenu } from './load-menu.ts'
import { loadModes, type OpenProviders } from './load-modes.ts'
import { catalogChanged } from './announce-catalogs.ts'
import { scheduleCatalogRenewal } from './schedule-catalog-renewal.ts'

/** Time for which an entry is believed without a query for its version. */
const FRESH_MS = 2_000

/** Branch contacts kept in memory; the least recently used goes first. */
const MAX_ENTRIES = 500

type Entry = { readonly catalog: Promise<Catalog | undefined>; checkedAt: number; until: number }

type Source = {
  readonly database: Kysely<Database>
  readonly now: () => Date
  readonly payments: OpenProviders
}

type CacheSource = Source & { readonly newId: () => string }

/** Loads a catalog; undefined for an unknown branch contact. */
export async function loadCatalog(source: Source, contactId: string): Promise<Catalog | undefined> {
  const { database: db } = source
  const now = source.now()
  const [contact] = await loadContacts(db, sql`bc.id = ${contactId}`, now)
  if (!contact) return undefined
  const modes = await loadModes(source, [contactId])
  const marks = await loadMarks(db, { branchId: contact.branch.id, contactId, now })
  const local = { at: now, timeZone: contact.info.timeZone }
  const today = salesDayOf(wallClock(now, contact.info.timeZone))
  const menus = new Map<string, CatalogMenu>()
  for (const menuId of new Set(modes.filter((mode) => mode.active).map((mode) => mode.menuId))) {
    const menu = await loadMenu(db, { menuId, contactId, mantissa: contact.mantissa, now, today, marks })
    if (menu) menus.set(menuId, menu)
  }
  const rules = [...menus.values()].flatMap(({ menu }) => menu.saleRules)
  const interruptions = contact.interruptions.map(({ until }) => ({ until: new Date(until) }))
  const changing = { marks: [...marks, ...interruptions], rules }
  const turnsAt = nextChangeAt(changing, local)
  const scheduledAt = contact.scheduledAt === null ? undefined : new Date(contact.scheduledAt)
  const until = nextChangeAt({ ...changing, scheduledAt }, local)
  return { version: contact.version, contact, modes, menus, zones: contact.zones, marks, turnsAt, until }
}

/** Loads a catalog, and leaves a job for the instant at which the clock changes it. */
async function loadAndWake(source: CacheSource, contactId: string): Promise<Catalog | undefined> {
  const catalog = await loadCatalog(source, contactId)
  // Scheduled changes have jobs of their own.
  if (!catalog || catalog.turnsAt === Infinity) return catalog
  const { contact, turnsAt } = catalog
  const place = { companyId: contact.companyId, branchId: contact.branch.id, contactId }
  const turn = { ...place, id: source.newId(), at: new Date(turnsAt), now: source.now() }
  await scheduleCatalogRenewal(source.database, turn)
  return catalog
}

async function versionOf(db: Kysely<Database>, contactId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('branch_contacts')
    .select('catalog_version')
    .where('id', '=', contactId)
    .executeTakeFirst()
  return row && Number(row.catalog_version)
}

/** Whether a catalog has the database's version. Menus skip it; orders ask again. */
async function isCurrent(
  db: Kysely<Database>,
  contactId: string,
  catalog: Catalog | undefined,
): Promise<boolean> {
  try {
    return (await versionOf(db, contactId)) === catalog?.version
  } catch (error) {
    if (isDatabaseAway(error)) return true
    throw error
  }
}

/**
 * Keeps the old catalog and loads it again soon when the database is away; other failures are
 * thrown to the reader.
 */
const orOld =
  ({ now }: Source, old: Entry | undefined) =>
  async (error: unknown): Promise<Catalog | undefined> => {
    if (!old || !isDatabaseAway(error)) throw error
    const catalog = await old.catalog
    return catalog && { ...catalog, until: now().getTime() + FRESH_MS }
  }

const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

/** Makes the cache, which hears changes of other processes. */
export function createCatalogs(
  ports: CacheSource & { readonly publisher: Pick<Publisher, 'subscribe'> },
): Catalogs {
  const entries = new LRUCache<string, Entry>({ max: MAX_ENTRIES })
  const hashes = new LRUCache<string, CatalogMenu>({ max: MAX_ENTRIES })

  const keep = (contactId: string, old?: Entry): Entry => {
    const catalog = loadAndWake(ports, contactId).catch(orOld(ports, old))
    const entry: Entry = { catalog, checkedAt: ports.now().getTime(), until: Infinity }
    entries.set(contactId, entry)
    // Another load may have begun meanwhile.
    const drop = () => void (entries.peek(contactId) === entry && entries.delete(contactId))
    catalog.then((loaded) => {
      if (loaded) entry.until = loaded.until
      else drop()
      for (const menu of loaded?.menus.values() ?? []) hashes.set(menu.hash, menu)
    }, drop)
    return entry
  }

  const forget = async (contactId: string): Promise<Catalog | undefined> => {
    const entry = entries.get(contactId)
    entries.delete(contactId)
    return entry?.catalog.catch(() => undefined)
  }
  ports.publisher.subscribe((message) => {
    if (message.channel !== catalogChanged.channel) return
    const { branchContactIds } = (message.data ?? {}) as { branchContactIds?: readonly string[] }
    for (const id of branchContactIds ?? [...entries.keys()]) void forget(id)
  })

  return {
    forget,
    menuByHash: (hash) => hashes.get(hash),
    get: async (contactId) => {
      if (!isUuid(contactId)) return undefined
      const entry = entries.get(contactId)
      if (!entry) return keep(contactId).catalog
      const now = ports.now().getTime()
      if (now >= entry.until) return keep(contactId, entry).catalog
      if (now - entry.checkedAt < FRESH_MS) return entry.catalog
      entry.checkedAt = now
      const catalog = await entry.catalog
      return (await isCurrent(ports.database, contactId, catalog)) ? catalog : keep(contactId, entry).catalog
    },
  }
}
