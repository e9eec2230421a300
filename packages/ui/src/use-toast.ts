import { createContext, use } from 'react'
import type { ToastBox } from './toast-box.ts'
import type { ToastMessage } from './toast-queue.ts'

/** Box of the `Toaster` around; set by it alone. */
export const ToastContext = createContext<ToastBox | null>(null)

/**
 * The function that shows a toast: `const toast = useToast(); toast({ text, tone })`.
 * @throws Error when there is no `Toaster` around
 */
export function useToast(): (message: ToastMessage) => void {
  const box = use(ToastContext)
  if (!box) throw new Error('useToast needs a <Toaster> around the page')
  return box.show
}
