import { useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { createToastQueue } from './toast-queue.ts'
import type { Toast, ToastQueue } from './toast-queue.ts'
import { ToastContext } from './use-toast.ts'

const NOTHING: readonly Toast[] = []

/**
 * Gives `useToast` to what it holds and draws the toasts at the bottom centre. The list is there from
 * the first paint, empty, so that a screen reader reads what enters it. Our own queue, because a menu
 * toasts in its first view and Base UI's Toast would add 27 KB compressed to it (16 KB beside its
 * dialog), against less than 2 KB of this.
 */
export function Toaster({ children }: { children: ReactNode }) {
  const [queue] = useState(() => createToastQueue(afterMilliseconds))
  const toasts = useSyncExternalStore(queue.subscribe, queue.snapshot, () => NOTHING)
  return (
    <ToastContext value={queue}>
      {children}
      <output
        aria-live="polite"
        aria-atomic="false"
        className="pointer-events-none fixed inset-x-0 bottom-(--toast-bottom,0px) z-60 mx-auto grid w-fit max-w-full justify-items-center gap-2 px-4 pb-safe-5"
      >
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} queue={queue} />
        ))}
      </output>
    </ToastContext>
  )
}

function ToastCard({ toast, queue }: { toast: Toast; queue: ToastQueue }) {
  const { action } = toast
  const wait = action && {
    onPointerEnter: () => queue.hold(toast.id),
    onPointerLeave: () => queue.release(toast.id),
    onFocus: () => queue.hold(toast.id),
    onBlur: () => queue.release(toast.id),
  }
  return (
    <span
      {...wait}
      className={classNames(
        'flex min-h-12 max-w-[26rem] animate-rise items-center gap-3 rounded-card bg-ink px-4 py-3 text-14 font-medium text-canvas shadow-float',
        'transition-[opacity,translate] duration-exit',
        toast.leaving && 'translate-y-2 opacity-0',
        action && !toast.leaving && 'pointer-events-auto',
      )}
    >
      {toast.tone === 'positive' && <Icon name="check" />}
      {toast.tone === 'danger' && <Icon name="alert" />}
      <span>{toast.text}</span>
      {action && (
        <button
          type="button"
          className="hit-44 -my-1 shrink-0 rounded-control px-2 py-1 font-bold underline underline-offset-4 outline-canvas"
          onClick={() => {
            action.run()
            queue.dismiss(toast.id)
          }}
        >
          {action.label}
        </button>
      )}
    </span>
  )
}

function afterMilliseconds(task: () => void, milliseconds: number): () => void {
  const timer = setTimeout(task, milliseconds)
  return () => clearTimeout(timer)
}
