import type { ContactWire } from '@mostrador/contract/branch-contact/contact-endpoints'
import { branchOffers, type BranchOffer } from './branch-offers.ts'
import { pauseOfContact } from '../catalog/interrupted.ts'
import { openingOf } from '../catalog/opening.ts'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { contactsWhere, placeOfContact } from '../../people/permission/may.ts'
import { countOrders, listBrandNames } from './brand-store.ts'

/** Returns the state of a branch contact at an instant, the graver first. */
function standingOf({ contact }: BranchOffer, now: Date): Pick<ContactWire, 'state' | 'opensAt'> {
  const { info } = contact
  if (info.commercialTermsInfo.blocked) return { state: 'UNPUBLISHED', opensAt: null }
  if (!info.orderEnabled) return { state: 'OFF', opensAt: null }
  const { open, nextOpeningAt } = openingOf(contact, now)
  if (pauseOfContact(contact, now)) return { state: 'PAUSED', opensAt: nextOpeningAt }
  return { state: open ? 'OPEN' : 'CLOSED', opensAt: open ? null : nextOpeningAt }
}

const addressOf = ({ contact }: BranchOffer): string => {
  const { street = '', number = '', city = '' } = contact.info.address
  return [`${street} ${number}`.trim(), city.trim()].filter(Boolean).join(', ')
}

/**
 * Lists the brands of a company with the caller's branch contacts and their states. Brands come
 * from memory while unchanged.
 */
export const listContacts: Handler<'listContacts'> = async (api, { params, staff }) => {
  const at = placeOfContact(staff, params.id)
  if (!at) return no('branch-contact-not-found')
  const own = staff.branches.filter(({ company }) => company === at.company)
  const names = await listBrandNames(api.database, at.company)
  const seen = new Set(contactsWhere(staff, ['orders.see']))
  const counts = await countOrders(api.database, [...seen])
  const now = api.now()
  const brandOf = async ({ id, name, alias }: (typeof names)[number]) => {
    const ids = new Set(own.find((one) => one.id === id)?.branchContactIds)
    const offers = ids.size === 0 ? [] : ((await branchOffers(api, id)) ?? [])
    const contacts = offers
      .filter(({ contact }) => ids.has(contact.info.id))
      .map((offer): ContactWire => {
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
    return { id, alias, name, locals: contacts }
  }
  const brands = await Promise.all(names.filter(({ id }) => own.some((one) => one.id === id)).map(brandOf))
  return yes({ brands })
}
