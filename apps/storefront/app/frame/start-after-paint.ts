/** `type` of scripts and `rel` of preloads until they start. */
const LATER = 'later'

/** Large chunks, by their names in vite.config.ts: they are requested before the small ones. */
const LARGE = /\/(libraries|first-view)-/

/** Signs that the diner is about to ask for something, each before its click or its letter. */
const TOUCHES = ['pointerover', 'pointerdown', 'keydown', 'focusin']

/**
 * Longest waits, in milliseconds: of scripts for a touch or for a page that never loads, of scripts
 * for an idle moment, of pictures for the scripts.
 */
const LOAD_MS = 5000
const IDLE_MS = 2000
const AWAKE_MS = 5000

/**
 * Defers the page's scripts and the menu they need: on a slow connection they take the bandwidth of
 * the first view, on a fast one the processor. `startAfterPaint` releases them.
 */
export const waitForPaint = (html: string): string =>
  html
    .replaceAll('<link rel="modulepreload"', `<link rel="${LATER}"`)
    .replaceAll('<link rel="preload" as="fetch"', `<link rel="${LATER}" as="fetch"`)
    .replace(/<script([^>]*) type="module" async="">/, `<script$1 type="${LATER}">`)

/**
 * Starts the page's scripts (from the head of the document) when the diner touches the page, or
 * once it has loaded and is idle; a hidden page starts when it was read. The document is awake when
 * they run, when the diner scrolls, taps or presses a key before, or after a while: then the
 * pictures below load (`later-picture`). docs/decisions/025, 188.
 */
export function startAfterPaint(): void {
  for (const touch of ['scroll', 'pointerdown', 'keydown'])
    addEventListener(touch, awake, { once: true, passive: true })
  document.addEventListener('DOMContentLoaded', () => {
    setTimeout(start, document.hidden ? 0 : LOAD_MS)
    setTimeout(awake, AWAKE_MS)
    for (const touch of TOUCHES) addEventListener(touch, start, { once: true, passive: true })
  })
  addEventListener('load', () => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: IDLE_MS })
    else setTimeout(start)
  })
}

function awake(): void {
  document.documentElement.dataset.awake = ''
}

const isSmall = ({ href }: HTMLLinkElement): number => (LARGE.test(href) ? 0 : 1)

/** Requests the deferred files, the large ones first, and runs the module script; once. */
function start(): void {
  const waiting = document.querySelector<HTMLScriptElement>(`script[type=${LATER}]`)
  if (!waiting) return
  waiting.type = 'started'
  const links = [...document.querySelectorAll<HTMLLinkElement>(`link[rel=${LATER}]`)]
  for (const link of links.sort((one, other) => isSmall(one) - isSmall(other)))
    link.rel = link.as ? 'preload' : 'modulepreload'
  const script = document.createElement('script')
  script.type = 'module'
  script.nonce = waiting.nonce
  script.text = waiting.text
  document.head.append(script)
}
