import type { EarlyTouch } from './replay-touch.ts'

declare global {
  interface Window {
    /** Made by the script below; gone once it was replayed. */
    earlyTouch?: EarlyTouch
  }
}

/**
 * A script for the head of the document: remembers the last tap on a button that does nothing without scripts, the
 * fields that are filled in, and the form that is sent. Links, and forms that say where they go, work by themselves.
 */
export const rememberEarlyTouch = [
  '(()=>{let typed=new Map,heard=()=>touch.alive&&!typed.size',
  ',tap=(button,e)=>{button&&touch.alive&&!heard()&&e.stopImmediatePropagation()',
  ';touch.tap=button&&!heard()?{button,name:button.ariaLabel||button.textContent,at:e.timeStamp}:undefined}',
  ",on={click(e){e.isTrusted&&tap(e.target.closest('button[type=button]'),e)}",
  ',input({target:t}){heard()||typed.set(t,{value:t.value,checked:t.checked})}',
  ",submit(e){heard()||e.target.hasAttribute('action')||(e.preventDefault(),tap(e.submitter,e))}}",
  ',touch=window.earlyTouch={typed,end(){for(let k in on)document.removeEventListener(k,on[k],true)}}',
  ';for(let k in on)document.addEventListener(k,on[k],true)})()',
].join('')

/** So long, in milliseconds, may what waits for its fields be held back: then the page is React's, whatever came. */
const HELD_MS = 3000

/** Call it when React begins to listen: what is done from then on, it hears itself. */
export function endEarlyTouch(): void {
  const touch = window.earlyTouch
  if (!touch) return
  touch.alive = true
  setTimeout(touch.end, HELD_MS)
}

/**
 * Does now, once, what was asked for too early. On a slow phone the server's buttons are there seconds before they work,
 * and whoever tapped one waits for it. How it is done comes when there is something to do.
 */
export function replayEarlyTouch(): void {
  const touch = window.earlyTouch
  delete window.earlyTouch
  if (!touch) return
  if (!touch.tap && touch.typed.size === 0) return touch.end()
  import('./replay-touch.ts').then(({ replayTouch }) => replayTouch(touch)).catch(touch.end)
}
