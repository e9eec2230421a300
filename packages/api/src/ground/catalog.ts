import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import type { BranchInfo } from '@mostrador/contract/branch/branch-schema'
import type { MenuInfo } from '@mostrador/contract/menu/menu-schema'
import type { PaymentTypeInfo } from '@mostrador/contract/order-mode/order-mode-schema'
import type { SoldOutMark } from '@mostrador/domain/availability/sold-out-mark'
import type { NotesLimit } from '@mostrador/domain/customisation/notes-limit'
import type { DeliveryZone } from '@mostrador/domain/delivery/delivery-zone'
import type { Interruption } from '@mostrador/domain/interruption/interruption'
import type { PointsProtection } from '@mostrador/domain/loyalty/points-lock'
import type { LoyaltyTerms } from '@mostrador/domain/loyalty/redeem-points'
import type { Menu } from '@mostrador/domain/menu/menu'
import type { OrderModeType, OrderType } from '@mostrador/domain/order-mode/order-mode-type'
import type { DeliveryTerms, GeneralAdjustment, ServiceFee } from '@mostrador/domain/pricing/adjustment'
import type { WorkingDay } from '@mostrador/domain/scheduling/opening-hours'
import type { TransferWay } from '@mostrador/domain/transfer/transfer-way'

/** A day that differs from the weekly hours; without hours it is closed all day. */
type ScheduleException = {
  readonly day: string
  readonly orderModeId: string | null
  readonly workingHours: WorkingDay['workingHours']
}

/** The programme that holds at a branch contact. */
export type ContactLoyalty = LoyaltyTerms & {
  readonly name: string
  /** How its points are protected; null is as the server has it. */
  readonly protection: PointsProtection | null
}

/**
 * A branch contact as the database holds it: what never changes with the hour, in the shape of the
 * wire.
 */
export type ContactRow = {
  readonly version: number
  /** When the version began, in whole seconds of UTC. */
  readonly changedAt: string
  readonly companyId: string
  /** The host that its pages are at home on; null for the shared one. */
  readonly host: string | null
  readonly mantissa: number
  readonly currency: { readonly code: string; readonly symbol: string; readonly mantissa: number }
  readonly exceptions: readonly ScheduleException[]
  /** Interruptions when the row was read; the clock says whether they still hold. */
  readonly interruptions: readonly Interruption[]
  readonly documentLabel: string | null
  readonly documentRequired: boolean
  /** The loyalty programme that holds here. */
  readonly loyalty: ContactLoyalty | null
  readonly info: Omit<
    BranchContactInfo,
    | 'open'
    | 'nextOpeningAt'
    | 'branch'
    | 'hasSiblings'
    | 'slotsLeftFor'
    | 'exceptions'
    | 'changes'
    | 'deliveryConfig'
  > & {
    readonly deliveryConfig: Omit<BranchContactInfo['deliveryConfig'], 'orderModes'>
  }
  readonly branch: BranchInfo
  readonly hasSiblings: boolean
  /** When the next change of its branch that waits for its time is to be made. */
  readonly scheduledAt: string | null
  /** The zones that are delivered to, in the shop's order; amounts in minor units. */
  readonly zones: readonly DeliveryZone[]
}

/** The hours of a span of local days and how they are cut into slots. */
type ScheduleConfig = {
  readonly firstDay: string | null
  readonly lastDay: string | null
  readonly slotMinutes: number
  readonly slotCapacity: number | null
  readonly daysAhead: number
  readonly workingDays: readonly WorkingDay[]
}

/** A way to pay, with the account of one that is a bank transfer. */
export type CatalogPaymentType = Omit<PaymentTypeInfo, 'transfer'> & {
  readonly transfer?: TransferWay | null
}

/** An order mode with all that judging an order needs; amounts in minor units. */
export type CatalogMode = {
  readonly id: string
  /** Key of the mode in the branch's document. */
  readonly key: string
  readonly branchContactId: string
  readonly menuId: string
  readonly type: OrderModeType
  readonly showName: string | null
  readonly active: boolean
  readonly orderEnabled: boolean
  readonly orderType: OrderType
  readonly useSchedule: boolean
  readonly minDelayInMinutes: number
  readonly maxDelayInMinutes: number
  readonly leadMinutes: number
  readonly deliveryTerms: DeliveryTerms
  /** Whether delivery is judged by zones, and so needs a point. */
  readonly hasZones: boolean
  readonly serviceFee: ServiceFee
  readonly notesLimit: NotesLimit
  readonly categoriesNotInCart: readonly string[]
  readonly scheduleConfigs: readonly ScheduleConfig[]
  readonly paymentTypes: readonly CatalogPaymentType[]
  readonly discounts: readonly GeneralAdjustment[]
  readonly surcharges: readonly GeneralAdjustment[]
}

/**
 * A menu as a branch contact offers it: as the wire carries it and as the domain counts with it.
 */
export type CatalogMenu = {
  readonly id: string
  readonly hash: string
  readonly info: MenuInfo
  readonly menu: Menu
  /** Key of the menu in its document, and keys of its plates by their ids. */
  readonly key: string
  readonly plateKeys: ReadonlyMap<string, string>
  /**
   * Its plates of which there are only so many, at all or for a day. One becomes counted under a
   * new version alone.
   */
  readonly counted: ReadonlySet<string>
  /** Ingredients of plates and garnishes by their ids, where the shop names them. */
  readonly madeWith: ReadonlyMap<string, readonly string[]>
}

/**
 * Everything that a branch contact offers at one version: what the pages show and what orders are
 * judged by.
 */
export type Catalog = {
  readonly version: number
  readonly contact: ContactRow
  readonly modes: readonly CatalogMode[]
  readonly menus: ReadonlyMap<string, CatalogMenu>
  readonly zones: readonly DeliveryZone[]
  /** Sold-out marks of this branch contact. */
  readonly marks: readonly SoldOutMark[]
  /** When the clock alone changes it next, in milliseconds; `Infinity` for never. */
  readonly turnsAt: number
  /** The same, or when a change is made before that waits for its time. */
  readonly until: number
}

/** Catalogues by branch contact: read from the database once for each version. */
export type Catalogs = {
  /**
   * The catalogue of a branch contact, or undefined when there is none. At most two seconds behind
   * another process.
   */
  readonly get: (contactId: string) => Promise<Catalog | undefined>
  /** Forgets an entry, so that the next reader loads it anew, and answers what was forgotten. */
  readonly forget: (contactId: string) => Promise<Catalog | undefined>
  /**
   * The menu of a version that is still in memory, for calls by hash that need no database at all.
   */
  readonly menuByHash: (hash: string) => CatalogMenu | undefined
}
