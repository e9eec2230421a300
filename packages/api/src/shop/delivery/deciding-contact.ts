import type { Point } from '@mostrador/domain/delivery/contains-point'
import { ORDER_MODES } from '@mostrador/domain/order-mode/order-modes'
import { branchOffers } from '../branch-contact/branch-offers.ts'
import { metresBetween } from '@mostrador/domain/position/metres-between'
import type { ContactRow, CatalogMode } from '../../ground/catalog.ts'
import type { Api } from '../../ground/ports.ts'
import { deliveryAt } from './delivery-at.ts'

/** Branch contact and its delivering mode; undefined where it has none. */
export type DecidingContact = { readonly contact: ContactRow; readonly mode: CatalogMode | undefined }

/**
 * Question for a branch contact: by its own id, by its brand's and its own, or the brand's nearest
 * that reaches the point.
 */
export type ContactQuestion = {
  readonly id: string
  readonly branchContactId: string | undefined
  readonly point: Point
  readonly when: Date
}

const deliveryOf = (modes: readonly CatalogMode[]): CatalogMode | undefined =>
  modes.find((mode) => ORDER_MODES[mode.type].address && mode.active)

async function named(api: Api, contactId: string): Promise<DecidingContact | undefined> {
  const catalog = await api.catalogs.get(contactId)
  return catalog && { contact: catalog.contact, mode: deliveryOf(catalog.modes) }
}

/** Finds the brand's nearest branch contact that delivers to the point; else the first. */
async function nearest(api: Api, { id, point, when }: ContactQuestion): Promise<DecidingContact | undefined> {
  const offers = (await branchOffers(api, id)) ?? []
  const branchContacts = offers
    .filter(({ contact }) => !contact.info.commercialTermsInfo.blocked)
    .map(({ contact, modes }) => ({ contact, mode: deliveryOf(modes) }))
  const metres = ({ contact: { info } }: DecidingContact): number =>
    info.lat === null || info.lng === null ? Infinity : metresBetween(point, { lat: info.lat, lng: info.lng })
  const reaching = branchContacts
    .filter(
      ({ contact, mode }) =>
        mode && deliveryAt({ contact, zones: contact.zones }, mode, { point, now: when }).inArea,
    )
    .toSorted((a, b) => metres(a) - metres(b))
  return reaching[0] ?? branchContacts[0]
}

/**
 * Finds the branch contact of a delivery's question. The documents name the brand in the path, the
 * storefront adds the branch contact, and one alone is understood too. `undefined` for an unknown
 * one, or another brand's. Source: 000 §7.
 */
export async function decidingContact(
  api: Api,
  question: ContactQuestion,
): Promise<DecidingContact | undefined> {
  const { id, branchContactId } = question
  if (branchContactId === undefined) return (await named(api, id)) ?? nearest(api, question)
  const branchContact = await named(api, branchContactId)
  return branchContact?.contact.branch.id === id ? branchContact : undefined
}
