import type { Database } from '@mostrador/database/rows'
import { sql, type Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import { contactFields, modeInfo } from '../catalog/contact-info.ts'
import { loadContacts } from '../catalog/load-contact.ts'
import type { ContactRow, CatalogMode } from '../../ground/catalog.ts'
import { closingOf } from '../catalog/opening.ts'
import { loadModes } from '../catalog/load-modes.ts'

export type BranchOffer = { readonly contact: ContactRow; readonly modes: readonly CatalogMode[] }

type Source = Parameters<typeof loadModes>[0] & { readonly now: () => Date }

type Kept = { readonly stamp: string; readonly offers: Promise<readonly BranchOffer[]> }

/** Branches kept for each database; the least recently used goes first. */
const MAX_BRANCHES = 100

const kept = new WeakMap<Kysely<Database>, LRUCache<string, Kept>>()

/**
 * Returns a version of a branch's contacts that changes when any of them does, or when survey
 * answers change the badge of one. Undefined for an unknown branch.
 */
async function stampOf(db: Kysely<Database>, branchId: string): Promise<string | undefined> {
  const { rows } = await sql<{ stamp: string }>`
    select coalesce((
      select md5(string_agg(concat_ws(':', c.id, c.catalog_version, trunc(c.nps_avg, 1), round(c.nps_avg, 1)), ','
        order by c.id))
      from branch_contacts c where c.branch_id = b.id), '') as stamp
    from branches b where b.id = ${branchId}`.execute(db)
  return rows[0]?.stamp
}

async function load(source: Source, branchId: string): Promise<readonly BranchOffer[]> {
  const contacts = await loadContacts(source.database, sql`bc.branch_id = ${branchId}`, source.now())
  const modes = await loadModes(
    source,
    contacts.map(({ info }) => info.id),
  )
  const active = Map.groupBy(
    modes.filter((mode) => mode.active),
    (mode) => mode.branchContactId,
  )
  return contacts.map((contact) => ({ contact, modes: active.get(contact.info.id) ?? [] }))
}

/**
 * Returns the offers of a branch's contacts in the shop's order, from memory while their versions
 * hold: one query then, three when they changed. Undefined for an unknown branch.
 */
export async function branchOffers(
  source: Source,
  branchId: string,
): Promise<readonly BranchOffer[] | undefined> {
  const { database: db } = source
  const stamp = await stampOf(db, branchId)
  if (stamp === undefined) return undefined
  const branches = kept.get(db) ?? new LRUCache<string, Kept>({ max: MAX_BRANCHES })
  kept.set(db, branches)
  const known = branches.get(branchId)
  if (known?.stamp === stamp) return known.offers
  const fresh = { stamp, offers: load(source, branchId) }
  branches.set(branchId, fresh)
  fresh.offers.catch(() => branches.delete(branchId))
  return fresh.offers
}

const told = new WeakMap<BranchOffer, { readonly minute: number; readonly json: string }>()

/**
 * Returns a contact's JSON in a list. Opening is judged once a minute, the clock's resolution; of
 * five hundred contacts only fields by point are written for each request.
 */
export function contactJsonAt(offer: BranchOffer, now: Date): string {
  const minute = Math.floor(now.getTime() / 60_000)
  const before = told.get(offer)
  if (before?.minute === minute) return before.json
  const { contact, modes } = offer
  const infos = modes.map((mode) => modeInfo(mode, contact, { menuHash: '', now }))
  const json = JSON.stringify({ ...contactFields(contact, infos, now), closesAt: closingOf(contact, now) })
  told.set(offer, { minute, json })
  return json
}
