import { menuCopy } from '@mostrador/copy/menu'
import { Chip } from '@mostrador/ui/chip.tsx'
import { useEffect, useState, type MouseEvent } from 'react'
import { scrollBehavior, useFollowInRow } from '../frame/use-follow-in-row.ts'
import type { MenuView } from '../place/menu-view.ts'
import { sectionId } from './menu-sections.tsx'

/** Band below the bars: the section that crosses it is being read. */
const READING_BAND = '-140px 0px -55% 0px'

/** Returns the id of the section being read, as the page scrolls. */
function useSectionInView(view: MenuView): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const visible = new Set<string>()
    const sections = view.sections.flatMap((section) => document.getElementById(sectionId(section)) ?? [])
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
  }, [view])
  return current
}

/** Events by which the reader scrolls on alone after a tap on a category. */
const OWN_WAYS = ['wheel', 'touchmove', 'keydown', 'mousedown'] as const

/**
 * Returns the section that the slider marks: the one being read, or the tapped one until the
 * reader scrolls on. The last sections of a page are too short to reach the reading band.
 */
function useCurrentSection(view: MenuView) {
  const read = useSectionInView(view)
  const [tapped, setTapped] = useState<string>()
  // A tap before the scripts ran has jumped by its hash.
  useEffect(() => setTapped(view.sections.map(sectionId).find((id) => `#${id}` === location.hash)), [view])
  useEffect(() => {
    if (!tapped) return undefined
    const forget = () => setTapped(undefined)
    for (const way of OWN_WAYS) window.addEventListener(way, forget, { passive: true })
    return () => {
      for (const way of OWN_WAYS) window.removeEventListener(way, forget)
    }
  }, [tapped])
  return { current: tapped ?? read, setTapped }
}

/** Most screens of a smooth scroll: a longer one passes rows not drawn yet. */
const SMOOTH_SCREENS = 2

/** Frames after a jump in which the rows around it are drawn and get their heights. */
const SETTLING_FRAMES = 12

/** Holds a section in place while the rows above it get their heights. */
function settle(section: HTMLElement, frames = SETTLING_FRAMES): void {
  section.scrollIntoView({ behavior: 'instant' })
  if (frames > 0) requestAnimationFrame(() => settle(section, frames - 1))
}

/** Scrolls to a section without a history entry, and moves the focus there for the next Tab. */
function goToSection(event: MouseEvent<HTMLElement>, id: string): void {
  const section = document.getElementById(id)
  if (!section) return
  event.preventDefault()
  const isFar = Math.abs(section.getBoundingClientRect().top) > SMOOTH_SCREENS * window.innerHeight
  if (isFar) settle(section)
  else section.scrollIntoView({ behavior: scrollBehavior() })
  section.querySelector('h2')?.focus({ preventScroll: true })
}

/** Chips of the categories, which follow the scroll; plain anchors until the scripts run. */
export function CategorySlider({ view }: { readonly view: MenuView }) {
  const { current, setTapped } = useCurrentSection(view)
  const row = useFollowInRow<HTMLUListElement>(current)
  return (
    <nav aria-label={menuCopy.categories} className="min-w-0 grow">
      <ul ref={row} className="scroll-row relative scroll-px-4 gap-2 py-2 pr-4 pl-1">
        <li aria-hidden className="shrink-0 snap-start self-center text-14 font-semibold">
          {menuCopy.categories}
        </li>
        {view.sections.map((section) => {
          const id = sectionId(section)
          return (
            <li key={id} className="shrink-0">
              <Chip
                selected={current === id}
                render={
                  <a
                    href={`#${id}`}
                    onClick={(event) => {
                      goToSection(event, id)
                      setTapped(id)
                    }}
                  />
                }
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
