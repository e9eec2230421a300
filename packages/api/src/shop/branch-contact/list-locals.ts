import type { LocalWire } from '@mostrador/contract/local/local-endpoints'
import type { Database } from '@mostrador/database/rows'
import { STATUSES_IN_PROGRESS } from '@mostrador/domain/order/order-status'
import { sql, type Kysely } from 'kysely'
import { branchOffers, type BranchOffer } from './branch-offers.ts'
import { pauseOfLocal } from '../catalog/interrupted.ts'
import { openingOf } from '../catalog/opening.ts'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { isForTheKitchen } from '../../ground/order-condition/for-the-kitchen.ts'
import { inStates } from '../../ground/order-condition/in-states.ts'
import { contactsWhere, placeOfContact } from '../../people/permission/may.ts'

/** Returns the state of a branch contact at an instant, the graver first. */
function standingOf({ contact }: BranchOffer, now: Date): Pick<LocalWire, 'state' | 'opensAt'> {
  const { info } = contact
  if (info.commercialTermsInfo.blocked) return { state: 'UNPUBLISHED', opensAt: null }
  if (!info.orderEnabled) return { state: 'OFF', opensAt: null }
  const { open, nextOpeningAt } = openingOf(contact, now)
  if (pauseOfLocal(contact, now)) return { state: 'PAUSED', opensAt: nextOpeningAt }
  return { state: open ? 'OPEN' : 'CLOSED', opensAt: open ? null : nextOpeningAt }
}

const addressOf = ({ contact }: BranchOffer): string => {
  const { street = '', number = '', city = '' } = contact.info.address
  return [`${street} ${number}`.trim(), city.trim()].filter(Boolean).join(', ')
}

async function ordersOf(db: Kysely<Database>, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; count: number }>`
    select o.branch_contact_id as id, count(*)::int as count from orders o
    where o.branch_contact_id = any(${[...ids]}::uuid[]) and o.rehearsal_id is null
      and o.status ${inStates(STATUSES_IN_PROGRESS)} and ${isForTheKitchen}
    group by o.branch_contact_id`.execute(db)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/**
 * Lists the brands of a company with the caller's branch contacts and their states. Brands come
 * from memory while unchanged.
 */
export const listLocals: Handler<'listLocals'> = async (api, { params, staff }) => {
  const at = placeOfContact(staff, params.id)
  if (!at) return no('branch-contact-not-found')
  const own = staff.branches.filter(({ company }) => company === at.company)
  const names = await api.database
    .selectFrom('branches')
    .innerJoin('aliases', 'aliases.branch_id', 'branches.id')
    .select(['branches.id', 'branches.name', 'aliases.alias'])
    .where('branches.company_id', '=', at.company)
    .where('aliases.kind', '=', 'branch')
    .orderBy('branches.position')
    .orderBy('branches.id')
    .execute()
  const seen = new Set(contactsWhere(staff, ['orders.see']))
  const counts = await ordersOf(api.database, [...seen])
  const now = api.now()
  const brandOf = async ({ id, name, alias }: (typeof names)[number]) => {
    const ids = new Set(own.find((one) => one.id === id)?.branchContactIds)
    const offers = ids.size === 0 ? [] : ((await branchOffers(api, id)) ?? [])
    const locals = offers
      .filter(({ contact }) => ids.has(contact.info.id))
      .map((offer): LocalWire => {
        const { id: contactId, alias: contactAlias, name: contactName, timeZone } = offer.contact.info
        return {
          id: contactId,
          alias: contactAlias,
          name: contactName,
          timeZone,
          address: addressOf(offer),
          ...standingOf(offer, now),
          orders: seen.has(contactId) ? (counts.get(contactId) ?? 0) : null,
        }
      })
    return { id, alias, name, locals }
  }
  const brands = await Promise.all(names.filter(({ id }) => own.some((one) => one.id === id)).map(brandOf))
  return yes({ brands })
}
