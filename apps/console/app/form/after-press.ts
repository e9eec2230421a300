let isPressed = false
const waiting: (() => void)[] = []

/** The click of a press comes with its release, in the same task: what waits comes after it. */
function release(): void {
  isPressed = false
  setTimeout(() => {
    for (const task of waiting.splice(0)) task()
  })
}

function press(): void {
  isPressed = true
}

/** Before any control hears of it. */
const FIRST = { capture: true }

const RELEASES = ['mouseup', 'dragend', 'pointercancel', 'contextmenu', 'keydown', 'blur'] as const

/**
 * Knows from now on whether something is pressed, by mouse or finger; answers how it ends. A form
 * does that as long as it is open.
 */
export function watchPresses(page: EventTarget = globalThis): () => void {
  page.addEventListener('mousedown', press, FIRST)
  // A focus that leaves a field is heard here as well: the window's own alone is a release.
  const end = (event: Event): void => {
    if (event.type !== 'blur' || event.target === page) release()
  }
  for (const type of RELEASES) page.addEventListener(type, end, FIRST)
  return () => {
    page.removeEventListener('mousedown', press, FIRST)
    for (const type of RELEASES) page.removeEventListener(type, end, FIRST)
    release()
  }
}

/**
 * Does something once nothing is pressed any more. What a press itself brings about, as a field
 * that it leaves and that then says what is wrong with it, must not move the page below the finger:
 * the click would be lost between the place of the press and that of the release.
 */
export function afterPress(task: () => void): void {
  if (isPressed) waiting.push(task)
  else task()
}
