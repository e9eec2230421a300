import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { majorOf } from '@mostrador/contract/money/minor-of'
import type { OrderModeInfo } from '@mostrador/contract/order-mode/order-mode-schema'
import type { Catalog } from './catalog-cache.ts'
import type { ContactRow } from './load-contact.ts'
import type { CatalogMode } from './load-modes.ts'
import { openingOf } from './opening.ts'

/** An order mode as the wire carries it; amounts in major units. */
export function modeInfo(mode: CatalogMode, menuHash: string, mantissa: number): OrderModeInfo {
  const { deliveryTerms: terms } = mode
  const major = (minor: number) => majorOf(minor, mantissa)
  return {
    id: mode.id,
    type: mode.type,
    showName: mode.showName,
    active: mode.active,
    orderEnabled: mode.orderEnabled,
    useSchedule: mode.useSchedule,
    orderType: mode.orderType,
    paymentTypes: [...mode.paymentTypes],
    minDelayInMinutes: mode.minDelayInMinutes,
    maxDelayInMinutes: mode.maxDelayInMinutes,
    schedules: mode.scheduleConfigs.map((config) => ({
      scheduleConfigs: [
        { workingDays: config.workingDays.map((day) => ({ ...day, workingHours: [...day.workingHours] })) },
      ],
    })),
    categoriesNotInCart: [...mode.categoriesNotInCart],
    deliveryTerms:
      mode.type === 'DELIVERY'
        ? {
            cardFee: major(terms.card),
            cashFee: terms.cash === null ? null : major(terms.cash),
            minimumOrderPrice: major(terms.minimumOrderPrice),
            freeDeliveryFrom: terms.freeDeliveryFrom === null ? null : major(terms.freeDeliveryFrom),
          }
        : null,
    menuHash,
    notesLimit: mode.notesLimit,
  }
}

/** The part of a branch contact that both its own answer and a list's row carry, judged at `now`. */
export function contactFields(
  contact: ContactRow,
  orderModes: readonly OrderModeInfo[],
  now: Date,
): Omit<BranchContactInfo, 'branch'> {
  const { info } = contact
  return {
    ...info,
    ...openingOf(contact, now),
    deliveryConfig: { ...info.deliveryConfig, orderModes: [...orderModes] },
  }
}

/** A branch contact as the wire carries it. Modes that are not active are left out. */
export function contactInfo(catalog: Catalog, now: Date): BranchContactInfo {
  const { contact, modes, menus } = catalog
  const active = modes.filter((mode) => mode.active)
  const infos = active.map((mode) => modeInfo(mode, menus.get(mode.menuId)?.hash ?? '', contact.mantissa))
  return { ...contactFields(contact, infos, now), branch: contact.branch }
}
