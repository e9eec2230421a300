import { layoutCopy } from '@mostrador/copy/layout'
import { Button } from '@mostrador/ui/button.tsx'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { KeptLink } from './kept-link.tsx'

export type NotFoundViewProps = {
  readonly title?: string
  readonly hint?: string
  readonly to?: string
  readonly action?: string
}

/** Page of an address that leads nowhere. */
export function NotFoundView({ title, hint, to, action }: NotFoundViewProps) {
  return (
    <main id="content" className="grid min-h-[80dvh] content-center">
      <title>{title ?? layoutCopy.notFoundTitle}</title>
      <EmptyState
        picture={<EmptyPicture name="map" />}
        title={title ?? layoutCopy.notFoundTitle}
        level={1}
        action={<Button render={<KeptLink to={to ?? '/menu'} />}>{action ?? layoutCopy.goToStart}</Button>}
      >
        {hint ?? layoutCopy.notFoundHint}
      </EmptyState>
    </main>
  )
}
