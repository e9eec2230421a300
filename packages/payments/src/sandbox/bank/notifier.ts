import { askJson } from '@mostrador/outbound/ask-json'
import { statusAt, type BankPayment, type BankStatus, type BankStore } from './bank-payment.ts'
import { notificationSignature, sandboxAccount } from './bank-keys.ts'
import { outcomeOf } from './outcomes.ts'

export type Notifier = {
  /** Notifies a shop of its payment's state now; returns whether the shop acknowledged it. */
  readonly tell: (payment: BankPayment, status: BankStatus) => Promise<boolean>
  /**
   * Tells it soon, when a pending payment is settled, and again until the shop hears or patience
   * ends.
   */
  readonly tellLater: (payment: BankPayment) => void
  readonly close: () => void
}

type Parts = {
  readonly store: BankStore
  readonly secret: string
  readonly now: () => Date
  /**
   * Waits before a notification, and after each that a shop did not acknowledge, in milliseconds.
   */
  readonly pauses: readonly number[]
}

/** Longest time for the shop's answer, in milliseconds. */
const PATIENCE_MS = 10_000

function letterOf(
  { id, merchant, externalReference }: BankPayment,
  status: BankStatus,
  { secret, now }: Pick<Parts, 'secret' | 'now'>,
) {
  const eventId = `${id}:${status}`
  const timestamp = String(Math.floor(now().getTime() / 1000))
  const { notificationSecret = '' } = sandboxAccount(secret, merchant)
  const signature = notificationSignature(notificationSecret, { eventId, timestamp, reference: id })
  const headers = {
    'x-sandbox-event': eventId,
    'x-sandbox-reference': id,
    'x-sandbox-signature': `t=${timestamp},v1=${signature}`,
  }
  return { headers, body: { event: eventId, reference: id, externalReference, status } }
}

/**
 * Makes the notifier. Notifications that are unsent when the process ends, the next one finds in
 * the store.
 */
export function createNotifier({ store, secret, now, pauses }: Parts): Notifier {
  const timers = new Set<NodeJS.Timeout>()
  const after = (ms: number, work: () => Promise<void>): void => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      work().catch(() => undefined)
    }, ms)
    timer.unref()
    timers.add(timer)
  }

  const tell: Notifier['tell'] = async (payment, status) => {
    const { ok: heard } = await askJson({
      url: payment.notificationUrl,
      method: 'POST',
      ...letterOf(payment, status, { secret, now }),
      timeoutMs: PATIENCE_MS,
      reads: 'status',
    })
    if (heard) await store.markNotified(payment.id, status)
    return heard
  }

  async function run(id: string, tries: number): Promise<void> {
    const payment = await store.byId(id)
    if (!payment) return
    const status = statusAt(payment, now())
    const { settlesAt } = payment
    if (status === 'APPROVED' && payment.status === 'PENDING')
      await store.move(id, { from: 'PENDING', to: 'APPROVED', reason: null })
    const heard = await tell(payment, status)
    if (heard && outcomeOf(payment.behavior).notifies === 'twice') await tell(payment, status)
    if (heard && status === 'PENDING' && settlesAt)
      return after(Math.max(0, settlesAt.getTime() - now().getTime()), () => run(id, 0))
    const pause = pauses[tries + 1]
    if (!heard && pause !== undefined) after(pause, () => run(id, tries + 1))
  }

  return {
    tell,
    tellLater: ({ id }) => after(pauses[0] ?? 0, () => run(id, 0)),
    close: () => {
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
    },
  }
}
