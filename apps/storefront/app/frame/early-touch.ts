import type { EarlyTouch, TypedField } from './replay-touch.ts'

declare global {
  interface Window {
    /** Memory of `rememberEarlyTouch`; deleted once replayed. */
    earlyTouch?: EarlyTouch
  }
}

/**
 * Remembers, from the head of the document on, the last tap on a button that needs scripts, the
 * fields that are filled in, and the form that is sent. The button shows that it waits
 * (`data-waits`). Links, and forms with an address, work without scripts.
 */
export function rememberEarlyTouch(): void {
  const typed = new Map<Element, TypedField>()
  /** Whether React listens by itself, and no field waits to be filled in again. */
  const isHeard = (): boolean | undefined => touch.alive && !typed.size
  const tap = (button: HTMLElement | null, event: Event): void => {
    if (button && touch.alive && typed.size) event.stopImmediatePropagation()
    delete touch.tap?.button.dataset.waits
    touch.tap =
      button && !isHeard()
        ? { button, name: button.ariaLabel || button.textContent, at: event.timeStamp }
        : undefined
    if (touch.tap) touch.tap.button.dataset.waits = ''
  }
  const click = (event: Event): void => {
    if (event.isTrusted) tap((event.target as Element).closest('button[type=button]'), event)
  }
  const input = (event: Event): void => {
    const field = event.target as HTMLInputElement
    if (!isHeard()) typed.set(field, { value: field.value, checked: field.checked })
  }
  const submit = (event: Event): void => {
    if (isHeard() || (event.target as Element).hasAttribute('action')) return
    event.preventDefault()
    tap((event as SubmitEvent).submitter, event)
  }
  const listeners = Object.entries({ click, input, submit })
  const touch: EarlyTouch = {
    typed,
    end() {
      delete touch.tap?.button.dataset.waits
      for (const [name, listener] of listeners) document.removeEventListener(name, listener, true)
    },
  }
  window.earlyTouch = touch
  for (const [name, listener] of listeners) document.addEventListener(name, listener, true)
}

/** Longest time in milliseconds that a tap waits for its fields: React has taken over then. */
const HELD_MS = 3000

/** Stops remembering; call it when React begins to listen. */
export function endEarlyTouch(): void {
  const touch = window.earlyTouch
  if (!touch) return
  touch.alive = true
  setTimeout(touch.end, HELD_MS)
}

/**
 * Replays the remembered input once. On a slow phone the server's buttons are visible seconds
 * before they work, and the diner who tapped one waits. The replaying code is loaded only for
 * input to replay.
 */
export function replayEarlyTouch(): void {
  const touch = window.earlyTouch
  delete window.earlyTouch
  if (!touch) return
  if (!touch.tap && touch.typed.size === 0) return touch.end()
  import('./replay-touch.ts').then(({ replayTouch }) => replayTouch(touch)).catch(touch.end)
}
