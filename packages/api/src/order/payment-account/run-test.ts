import type { PaymentProvider, ProviderState } from '@mostrador/payments/payment-provider'
import { z } from 'zod'
import { holdsClaim } from '../../ground/job/job-store.ts'
import { done, type JobHandler, type JobOutcome, type JobPorts } from '../../ground/job/job.ts'
import type { Ports } from '../../ground/ports.ts'
import { findTest, moveTest, scheduleTestCheck, type PaymentTest } from './test-store.ts'

/** How often a provider is asked whether it was paid, where nobody tells. */
const LOOK_MS = 15_000
/** How long after its end somebody looks once more: the page may have stood open. */
const LAST_LOOK_MS = 30 * 60_000
const FIRST_PAUSE_MS = 20_000
const LONGEST_PAUSE_MS = 60 * 60_000
/** After this many tries the money is left to who tried: somebody has to do it by hand. */
const MOST_REFUND_TRIES = 10

const payloadSchema = z.object({ testId: z.uuid() })

type TestPorts = Pick<Ports, 'database' | 'now' | 'newId'>

export const knownTest = ({ id, reference, token }: PaymentTest) => ({ attemptId: id, reference, token })

/** Takes over what a provider says of a test; whether it is that it was paid. */
async function takeState(
  { database, now: clock }: Pick<TestPorts, 'database' | 'now'>,
  { id }: PaymentTest,
  { status, reference, reason }: ProviderState,
): Promise<boolean> {
  const now = clock()
  switch (status) {
    case 'APPROVED': {
      const paid = { status, provider_reference: reference, approved_at: now, reason: null } as const
      return moveTest(database, { id, from: ['PENDING', 'REJECTED', 'EXPIRED'], now }, paid)
    }
    case 'REFUNDED': {
      const back = { status, provider_reference: reference, refunded_at: now } as const
      await moveTest(database, { id, from: ['PENDING', 'APPROVED', 'STUCK'], now }, back)
      return false
    }
    case 'REJECTED':
    case 'CANCELED':
      await moveTest(database, { id, from: ['PENDING'], now }, { status: 'REJECTED', reason: reason ?? null })
      return false
    case 'PENDING':
      return false
  }
}

/**
 * Takes over what a provider says of a test, outside of its job. What was paid goes back, also
 * after the test had ended without it: the job is woken in the same transaction, so that who is at
 * it has lost it by the time that the payment can be seen.
 */
export const applyTestState = (
  { database, now, newId }: TestPorts,
  test: PaymentTest,
  state: ProviderState,
): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    if (await takeState({ database: transaction, now }, test, state))
      await scheduleTestCheck(transaction, test, { jobId: newId(), at: now(), now: now() })
  })

async function giveBack(
  ports: JobPorts,
  test: PaymentTest,
  provider: PaymentProvider | undefined,
): Promise<JobOutcome> {
  const { database } = ports
  const { id, amount: minor, currency, mantissa } = test
  const answer = await provider?.refund({ ...knownTest(test), amount: { minor, currency, mantissa } })
  const now = ports.now()
  if (answer?.ok) {
    const back = { status: 'REFUNDED', refunded_at: now, reason: null } as const
    await moveTest(database, { id, from: ['APPROVED'], now }, back)
    return done
  }
  const reason = answer ? `${answer.failure}: ${answer.detail}` : 'no account'
  const tries = test.refundTries + 1
  ports.log.warn('payment-test-not-refunded', { provider: test.providerName, test: id, tries, reason })
  const isOver = tries >= MOST_REFUND_TRIES
  const set = { refund_tries: tries, reason, ...(isOver && { status: 'STUCK' as const }) }
  await moveTest(database, { id, from: ['APPROVED'], now }, set)
  if (isOver) return done
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS)
  return { kind: 'again', at: new Date(now.getTime() + pause) }
}

/**
 * Looks after a test: asks whether it was paid, gives back what was, and ends what nobody paid. Not
 * every provider knows a second refund of a payment from the first one: the money is sent by who
 * came for it and still has the claim, which nobody takes away once the payment is written down.
 */
export const lookAfterTest: JobHandler = async (ports, job) => {
  const { database, payments } = ports
  const { testId } = payloadSchema.parse(job.payload)
  const asked = await findTest(database, testId)
  if (!asked) return done
  const provider = await payments.open(asked.providerName, asked.branchId)
  if (asked.status === 'PENDING' || asked.status === 'EXPIRED') {
    const answer = await provider?.find(knownTest(asked))
    if (answer?.ok && answer.value) await takeState(ports, asked, answer.value)
  }
  const test = await findTest(database, testId)
  const now = ports.now()
  if (test?.status === 'APPROVED') {
    if (asked.status !== 'APPROVED') return { kind: 'again', at: now }
    return (await holdsClaim(database, job)) ? giveBack(ports, test, provider) : done
  }
  if (test?.status !== 'PENDING') return done
  if (now < test.expiresAt) return { kind: 'again', at: new Date(now.getTime() + LOOK_MS) }
  await moveTest(database, { id: testId, from: ['PENDING'], now }, { status: 'EXPIRED' })
  return { kind: 'again', at: new Date(now.getTime() + LAST_LOOK_MS) }
}
