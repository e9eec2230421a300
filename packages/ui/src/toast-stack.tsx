import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { ToastBox } from './toast-box.ts'
import { createToastQueue, type Toast, type ToastQueue } from './toast-queue.ts'

/** Visible toasts of a box. Loaded by the first one. */
export default function ToastStack({ box }: { box: ToastBox }) {
  const [queue] = useState(() => createToastQueue(afterMilliseconds))
  const toasts = useSyncExternalStore(queue.subscribe, queue.snapshot)
  useEffect(() => box.deliver(queue.show), [box, queue])
  const isAny = toasts.length > 0
  useLayoutEffect(() => {
    if (!isAny) return undefined
    const page = document.documentElement
    page.toggleAttribute('data-toasts', true)
    return () => void page.removeAttribute('data-toasts')
  }, [isAny])
  return toasts.map((toast) => <ToastCard key={toast.id} toast={toast} queue={queue} />)
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
      data-toast
      className={classNames(
        'flex min-h-12 max-w-[26rem] animate-rise items-center gap-3 rounded-card bg-ink px-4 py-3 text-14 font-medium text-canvas shadow-float',
        'transition-[opacity,translate] duration-exit',
        toast.leaving && 'translate-y-2 opacity-0',
        action && !toast.leaving && 'pointer-events-auto',
      )}
    >
      {toast.tone === 'positive' && <Icon name="check" />}
      {toast.tone === 'danger' && <Icon name="alert" />}
      <span className="min-w-0 wrap-anywhere">{toast.text}</span>
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
