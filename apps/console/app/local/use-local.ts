import type { Thing } from '@mostrador/domain/revision/operation'
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
export const useLocal = () =>
  useDocument<Thing & { readonly orderModes?: readonly ModeThing[] }>(useLocalPlace())

/** The ways to pay of the brand; none before any is there. */
export const usePaymentTypes = () => useDocument<readonly PaymentTypeThing[]>(['paymentTypes'])
