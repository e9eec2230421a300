/** `type` of scripts and `rel` of preloads until the page is painted. */
const LATER = 'later'

/**
 * The chunks that take longest, by their names in vite.config.ts: they are asked for before the
 * small ones.
 */
const LARGE = /\/(libraries|first-view)-/

/** A frame is on the screen when the next but one begins. */
const FRAMES = 3

/**
 * Longer than these, in milliseconds, nobody waits: scripts for a paint, pictures for the scripts.
 */
const PAINT_MS = 1000
const AWAKE_MS = 5000

/**
 * Lets the page's scripts, and the menu that they wait for, come when it was painted: on a slow
 * connection they take the bandwidth from what is read first, on a fast one the processor.
 * `startAfterPaint` sets them free again.
 */
export const waitForPaint = (html: string): string =>
  html
    .replaceAll('<link rel="modulepreload"', `<link rel="${LATER}"`)
    .replaceAll('<link rel="preload" as="fetch"', `<link rel="${LATER}" as="fetch"`)
    .replace(/<script([^>]*) type="module" async="">/, `<script$1 type="${LATER}">`)

/**
 * Lets the page's scripts start (in the head of the document) when the whole of it has been on the
 * screen for a frame, or nobody looks. The document is awake when they are there, when the diner
 * scrolls, taps or presses a key before, or after a while: then the pictures below come
 * (`later-picture`). docs/decisions/025.
 */
export function startAfterPaint(): void {
  for (const touch of ['scroll', 'pointerdown', 'keydown'])
    addEventListener(touch, awake, { once: true, passive: true })
  document.addEventListener('DOMContentLoaded', () => {
    setTimeout(start, document.hidden ? 0 : PAINT_MS)
    setTimeout(awake, AWAKE_MS)
    afterFrames(FRAMES)
  })
}

function awake(): void {
  document.documentElement.dataset.awake = ''
}

const afterFrames = (frames: number): unknown =>
  frames ? requestAnimationFrame(() => afterFrames(frames - 1)) : setTimeout(start)

const isSmall = ({ href }: HTMLLinkElement): number => (LARGE.test(href) ? 0 : 1)

/**
 * Asks for what waited, the large files first, and runs the module script. Only the first call
 * does.
 */
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
