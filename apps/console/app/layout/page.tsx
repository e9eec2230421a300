import { classNames } from '@mostrador/ui/class-names'
import type { ReactNode } from 'react'

export type PageProps = {
  /** Only heading of the first level, which names the page. */
  title: string
  /** Shows the heading; otherwise it is for screen readers, and the section's link shows it. */
  titleShown?: boolean
  hint?: ReactNode
  /** Limits the width to a readable line. */
  narrow?: boolean
  className?: string
  children: ReactNode
}

/** Main part of a page, and target of the skip link. */
export function Page({ title, titleShown = false, hint, narrow = false, className, children }: PageProps) {
  const heading = (
    <>
      <h1 className={titleShown ? 'text-28 font-bold' : 'sr-only'}>{title}</h1>
      {hint && <p className="max-w-3xl pb-3 text-14 text-muted">{hint}</p>}
    </>
  )
  return (
    <main
      id="content"
      tabIndex={-1}
      className={classNames('grow px-4 pt-2 pb-24 outline-none md:pb-4', className)}
    >
      {narrow ? (
        <div className="max-w-[56rem]">
          {heading}
          {children}
        </div>
      ) : (
        <>
          {heading}
          {children}
        </>
      )}
    </main>
  )
}
