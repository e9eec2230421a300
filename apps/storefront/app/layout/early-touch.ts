/** What the diner did before the page's scripts were there. */
type EarlyTouch = {
  /** The button that was tapped last, or that sent a form. */
  readonly tapped: HTMLElement | undefined
  /** The fields that were typed in. */
  readonly typed: readonly HTMLInputElement[]
}

declare global {
  interface Window {
    /** Ends the remembering, and tells what there was; undefined where the script below did not run. */
    earlyTouch?: () => EarlyTouch
  }
}

/**
 * A script for the head of the document: remembers the last tap on a button that does nothing without scripts, the
 * fields that are typed in, and the form that is sent. Links, and forms that say where they go, work by themselves.
 */
export const rememberEarlyTouch = [
  '(()=>{let tapped,typed=new Set,on={',
  "click(e){tapped=e.target.closest('button[type=button]')??tapped},",
  "input(e){e.target.matches('input')&&typed.add(e.target)},",
  "submit(e){if(!e.target.hasAttribute('action')){e.preventDefault();tapped=e.submitter??tapped}}}",
  ';for(let k in on)document.addEventListener(k,on[k],true)',
  ';window.earlyTouch=()=>{for(let k in on)document.removeEventListener(k,on[k],true)',
  ';return{tapped,typed:[...typed]}}})()',
].join('')

let early: EarlyTouch | undefined

/** Call it when React begins to listen: what is tapped from then on, it hears itself. */
export function endEarlyTouch(): void {
  early = window.earlyTouch?.()
}

/**
 * Does now, once, what was asked for too early, as far as it is still on the page. On a slow phone the server's buttons
 * are there seconds before they work, and whoever tapped one waits for it.
 */
export function replayEarlyTouch(): void {
  const touch = early
  early = undefined
  for (const field of touch?.typed ?? []) typeAgain(field)
  if (touch?.tapped?.isConnected) touch.tapped.click()
}

/** React compares a field with what it last set there itself; only the prototype's setter goes past that. */
function typeAgain(field: HTMLInputElement): void {
  if (!field.isConnected || field.value === '') return
  const { value } = field
  field.value = ''
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
