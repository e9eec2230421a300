let isPressed = false
const waiting: (() => void)[] = []

/** The click follows the release in the same task, so waiting tasks run after it. */
function release(): void {
  isPressed = false
  setTimeout(() => {
    for (const task of waiting.splice(0)) task()
  })
}

function press(): void {
  isPressed = true
}

/** Captures events before any control. */
const FIRST = { capture: true }

const RELEASES = ['mouseup', 'dragend', 'pointercancel', 'contextmenu', 'keydown', 'blur'] as const

/** Watches whether mouse or finger is pressed, while a form is open; returns how to stop. */
export function watchPresses(page: EventTarget = globalThis): () => void {
  page.addEventListener('mousedown', press, FIRST)
  // A blur of a field bubbles here too; only the window's own is a release.
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
 * Runs a task once nothing is pressed. An effect of a press, such as a problem below the field
 * that it leaves, must not move the page under the finger: the click would be lost between press
 * and release.
 */
export function afterPress(task: () => void): void {
  if (isPressed) waiting.push(task)
  else task()
}
