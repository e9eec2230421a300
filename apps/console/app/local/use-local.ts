import type { Area, Point } from '@mostrador/domain/delivery/contains-point'
import type { Thing } from '@mostrador/domain/revision/operation'
import type { DayOfWeek } from '@mostrador/domain/scheduling/day-of-week'
import { useDocument } from '../document/use-document.ts'
import { useWorkplace } from '../workplace/contact-context.ts'

/** An order mode as the lists of the console name it. */
export type ModeThing = Thing & {
  readonly key: string
  readonly type: 'DELIVERY' | 'TAKE_AWAY' | 'IN_DINING' | 'SELF_SERVICE'
  readonly menu: string
  readonly showName?: string
  readonly active?: boolean
  readonly minDelayInMinutes?: number
  readonly maxDelayInMinutes?: number
}

/** A delivery zone. Amounts are in major units, as everywhere in the document. */
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

type LocalThing = Thing & {
  readonly location?: Point
  readonly orderModes?: readonly ModeThing[]
  readonly deliveryZones?: readonly ZoneThing[]
}

/** A way to pay, of the brand. */
export type PaymentTypeThing = Thing & {
  readonly key: string
  readonly showName: string
  readonly active?: boolean
}

/** Where the local in which one works stands in the document of its branch. */
export function useLocalPlace(): readonly [string, string] {
  return ['branchContacts', useWorkplace().contact.key]
}

/** The local as the document has it. */
export const useLocal = () => useDocument<LocalThing>(useLocalPlace())

/** The ways to pay of the brand; none before any is there. */
export const usePaymentTypes = () => useDocument<readonly PaymentTypeThing[]>(['paymentTypes'])
