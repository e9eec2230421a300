import { layoutCopy } from '@mostrador/copy/layout'
import { Button } from '@mostrador/ui/button.tsx'
import { KeptLink } from './kept-link.tsx'
import { EmptyState } from './empty-state.tsx'

export type NotFoundViewProps = {
  readonly title?: string
  readonly hint?: string
  /** Where the way out leads, and what it says. */
  readonly to?: string
  readonly action?: string
}

/** What stands where an address leads nowhere. */
export function NotFoundView({ title, hint, to, action }: NotFoundViewProps) {
  return (
    <main id="content" className="grid min-h-[80dvh] content-center">
      <title>{title ?? layoutCopy.notFoundTitle}</title>
      <EmptyState
        icon="search"
        title={title ?? layoutCopy.notFoundTitle}
        hint={hint ?? layoutCopy.notFoundHint}
      >
        <Button render={<KeptLink to={to ?? '/menu'} />}>{action ?? layoutCopy.goToStart}</Button>
      </EmptyState>
    </main>
  )
}
