import type { Setup } from '@mostrador/contract/setup/setup-endpoints'
import type { SetupLackCode } from '@mostrador/domain/setup/setup-lack'
import type { Catalog } from '../../ground/catalog.ts'
import { openingOf } from '../../shop/catalog/opening.ts'
import { lacksOfMode } from './trial-order.ts'

/** Returns the missing data that diners need in any mode. */
function lacksOfPlace({ contact: { info } }: Catalog): readonly SetupLackCode[] {
  const { street = '', city = '' } = info.address
  return [
    ...(street.trim() === '' || city.trim() === '' ? ['address-missing' as const] : []),
    ...(info.callPhone || info.whatsAppPhone ? [] : ['phone-missing' as const]),
  ]
}

/** Returns the lacks of a branch contact without a mode, by which no order can be tried. */
function lacksWithoutMode({ contact }: Catalog, now: Date): readonly SetupLackCode[] {
  const { open, nextOpeningAt } = openingOf(contact, now)
  return ['no-mode', ...(open || nextOpeningAt !== null ? [] : ['never-open' as const])]
}

/**
 * Returns the state of a branch contact's setup: the reasons why no diner can order. One working
 * mode is enough; the others show their own lacks.
 */
export function setupOf(
  catalog: Catalog,
  world: { readonly now: Date; readonly newId: () => string },
): Omit<Setup, 'rehearsed'> {
  const { contact, zones, menus } = catalog
  const modes = catalog.modes
    .filter(({ active }) => active)
    .map((mode) => ({ type: mode.type, lacks: [...lacksOfMode(catalog, mode, world)] }))
  const isTaken = modes.some(({ lacks }) => lacks.length === 0)
  const ofModes =
    modes.length === 0 ? lacksWithoutMode(catalog, world.now) : modes.flatMap(({ lacks }) => lacks)
  return {
    published: !contact.info.commercialTermsInfo.blocked,
    lacks: [...new Set([...lacksOfPlace(catalog), ...(isTaken ? [] : ofModes)])],
    modes,
    plates: [...menus.values()].reduce((sum, { menu }) => sum + menu.plates.length, 0),
    zones: zones.length,
    hasLogo: Boolean(contact.branch.customLogoURL),
    hasLocation: contact.info.lat !== null,
  }
}
