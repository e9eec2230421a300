import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { majorOf } from '@mostrador/contract/money/minor-of'
import type { OrderModeInfo } from '@mostrador/contract/order-mode/order-mode-schema'
import { termsBeforeAddress } from '@mostrador/domain/delivery/terms-before-address'
import { ORDER_MODES } from '@mostrador/domain/order-mode/order-modes'
import type { Catalog, ContactRow, CatalogMode } from '../../ground/catalog.ts'
import { busyOfMode, delaysOf, pauseOfMode } from './interrupted.ts'
import { comingExceptions, daysAheadOf, firstSlotOf, isModeOpen, openingOf } from './opening.ts'
import { openingChanges, openingStateOf } from './opening-changes.ts'

/** Returns the pause and the busy state of a mode, as diners see them. */
export function standingOf(
  contact: ContactRow,
  mode: CatalogMode,
  now: Date,
): Pick<OrderModeInfo, 'pause' | 'busy'> {
  const pause = pauseOfMode(contact, mode, now)
  const busy = busyOfMode(contact, mode, now)
  return {
    pause: pause ? { until: pause.until, message: pause.message } : null,
    busy: busy ? { until: busy.until, message: busy.message, extraMinutes: busy.extraMinutes ?? 0 } : null,
  }
}

/** Returns a mode for the wire at `now`; amounts in major units. */
export function modeInfo(
  mode: CatalogMode,
  contact: ContactRow,
  { menuHash, now }: { readonly menuHash: string; readonly now: Date },
): OrderModeInfo {
  const zoned = mode.hasZones ? termsBeforeAddress(contact.zones) : undefined
  const terms = zoned?.terms ?? mode.deliveryTerms
  const major = (minor: number) => majorOf(minor, contact.mantissa)
  return {
    id: mode.id,
    type: mode.type,
    '@type': mode.type,
    showName: mode.showName,
    active: mode.active,
    orderEnabled: mode.orderEnabled,
    open: isModeOpen(contact, mode, now),
    useSchedule: mode.useSchedule,
    orderType: mode.orderType,
    daysAhead: daysAheadOf(contact, mode, now),
    paymentTypes: mode.paymentTypes.map(({ transfer, ...type }) => ({
      ...type,
      ...(transfer && { transfer: { minutes: transfer.minutes } }),
    })),
    ...delaysOf(contact, mode, { now }),
    ...standingOf(contact, mode, now),
    schedules: mode.scheduleConfigs.map((config) => ({
      scheduleConfigs: [
        { workingDays: config.workingDays.map((day) => ({ ...day, workingHours: [...day.workingHours] })) },
      ],
    })),
    categoriesNotInCart: [...mode.categoriesNotInCart],
    deliveryTerms: ORDER_MODES[mode.type].fee
      ? {
          cardFee: major(terms.card),
          cashFee: terms.cash === null ? null : major(terms.cash),
          minimumOrderPrice: major(terms.minimumOrderPrice),
          freeDeliveryFrom: terms.freeDeliveryFrom === null ? null : major(terms.freeDeliveryFrom),
        }
      : null,
    hasZones: mode.hasZones,
    termsVary: zoned?.varies ?? { fee: false, minimum: false },
    firstSlot: firstSlotOf(contact, mode, now),
    menuHash,
    notesLimit: mode.notesLimit,
  }
}

/** Returns the fields that a branch contact's answer and a list's row share, at `now`. */
export function contactFields(
  contact: ContactRow,
  orderModes: readonly OrderModeInfo[],
  now: Date,
): Omit<BranchContactInfo, 'branch' | 'hasSiblings' | 'slotsLeftFor' | 'exceptions' | 'changes'> {
  const { info } = contact
  return {
    ...info,
    ...openingOf(contact, now),
    deliveryConfig: { ...info.deliveryConfig, orderModes: [...orderModes] },
  }
}

/** Returns a branch contact for the wire, without inactive modes. */
export function contactInfo(catalog: Catalog, now: Date): BranchContactInfo {
  const { contact, modes, menus } = catalog
  const active = modes.filter((mode) => mode.active)
  const infos = active.map((mode) =>
    modeInfo(mode, contact, { menuHash: menus.get(mode.menuId)?.hash ?? '', now }),
  )
  return {
    ...contactFields(contact, infos, now),
    branch: contact.branch,
    hasSiblings: contact.hasSiblings,
    slotsLeftFor: openingStateOf({ contact, modes: active }, now).slotsLeftFor,
    exceptions: comingExceptions(contact, now),
    changes: openingChanges(catalog, now),
  }
}
