import type { BankPayment, BankStore } from './bank-payment.ts'

/**
 * Keeps the bank's payments in memory: for tests, which may hand the same store to a bank that
 * starts again.
 */
export function memoryBankStore(): BankStore {
  const payments = new Map<string, BankPayment>()
  const all = (): BankPayment[] => [...payments.values()]
  const byKey = (merchant: string, key: string): BankPayment | undefined =>
    all().find((one) => one.merchant === merchant && one.idempotencyKey === key)
  return {
    insert: async (payment) => {
      const known = byKey(payment.merchant, payment.idempotencyKey)
      if (known) return known
      if (payment.tokenId !== null && all().some(({ tokenId }) => tokenId === payment.tokenId))
        return 'token-used'
      payments.set(payment.id, payment)
      return payment
    },
    byKey: async (merchant, key) => byKey(merchant, key),
    byId: async (id) => payments.get(id),
    byReference: async (merchant, reference) =>
      all().filter((one) => one.merchant === merchant && one.externalReference === reference),
    move: async (id, { from, to, reason }) => {
      const payment = payments.get(id)
      if (payment?.status !== from) return false
      payments.set(id, { ...payment, status: to, reason })
      return true
    },
    markNotified: async (id, status) => {
      const payment = payments.get(id)
      if (payment) payments.set(id, { ...payment, notifiedStatus: status })
    },
    listUntold: async (since) =>
      all().filter(
        ({ status, notifiedStatus, createdAt }) =>
          !['CREATED', 'REFUNDED'].includes(status) && notifiedStatus !== status && createdAt >= since,
      ),
  }
}
