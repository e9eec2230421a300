import type { Minor } from '../money/minor.ts'

/** One row of the ticket that is neither an item nor a fee. `amount` is never negative. */
export type TicketEntry = {
  readonly referenceId: string
  readonly name: string
  readonly type: string
  readonly value: number
  readonly amount: Minor
}
