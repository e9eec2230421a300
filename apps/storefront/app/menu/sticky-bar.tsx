import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { classNames } from '@mostrador/ui/class-names'
import { useEffect, useState, type ReactNode, type RefObject } from 'react'
import { AccountButton } from '../account/account-button.tsx'
import { ResetLink } from '../header/reset-link.tsx'
import { BranchLogo } from '../branding/branch-logo.tsx'
import { useIsIdle } from '../frame/use-is-idle.ts'

function useIsPast(mark: RefObject<HTMLElement | null>): boolean {
  const [isPast, setIsPast] = useState(false)
  useEffect(() => {
    if (!mark.current) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => entry && setIsPast(!entry.isIntersecting && entry.boundingClientRect.top < 56),
      { rootMargin: '-56px 0px 0px 0px' },
    )
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [mark])
  return isPast
}

export type StickyBarProps = {
  readonly contact: BranchContactInfo
  /** Element before the sticky one, at the end of the header. */
  readonly mark: RefObject<HTMLDivElement | null>
  readonly children: ReactNode
}

/**
 * Bar that the header collapses to: the shop, and under it the categories. It is drawn over the
 * page when the header has scrolled away, so that nothing moves.
 */
export function StickyBar({ contact, mark, children }: StickyBarProps) {
  const isPast = useIsPast(mark)
  // Hidden at first, so it is drawn when the page is idle.
  const isIdle = useIsIdle()
  return (
    <>
      <div ref={mark} className="h-px" />
      <div
        inert={!isPast}
        className={classNames(
          'fixed inset-x-0 top-0 z-30 bg-canvas desk:right-(--cart-width,0px) transition-[translate,opacity,visibility] duration-quick',
          isPast ? '' : 'invisible -translate-y-2 opacity-0',
        )}
      >
        {(isIdle || isPast) && (
          <div className="mx-auto flex h-14 max-w-6xl items-center gap-2 px-4">
            <ResetLink alias={contact.alias} className="flex min-h-11 min-w-0 grow items-center gap-3">
              <BranchLogo name={contact.branch.name} url={contact.branch.customLogoURL} size="small" />
              <span className="truncate text-16 font-semibold">{contact.name}</span>
            </ResetLink>
            <AccountButton floating={false} />
          </div>
        )}
      </div>
      {children}
    </>
  )
}
