import type { Area, Point } from '@mostrador/domain/delivery/contains-point'
import type { Thing } from '@mostrador/domain/revision/operation'
import type { DayOfWeek } from '@mostrador/domain/scheduling/day-of-week'
import { useDocument } from '../document/use-document.ts'
import { useWorkplace } from '../workplace/contact-context.ts'

export type ModeThing = Thing & {
  readonly key: string
  readonly type: 'DELIVERY' | 'TAKE_AWAY' | 'IN_DINING' | 'SELF_SERVICE'
  readonly menu: string
  readonly showName?: string
  readonly active?: boolean
  readonly minDelayInMinutes?: number
  readonly maxDelayInMinutes?: number
}

/** Delivery zone; amounts are in major units, as everywhere in the document. */
export type ZoneThing = Thing & {
  readonly key: string
  readonly name: string
  readonly area: Area
  readonly cardFee: number
  readonly minimumOrderPrice?: number
  readonly minDelayInMinutes?: number
  readonly maxDelayInMinutes?: number
  readonly priority?: number
  readonly active?: boolean
  readonly hours?: Partial<Record<DayOfWeek, readonly string[]>>
}

type ContactThing = Thing & {
  readonly location?: Point
  readonly orderModes?: readonly ModeThing[]
  readonly deliveryZones?: readonly ZoneThing[]
}

export type PaymentTypeThing = Thing & {
  readonly key: string
  readonly showName: string
  readonly active?: boolean
}

/** Returns the place of the branch contact in its branch's document. */
export function useContactPlace(): readonly [string, string] {
  return ['branchContacts', useWorkplace().contact.key]
}

/** Reads the branch contact's part of the document. */
export const useContactDocument = () => useDocument<ContactThing>(useContactPlace())

/** Reads the brand's payment types; none before the first. */
export const usePaymentTypes = () => useDocument<readonly PaymentTypeThing[]>(['paymentTypes'])
