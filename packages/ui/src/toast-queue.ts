/** 000 §10: a toast stays for 3 s, and there are at most two. */
export const TOAST_LIFETIME = 3000
export const TOAST_LIMIT = 2
/** The time that a toast takes to fade, in which it is still drawn. */
export const TOAST_FADE = 190

export type ToastTone = 'neutral' | 'positive' | 'danger'

export type ToastMessage = {
  text: string
  tone?: ToastTone
  /** One way back or onward, as undoing what the toast tells. */
  action?: { label: string; run: () => void }
}

export type Toast = ToastMessage & { id: number; leaving: boolean }

/** What a queue asks of the clock: call later, and answer how to call it off. */
export type Schedule = (task: () => void, milliseconds: number) => () => void

export type ToastQueue = ReturnType<typeof createToastQueue>

/**
 * The toasts that are on the screen, oldest first. A third one takes the place of the oldest; the same
 * text again renews the one that is there rather than standing twice. `schedule` is the clock.
 */
export function createToastQueue(schedule: Schedule) {
  let toasts: readonly Toast[] = []
  let lastId = 0
  const timers = new Map<number, () => void>()
  const listeners = new Set<() => void>()

  function set(next: readonly Toast[]): void {
    toasts = next
    for (const listener of listeners) listener()
  }

  function wait(id: number, task: () => void, milliseconds: number): void {
    hold(id)
    timers.set(id, schedule(task, milliseconds))
  }

  function remove(id: number): void {
    hold(id)
    set(toasts.filter((toast) => toast.id !== id))
  }

  /** Adds a toast, or renews the one that says the same. */
  function show(message: ToastMessage): void {
    const same = toasts.find((toast) => toast.text === message.text && !toast.leaving)
    const id = same?.id ?? ++lastId
    const others = toasts.filter((toast) => toast.id !== id)
    const kept = same ? others : others.slice(-(TOAST_LIMIT - 1))
    for (const dropped of others) if (!kept.includes(dropped)) hold(dropped.id)
    set([...kept, { ...message, id, leaving: false }])
    release(id)
  }

  /** Lets a toast fade, and forgets it once it has. */
  function dismiss(id: number): void {
    if (!toasts.some((toast) => toast.id === id)) return
    set(toasts.map((toast) => (toast.id === id ? { ...toast, leaving: true } : toast)))
    wait(id, () => remove(id), TOAST_FADE)
  }

  /** Stops the time of a toast while it is pointed at or has the focus. */
  function hold(id: number): void {
    timers.get(id)?.()
    timers.delete(id)
  }

  /** Gives a toast its whole time again. */
  function release(id: number): void {
    if (toasts.some((toast) => toast.id === id && !toast.leaving)) wait(id, () => dismiss(id), TOAST_LIFETIME)
  }

  return {
    show,
    dismiss,
    hold,
    release,
    /** The toasts now; the same array until something changes. */
    snapshot: () => toasts,
    /** Calls back after every change; answers how to stop that. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
