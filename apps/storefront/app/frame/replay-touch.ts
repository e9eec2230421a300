/** State of a field: its text, and whether it was ticked. */
export type TypedField = { readonly value: string; readonly checked?: boolean }

/** Input of the diner before the page's scripts run. */
export type EarlyTouch = {
  /**
   * The button that was tapped last, or that sent a form: what it was called then, and when, in
   * milliseconds of the page.
   */
  tap?: { readonly button: HTMLElement; readonly name: string; readonly at: number } | undefined
  /**
   * The fields that were typed in or chosen, in that order, with what was: React sets them back as
   * it comes.
   */
  readonly typed: ReadonlyMap<Element, TypedField>
  /**
   * React listens by itself now: a tap from here on takes the place of an earlier one. Where fields
   * wait to be filled in again, it waits for them: React would send a form as it set it back.
   */
  alive?: boolean
  /** Listens no more. */
  readonly end: () => void
}

/**
 * After this time, in milliseconds, a tap is not replayed: the diner has gone on to something else.
 */
const PATIENCE_MS = 10_000

/** Lets React handle one event before the next is dispatched. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Fills the fields again, then taps: in that order, so that what is sent is what was typed. */
export async function replayTouch(touch: EarlyTouch): Promise<void> {
  for (const [field, wanted] of touch.typed) {
    await settled()
    if (field.isConnected) fillAgain(field, wanted)
  }
  await settled()
  touch.end()
  const { tap } = touch
  if (!tap?.button.isConnected || performance.now() - tap.at > PATIENCE_MS) return
  // A button that has become another one was not asked for.
  if ((tap.button.ariaLabel || tap.button.textContent) === tap.name) tap.button.click()
}

/**
 * Tells React of a field that was filled in before it listened. React compares a field with what
 * was last set on the element itself, so something else is set there first, and what the diner
 * wants comes past it.
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
