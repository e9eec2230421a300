import { menuCopy } from '@mostrador/copy/menu'
import { Chip } from '@mostrador/ui/chip.tsx'
import { useEffect, useState, type MouseEvent } from 'react'
import { scrollBehavior, useFollowInRow } from '../frame/use-follow-in-row.ts'
import type { MenuView } from '../place/menu-view.ts'
import { sectionId } from './menu-sections.tsx'

/** A section counts as the one being read while it crosses this band below the bars. */
const READING_BAND = '-140px 0px -55% 0px'

/** The id of the section that is being read, as the page scrolls. */
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
 * The section that the slider marks: the one that is being read, or the one that was tapped, until
 * the reader scrolls on. The last ones of a page are too short to reach the band where one is read.
 */
function useCurrentSection(view: MenuView) {
  const read = useSectionInView(view)
  const [tapped, setTapped] = useState<string>()
  // A tap before the scripts were there has jumped by itself, and is known by its hash alone.
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

/**
 * Farther than this many screens a smooth scroll only makes one wait, over rows that are not drawn
 * yet.
 */
const SMOOTH_SCREENS = 2

/**
 * For so many frames after a jump the rows around it are drawn, and take the heights that they
 * have.
 */
const SETTLING_FRAMES = 12

/** Holds a section where it was jumped to while what is above it finds its height. */
function settle(section: HTMLElement, frames = SETTLING_FRAMES): void {
  section.scrollIntoView({ behavior: 'instant' })
  if (frames > 0) requestAnimationFrame(() => settle(section, frames - 1))
}

/**
 * Scrolls to a section without leaving a step in the history for each tap; the next Tab goes on
 * from there.
 */
function goToSection(event: MouseEvent<HTMLElement>, id: string): void {
  const section = document.getElementById(id)
  if (!section) return
  event.preventDefault()
  const isFar = Math.abs(section.getBoundingClientRect().top) > SMOOTH_SCREENS * window.innerHeight
  if (isFar) settle(section)
  else section.scrollIntoView({ behavior: scrollBehavior() })
  section.querySelector('h2')?.focus({ preventScroll: true })
}

/**
 * Categories as chips that follow the scroll and lead to their section; plain anchors until scripts
 * are there.
 */
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
