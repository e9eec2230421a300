import { classNames } from '@mostrador/ui/class-names'
import type { ReactNode } from 'react'

/** The main part of a page: where the skip link leads, with the one heading that says which page it is. */
export function Page(props: {
  title: string
  titleShown?: boolean
  className?: string
  children: ReactNode
}) {
  const { title, titleShown = false, className, children } = props
  return (
    <main
      id="content"
      tabIndex={-1}
      className={classNames('grow px-4 pt-2 pb-24 outline-none md:pb-4', className)}
    >
      <h1 className={titleShown ? 'text-28 font-bold' : 'sr-only'}>{title}</h1>
      {children}
    </main>
  )
}
