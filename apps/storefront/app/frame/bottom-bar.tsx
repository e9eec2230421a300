import { classNames } from '@mostrador/ui/class-names'
import type { ReactNode } from 'react'

/**
 * Bar within reach of the thumb: 100 % wide below 800 px, 80 % to 1025 px, 50 % above (000 §9). It
 * keeps free of the phone's home indicator; the page ends above it and toasts rise over it
 * (`data-bottom-bar`, app.css).
 */
export function BottomBar({
  children,
  className,
}: {
  readonly children: ReactNode
  readonly className?: string
}) {
  return (
    <div
      data-bottom-bar
      className={classNames(
        'fixed bottom-0 left-1/2 z-30 w-full -translate-x-1/2 px-4 pt-3 pb-safe-3 md:w-4/5 lg:w-1/2',
        'pointer-events-none animate-rise *:pointer-events-auto',
        className,
      )}
    >
      {children}
    </div>
  )
}
