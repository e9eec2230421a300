import type { MouseEvent } from 'react'

/** Id of the target, the main content of a page. */
const TARGET = 'content'

/** Moves the focus only: an address with a hash would be a history entry, and a visit. */
function skip(event: MouseEvent): void {
  const content = document.getElementById(TARGET)
  if (!content) return
  event.preventDefault()
  content.tabIndex = -1
  content.focus()
}

/** First stop of the keyboard: skips to the page's content. */
export const SkipLink = ({ label }: { label: string }) => (
  <a href={`#${TARGET}`} onClick={skip} className="skip-link">
    {label}
  </a>
)
