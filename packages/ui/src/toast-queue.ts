/** Lifetime of a toast in milliseconds, and most toasts at a time. 000 §9. */
const TOAST_LIFETIME = 3000
const TOAST_LIMIT = 2
/** Duration of a toast's fading, in milliseconds. */
const TOAST_FADE = 190

type ToastTone = 'neutral' | 'positive' | 'danger'

export type ToastMessage = {
  text: string
  tone?: ToastTone
  /** One action, as undoing the change that the toast tells. */
  action?: { label: string; run: () => void }
  /** Aborted when the cause of the toast is gone: it is removed at once. */
  signal?: AbortSignal
}

export type Toast = ToastMessage & { id: number; leaving: boolean }

/** Calls a task later, and returns a function that cancels. */
export type Schedule = (task: () => void, milliseconds: number) => () => void

export type ToastQueue = ReturnType<typeof createToastQueue>

/**
 * Keeps the visible toasts, oldest first. A third one replaces the oldest; an equal text renews
 * the existing one. `schedule` is the clock.
 */
export function createToastQueue(schedule: Schedule) {
  let lastId = 0
  const list = createToastList()
  const timers = createTimers(schedule)

  function remove(id: number): void {
    list.set(list.now().filter((toast) => toast.id !== id))
  }

  /** Fades a toast out, then drops it. */
  function dismiss(id: number): void {
    if (!stays(id)) return
    list.set(list.now().map((toast) => (toast.id === id ? { ...toast, leaving: true } : toast)))
    timers.start(id, () => remove(id), TOAST_FADE)
  }

  function stays(id: number): boolean {
    return list.now().some((toast) => toast.id === id && !toast.leaving)
  }

  /** Restarts the lifetime of a toast. */
  function release(id: number): void {
    if (stays(id)) timers.start(id, () => dismiss(id), TOAST_LIFETIME)
  }

  /** Adds a toast, or renews an equal one. */
  function show(message: ToastMessage): void {
    if (message.signal?.aborted) return
    const same = list.now().find((toast) => toast.text === message.text && !toast.leaving)
    const id = same?.id ?? ++lastId
    const others = list.now().filter((toast) => toast.id !== id)
    const next = [...others, { ...message, id, leaving: false }]
    for (const dropped of next.slice(0, -TOAST_LIMIT)) timers.stop(dropped.id)
    list.set(next.slice(-TOAST_LIMIT))
    message.signal?.addEventListener('abort', () => dismiss(id))
    release(id)
  }

  return {
    show,
    dismiss,
    /** Pauses the lifetime of a toast under the pointer or the focus; a fading one goes on. */
    hold(id: number): void {
      if (stays(id)) timers.stop(id)
    },
    release,
    snapshot: list.now,
    /** Calls back after each change; returns a function that stops. */
    subscribe: list.subscribe,
  }
}

function createToastList() {
  let toasts: readonly Toast[] = []
  const listeners = new Set<() => void>()
  return {
    now: () => toasts,
    set(next: readonly Toast[]): void {
      toasts = next
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

function createTimers(schedule: Schedule) {
  const running = new Map<number, () => void>()
  function stop(id: number): void {
    running.get(id)?.()
    running.delete(id)
  }
  function start(id: number, task: () => void, milliseconds: number): void {
    stop(id)
    running.set(id, schedule(task, milliseconds))
  }
  return { start, stop }
}
