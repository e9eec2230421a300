import { setImmediate } from 'node:timers/promises'
import { no, noWith } from '../../ground/http/handler.ts'
import type { Api } from '../../ground/ports.ts'

/** Operations that cost as much as one call. */
const OPERATIONS_OF_ONE = 100

/** Seconds after which a program comes back whose company has too many changes waiting. */
const LATER = noWith('too-many-requests', [['retry-after', '3']])

type KeyChange = {
  readonly keyId: string
  readonly companyId: string
  readonly operations: readonly unknown[]
}

/**
 * Makes a change of a program, within limits of its key and company: one change of a program at a
 * time, those of a busy company behind others'. So changes by people and orders wait for one part
 * of a program's data, and not for all of it.
 */
export async function changeInTurn<Result>(
  { rateLimiter, limits, turns }: Pick<Api, 'rateLimiter' | 'limits' | 'turns'>,
  { keyId, companyId, operations }: KeyChange,
  change: () => Promise<Result>,
) {
  if (operations.length > limits.sizes['key-change-operations'].most) return no('change-too-large')
  const cost = Math.ceil(operations.length / OPERATIONS_OF_ONE)
  const { take } = rateLimiter
  const isWithin =
    (await take('key-change', keyId, { cost })) && (await take('key-change-company', companyId, { cost }))
  if (!isWithin) return no('too-many-requests')
  const turn = await turns.keyChanges.take(companyId, async () => {
    // Earlier calls go first: an order, or a person's change.
    await setImmediate()
    return change()
  })
  return turn ? turn.done : LATER
}
