import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { createToastBox, type ToastBox } from './toast-box.ts'
import { ToastContext } from './use-toast.ts'
import { whenIdle } from './when-idle.ts'

const load = () => import('./toast-stack.tsx')

/** A failed load must not break the page: no toasts then. */
const ToastStack = lazy<ComponentType<{ box: ToastBox }>>(() => load().catch(() => ({ default: () => null })))

/**
 * Provides `useToast` and draws the toasts at the bottom centre. The list is there from the first
 * paint, empty, so that screen readers announce new entries; its code loads while the page is
 * idle, or with the first toast. Our own queue, because Base UI's Toast would weigh 27 KB
 * compressed (16 KB beside its dialog), against less than 2 KB of this.
 */
export function Toaster({ children }: { children: ReactNode }) {
  const [isWanted, setIsWanted] = useState(false)
  const [box] = useState(() => createToastBox(() => setIsWanted(true)))
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), [])
  return (
    <ToastContext value={box}>
      {children}
      <output
        aria-live="polite"
        aria-atomic="false"
        className="pointer-events-none fixed inset-x-0 bottom-(--toast-bottom,0px) z-60 mx-auto grid w-fit max-w-full justify-items-center gap-2 px-4 pb-safe-5"
      >
        {isWanted && (
          <Suspense>
            <ToastStack box={box} />
          </Suspense>
        )}
      </output>
    </ToastContext>
  )
}
