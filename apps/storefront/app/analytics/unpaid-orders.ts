import type { Step } from './journey.ts'

const KEY = 'mostrador.unpaid'
const MOST_KEPT = 10

export type TabStorage = Pick<Storage, 'getItem' | 'setItem'>

function read(storage: TabStorage): readonly Step[] {
  try {
    const value: unknown = JSON.parse(storage.getItem(KEY) ?? '[]')
    return Array.isArray(value) ? (value as readonly Step[]) : []
  } catch {
    return []
  }
}

function write(storage: TabStorage, steps: readonly Step[]): void {
  try {
    storage.setItem(KEY, JSON.stringify(steps.slice(-MOST_KEPT)))
  } catch {
    // Without storage a payment on another page is not counted.
  }
}

/** Unpaid orders of this tab, stored since the return from a bank opens a new document. */
export const unpaidOrders = (storage: TabStorage) => ({
  keep: (step: Step) => write(storage, [...read(storage), step]),
  take(code: string): Step | undefined {
    const steps = read(storage)
    const found = steps.find(({ order }) => order?.code === code)
    if (found)
      write(
        storage,
        steps.filter((step) => step !== found),
      )
    return found
  },
})
