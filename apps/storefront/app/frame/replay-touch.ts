export type TypedField = { readonly value: string; readonly checked?: boolean }

export type EarlyTouch = {
  /** Button tapped last, or that sent a form: its name, and the page's time in milliseconds. */
  tap?: { readonly button: HTMLElement; readonly name: string; readonly at: number } | undefined
  /** Fields typed in or chosen, in that order, with their state: hydration resets them. */
  readonly typed: ReadonlyMap<Element, TypedField>
  /**
   * Whether React listens by itself: a tap from here on replaces an earlier one. Where fields wait
   * to be filled in again, it waits too: React would send a form with the reset fields.
   */
  alive?: boolean
  readonly end: () => void
}

/** Age, in milliseconds, from which a tap is not replayed: the diner has gone on. */
const PATIENCE_MS = 10_000

/** Lets React handle one event before the next is dispatched. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Fills the fields again, then taps: in that order, so that the typed values are sent. */
export async function replayTouch(touch: EarlyTouch): Promise<void> {
  for (const [field, wanted] of touch.typed) {
    await settled()
    if (field.isConnected) fillAgain(field, wanted)
  }
  await settled()
  touch.end()
  const { tap } = touch
  if (!tap?.button.isConnected || performance.now() - tap.at > PATIENCE_MS) return
  // A button whose name changed is not tapped.
  if ((tap.button.ariaLabel || tap.button.textContent) === tap.name) tap.button.click()
}

/**
 * Tells React of a field filled in before it listened. React compares a field with the last value
 * set on the element, so another value is set first, past React's setter.
 */
function fillAgain(field: Element, { value, checked = false }: TypedField): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (field instanceof HTMLTextAreaElement) typeAgain(field, value)
  else if (!(field instanceof HTMLInputElement)) return
  else if (field.type === 'file') field.dispatchEvent(new Event('change', { bubbles: true }))
  else if (field.type !== 'radio' && field.type !== 'checkbox') typeAgain(field, value)
  else if (checked || field.type === 'checkbox') {
    field.checked = !checked
    field.click()
  }
}

function typeAgain(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  field.value = value === '' ? ' ' : ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
