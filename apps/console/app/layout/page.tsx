import { classNames } from '@mostrador/ui/class-names'
import type { ReactNode } from 'react'

export type PageProps = {
  /** The one heading that says which page it is. */
  title: string
  /**
   * It is drawn; else it is there for screen readers, and the section's link says it to the eye.
   */
  titleShown?: boolean
  /** Purpose of the page, in a sentence or two under its heading. */
  hint?: ReactNode
  /** As wide as a line can be read. */
  narrow?: boolean
  className?: string
  children: ReactNode
}

/** The main part of a page: where the skip link leads. */
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
