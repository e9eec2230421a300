import type { ToastMessage } from './toast-queue.ts'

/** Collects toasts from every part of the page until the toaster is loaded. */
export type ToastBox = ReturnType<typeof createToastBox>

/** Makes an empty box. `onFirst` is called by the first toast, to load the toaster. */
export function createToastBox(onFirst: () => void) {
  const waiting: ToastMessage[] = []
  let taker: ((message: ToastMessage) => void) | undefined
  return {
    /** Shows a toast at once, or as soon as the toaster is there. */
    show(message: ToastMessage): void {
      if (taker) return taker(message)
      waiting.push(message)
      onFirst()
    },
    /** Delivers the waiting toasts and later ones; returns a function that stops. */
    deliver(take: (message: ToastMessage) => void): () => void {
      taker = take
      for (const message of waiting.splice(0)) take(message)
      return () => {
        if (taker === take) taker = undefined
      }
    },
  }
}
