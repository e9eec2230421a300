import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** Publishes the bar's height, so that the page ends above it. */
function takeRoom(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined
  const { style } = document.documentElement
  const watch = new ResizeObserver(() => style.setProperty('--bar-room', `${bar.offsetHeight}px`))
  watch.observe(bar)
  return () => {
    watch.disconnect()
    style.removeProperty('--bar-room')
  }
}

/**
 * Bar at the foot of a page, within reach of the thumb: the whole width below 800 px, 80 % to 1025
 * px, 50 % above. The page gets as much room at its end, and toasts rise above it
 * (`data-bottom-bar`, app.css); the home indicator of the phone stays free.
 */
export function BottomBar({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div
      ref={takeRoom}
      data-bottom-bar
      className={classNames(
        'fixed inset-x-0 bottom-0 z-30 mx-auto w-full border-t border-line bg-raised px-4 pt-3 pb-safe-3',
        'md:w-[80%] md:rounded-t-sheet md:border-x md:shadow-float lg:w-1/2',
        className,
      )}
    >
      {children}
    </div>
  )
}
