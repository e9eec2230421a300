import type { ToastMessage } from './toast-queue.ts'

/** Takes toasts from every part of the page, and keeps them until the toaster is loaded. */
export type ToastBox = ReturnType<typeof createToastBox>

/**
 * Makes an empty box. `onFirst` is called by the first toast: the moment to bring what draws them.
 */
export function createToastBox(onFirst: () => void) {
  const waiting: ToastMessage[] = []
  let taker: ((message: ToastMessage) => void) | undefined
  return {
    /** Shows a toast: in the same moment, or as soon as somebody takes it. */
    show(message: ToastMessage): void {
      if (taker) return taker(message)
      waiting.push(message)
      onFirst()
    },
    /** Hands over what waits and what comes; answers how to stop that. */
    deliver(take: (message: ToastMessage) => void): () => void {
      taker = take
      for (const message of waiting.splice(0)) take(message)
      return () => {
        if (taker === take) taker = undefined
      }
    },
  }
}
