import type { Point } from '@mostrador/domain/delivery/contains-point'
import { zoneAt, type DeliveryZone } from '@mostrador/domain/delivery/delivery-zone'
import type { DeliveryTerms } from '@mostrador/domain/pricing/adjustment'
import { wallClock } from '@mostrador/domain/scheduling/wall-clock'
import type { Catalog, CatalogMode } from '../../ground/catalog.ts'

/**
 * Terms of a delivery: those of its zone, or of the mode where no zones are drawn; none outside
 * the area.
 */
export type DeliveryAt =
  | { readonly inArea: true; readonly zone: DeliveryZone | null; readonly terms: DeliveryTerms }
  | { readonly inArea: false }

/**
 * Returns the terms of a delivery to a point at an instant. A branch contact without zones
 * delivers everywhere on its mode's terms; one with zones only where a zone is served. Source: 000
 * §3 Delivery info.
 */
export function deliveryAt(
  { contact, zones }: Pick<Catalog, 'contact' | 'zones'>,
  mode: CatalogMode,
  at: { readonly point: Point; readonly now: Date },
): DeliveryAt {
  if (zones.length === 0) return { inArea: true, zone: null, terms: mode.deliveryTerms }
  const zone = zoneAt(zones, at.point, wallClock(at.now, contact.info.timeZone))
  return zone ? { inArea: true, zone, terms: zone.terms } : { inArea: false }
}
