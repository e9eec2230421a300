import { menuCopy } from '@mostrador/copy/menu'
import { Chip } from '@mostrador/ui/chip.tsx'
import { useEffect, useState } from 'react'
import type { MouseEvent } from 'react'
import { scrollBehavior, useFollowInRow } from '../layout/use-follow-in-row.ts'
import type { MenuView } from './menu-view.ts'
import { sectionId } from './menu-sections.tsx'

/** A section counts as the one being read while it crosses this band below the bars. */
const READING_BAND = '-140px 0px -55% 0px'

/** The id of the section that is being read, as the page scrolls. */
function useSectionInView(): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const visible = new Set<string>()
    const sections = Array.from(document.querySelectorAll<HTMLElement>('[data-section]'))
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target.id)
          else visible.delete(target.id)
        }
        setCurrent(sections.find(({ id }) => visible.has(id))?.id)
      },
      { rootMargin: READING_BAND },
    )
    for (const section of sections) observer.observe(section)
    return () => observer.disconnect()
  }, [])
  return current
}

/** Farther than this many screens a smooth scroll only makes one wait, over rows that are not drawn yet. */
const SMOOTH_SCREENS = 2

/** Scrolls to a section without leaving a step in the history for each tap. */
function goToSection(event: MouseEvent<HTMLElement>, id: string): void {
  const section = document.getElementById(id)
  if (!section) return
  event.preventDefault()
  const isFar = Math.abs(section.getBoundingClientRect().top) > SMOOTH_SCREENS * window.innerHeight
  section.scrollIntoView({ behavior: isFar ? 'instant' : scrollBehavior() })
}

/** Categories as chips that follow the scroll and lead to their section; plain anchors until scripts are there. */
export function CategorySlider({ view }: { readonly view: MenuView }) {
  const current = useSectionInView()
  const row = useFollowInRow<HTMLUListElement>(current)
  return (
    <nav aria-label={menuCopy.categories} className="border-b border-line bg-canvas">
      <ul ref={row} className="scroll-row relative mx-auto max-w-6xl scroll-px-4 gap-2 px-4 py-2">
        {view.sections.map((section) => {
          const id = sectionId(section)
          return (
            <li key={id} className="shrink-0">
              <Chip
                selected={current === id}
                render={<a href={`#${id}`} onClick={(event) => goToSection(event, id)} />}
              >
                {section.name}
              </Chip>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
