import type { PaymentProvider, ProviderState } from '@mostrador/payments/payment-provider'
import { z } from 'zod'
import { done } from '../job/job.ts'
import type { JobHandler, JobOutcome, JobPorts } from '../job/job.ts'
import type { Ports } from '../ports.ts'
import { findTest, moveTest, wakeTest } from './test-store.ts'
import type { PaymentTest } from './test-store.ts'

/** How often a provider is asked whether it was paid, where nobody tells. */
const LOOK_MS = 15_000
/** How long after its end somebody looks once more: the page may have stood open. */
const LAST_LOOK_MS = 30 * 60_000
const FIRST_PAUSE_MS = 20_000
const LONGEST_PAUSE_MS = 60 * 60_000
/** After this many tries the money is left to who tried: somebody has to do it by hand. */
const MOST_REFUND_TRIES = 10

const payloadSchema = z.object({ testId: z.uuid() })

type TestPorts = Pick<Ports, 'database' | 'now' | 'newId' | 'log'>

export const knownTest = ({ id, reference, token }: PaymentTest) => ({ attemptId: id, reference, token })

/**
 * Takes over what a provider says of a test. What was paid goes back, also after the test had ended
 * without it.
 */
export async function applyTestState(
  ports: TestPorts,
  test: PaymentTest,
  { status, reference, reason }: ProviderState,
): Promise<void> {
  const { database, newId } = ports
  const { id } = test
  const now = ports.now()
  const paid = { status: 'APPROVED', provider_reference: reference, approved_at: now, reason: null } as const
  switch (status) {
    case 'APPROVED':
      if (await moveTest(database, { id, from: ['PENDING', 'REJECTED', 'EXPIRED'], now }, paid))
        await wakeTest(database, test, { jobId: newId(), at: now, now })
      return
    case 'REFUNDED': {
      const back = { status: 'REFUNDED', provider_reference: reference, refunded_at: now } as const
      await moveTest(database, { id, from: ['PENDING', 'APPROVED', 'STUCK'], now }, back)
      return
    }
    case 'REJECTED':
    case 'CANCELED':
      await moveTest(database, { id, from: ['PENDING'], now }, { status: 'REJECTED', reason: reason ?? null })
      return
    case 'PENDING':
  }
}

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
 * Looks after a test: asks whether it was paid, gives back what was, and ends what nobody paid.
 */
export const lookAfterTest: JobHandler = async (ports, job) => {
  const { database, payments } = ports
  const { testId } = payloadSchema.parse(job.payload)
  const asked = await findTest(database, testId)
  if (!asked) return done
  const provider = await payments.open(asked.providerName, asked.branchId)
  if (asked.status === 'PENDING' || asked.status === 'EXPIRED') {
    const answer = await provider?.find(knownTest(asked))
    if (answer?.ok && answer.value) await applyTestState(ports, asked, answer.value)
  }
  const test = await findTest(database, testId)
  const now = ports.now()
  if (test?.status === 'APPROVED') return giveBack(ports, test, provider)
  if (test?.status !== 'PENDING') return done
  if (now < test.expiresAt) return { kind: 'again', at: new Date(now.getTime() + LOOK_MS) }
  await moveTest(database, { id: testId, from: ['PENDING'], now }, { status: 'EXPIRED' })
  return { kind: 'again', at: new Date(now.getTime() + LAST_LOOK_MS) }
}
