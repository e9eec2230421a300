import { createContext, use } from 'react'
import type { ToastMessage, ToastQueue } from './toast-queue.ts'

/** The queue of the `Toaster` around; filled by it alone. */
export const ToastContext = createContext<ToastQueue | null>(null)

/**
 * The function that shows a toast: `const toast = useToast(); toast({ text, tone })`.
 * @throws Error when there is no `Toaster` around
 */
export function useToast(): (message: ToastMessage) => void {
  const queue = use(ToastContext)
  if (!queue) throw new Error('useToast needs a <Toaster> around the page')
  return queue.show
}
