import type { Answer } from '@mostrador/contract/endpoint'
import type { Endpoints } from '@mostrador/contract/endpoints'
import { majorOf } from '@mostrador/contract/money/minor-of'
import { delaysInZone, hasOwnDelays } from '@mostrador/domain/delivery/zone-delays'
import type { DeliveryTerms } from '@mostrador/domain/pricing/adjustment'
import { pauseOfZone } from '../catalog/interrupted.ts'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { deliveryAt } from './delivery-at.ts'
import { decidingContact } from './deciding-contact.ts'
import { areRidersBusy } from './rider-capacity.ts'

type Info = Answer<Endpoints['getDeliveryFee']>

const OUTSIDE: Info = {
  inArea: false,
  providersFailed: false,
  fees: null,
  minimumOrderPrice: 0,
  freeDeliveryFrom: null,
  options: [],
}

function inside(terms: DeliveryTerms, zone: string, mantissa: number): Info {
  const major = (minor: number) => majorOf(minor, mantissa)
  const fees = { card: major(terms.card), cash: terms.cash === null ? null : major(terms.cash) }
  return {
    inArea: true,
    providersFailed: false,
    fees,
    minimumOrderPrice: major(terms.minimumOrderPrice),
    freeDeliveryFrom: terms.freeDeliveryFrom === null ? null : major(terms.freeDeliveryFrom),
    options: [{ zone, ...fees }],
  }
}

/**
 * Returns the fee of a delivery to a point by a branch contact, or by a brand's nearest that
 * reaches it. `at` prices a scheduled order, without the load of riders at this moment. At most
 * two queries for a branch contact. Source: 000 §7.
 */
export const getDeliveryFee: Handler<'getDeliveryFee'> = async (api, { params, query }) => {
  const now = api.now()
  const isLater = query.at !== undefined && Date.parse(query.at) > now.getTime()
  const when = isLater ? new Date(query.at ?? now) : now
  const point = { lat: query.lat, lng: query.lng }
  const { branchContactId } = query
  const branchContact = await decidingContact(api, { id: params.id, branchContactId, point, when })
  if (!branchContact) return no('branch-contact-not-found')
  const { contact, mode } = branchContact
  if (!mode) return yes(OUTSIDE)
  const at = deliveryAt({ contact, zones: contact.zones }, mode, { point, now: when })
  if (!at.inArea) return yes(OUTSIDE)
  const isPaused = pauseOfZone(contact, at.zone, when) !== undefined
  const providersFailed = isPaused || (!isLater && (await areRidersBusy(api.database, at.zone, now)))
  const { zone, terms } = at
  return yes({
    ...inside(terms, zone?.name ?? '', contact.mantissa),
    ...(zone && hasOwnDelays(zone) && { delays: delaysInZone(mode, zone) }),
    providersFailed,
  })
}
