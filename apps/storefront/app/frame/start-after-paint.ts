/** What a script or a preload is called until the page stands on the screen. */
const LATER = 'later'

/** The chunks that take longest, by their names in vite.config.ts: they are asked for before the small ones. */
const LARGE = '/(libraries|first-view)-/'

/** A frame is on the screen when the next but one begins. */
const FRAMES = 3

/** Longer than these, in milliseconds, nobody waits: scripts for a paint, pictures for the scripts. */
const PAINT_MS = 1000
const AWAKE_MS = 5000

/**
 * Lets the page's scripts, and the menu that they wait for, come when it was painted: on a slow connection they take the
 * bandwidth from what is read first, on a fast one the processor. `startAfterPaint` sets them free again.
 */
export const waitForPaint = (html: string): string =>
  html
    .replaceAll('<link rel="modulepreload"', `<link rel="${LATER}"`)
    .replaceAll('<link rel="preload" as="fetch"', `<link rel="${LATER}" as="fetch"`)
    .replace(/<script([^>]*) type="module" async="">/, `<script$1 type="${LATER}">`)

/**
 * A script for the head of a document that waits: when the whole of it has been on the screen for a frame, or nobody
 * looks, its scripts start. The document is awake when they are there, when the diner scrolls, taps or presses a key
 * before, or after a while: then the pictures below come (`later-picture`). docs/decisions/025.
 */
export const startAfterPaint = [
  '(()=>{let d=document',
  ',awake=()=>d.documentElement.dataset.awake=""',
  `,go=()=>{let s=d.querySelector("script[type=${LATER}]"),m=d.createElement("script")`,
  `,large=l=>${LARGE}.test(l.href)?0:1`,
  ';if(!s)return;s.type="started"',
  `;for(let l of [...d.querySelectorAll("link[rel=${LATER}]")].sort((a,b)=>large(a)-large(b)))`,
  'l.rel=l.as?"preload":"modulepreload"',
  ';m.type="module";m.nonce=s.nonce;m.text=s.text;d.head.append(m)}',
  ';for(let touch of ["scroll","pointerdown","keydown"])addEventListener(touch,awake,{once:true,passive:true})',
  `;d.addEventListener("DOMContentLoaded",()=>{setTimeout(go,d.hidden?0:${PAINT_MS});setTimeout(awake,${AWAKE_MS})`,
  `;let wait=n=>n?requestAnimationFrame(()=>wait(n-1)):setTimeout(go);wait(${FRAMES})})})()`,
].join('')
