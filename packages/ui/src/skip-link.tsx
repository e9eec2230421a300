import type { MouseEvent } from 'react'

/** The id of the element to which it leads: what a page is about. */
const TARGET = 'content'

/** Leads by the focus alone: an address with a hash would be a step of the history, and a visit. */
function skip(event: MouseEvent): void {
  const content = document.getElementById(TARGET)
  if (!content) return
  event.preventDefault()
  content.tabIndex = -1
  content.focus()
}

/** The first thing that the keyboard comes to: past what stands on every page, to its content. */
export const SkipLink = ({ label }: { label: string }) => (
  <a href={`#${TARGET}`} onClick={skip} className="skip-link">
    {label}
  </a>
)
