/** 000 §9: a toast stays for 3 s, and there are at most two. */
const TOAST_LIFETIME = 3000
const TOAST_LIMIT = 2
/** The time that a toast takes to fade, in which it is still drawn. */
const TOAST_FADE = 190

type ToastTone = 'neutral' | 'positive' | 'danger'

export type ToastMessage = {
  text: string
  tone?: ToastTone
  /** One way back or onward, as undoing what the toast tells. */
  action?: { label: string; run: () => void }
  /** Aborted when the cause of the toast is gone: it leaves at once. */
  signal?: AbortSignal
}

export type Toast = ToastMessage & { id: number; leaving: boolean }

/** Calls a task later, and returns a function that cancels. */
export type Schedule = (task: () => void, milliseconds: number) => () => void

export type ToastQueue = ReturnType<typeof createToastQueue>

/**
 * The toasts that are on the screen, oldest first. A third one takes the place of the oldest; the
 * same text again renews the one that is there rather than standing twice. `schedule` is the clock.
 */
export function createToastQueue(schedule: Schedule) {
  let lastId = 0
  const list = createToastList()
  const timers = createTimers(schedule)

  function remove(id: number): void {
    list.set(list.now().filter((toast) => toast.id !== id))
  }

  /** Lets a toast fade, and forgets it once it has. */
  function dismiss(id: number): void {
    if (!stays(id)) return
    list.set(list.now().map((toast) => (toast.id === id ? { ...toast, leaving: true } : toast)))
    timers.start(id, () => remove(id), TOAST_FADE)
  }

  function stays(id: number): boolean {
    return list.now().some((toast) => toast.id === id && !toast.leaving)
  }

  /** Gives a toast its whole time again. */
  function release(id: number): void {
    if (stays(id)) timers.start(id, () => dismiss(id), TOAST_LIFETIME)
  }

  /** Adds a toast, or renews the one that says the same. */
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
    /**
     * Stops the time of a toast while it is pointed at or has the focus; one that fades goes on
     * fading.
     */
    hold(id: number): void {
      if (stays(id)) timers.stop(id)
    },
    release,
    /** The toasts now; the same array until something changes. */
    snapshot: list.now,
    /** Calls back after every change; answers how to stop that. */
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

/** One timer for each toast; a new one calls the old one off. */
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
