import { menuCopy } from '@mostrador/copy/menu'
import { Chip } from '@mostrador/ui/chip.tsx'
import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
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

/** Keeps the chip of the current section in view, moving the row alone and never the page. */
function useFollow(row: RefObject<HTMLElement | null>, current: string | undefined): void {
  useEffect(() => {
    const chip = current && row.current?.querySelector<HTMLElement>(`[href="#${current}"]`)
    if (!chip || !row.current) return
    const centre = chip.offsetLeft - (row.current.clientWidth - chip.offsetWidth) / 2
    row.current.scrollTo({ left: centre, behavior: 'smooth' })
  }, [row, current])
}

/** Categories as chips that follow the scroll and lead to their section; plain anchors until scripts are there. */
export function CategorySlider({ view }: { readonly view: MenuView }) {
  const row = useRef<HTMLUListElement>(null)
  const current = useSectionInView()
  useFollow(row, current)
  return (
    <nav aria-label={menuCopy.categories} className="border-b border-line bg-canvas">
      <ul ref={row} className="scroll-row relative mx-auto max-w-6xl scroll-px-4 gap-2 px-4 py-2">
        {view.sections.map((section) => (
          <li key={section.category.id} className="shrink-0">
            <Chip selected={current === sectionId(section)} render={<a href={`#${sectionId(section)}`} />}>
              {section.name}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  )
}
