import { consoleCopy } from '@mostrador/copy/console'
import { layoutCopy } from '@mostrador/copy/layout'
import { Button } from '@mostrador/ui/button.tsx'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { Link } from 'react-router'

/** Page for an unknown address, or a branch contact that is not the user's. */
export function NotFoundPage({ title, hint }: { title?: string; hint?: string }) {
  return (
    <main id="content" tabIndex={-1} className="grid min-h-[70dvh] place-items-center outline-none">
      <title>{`${title ?? layoutCopy.notFoundTitle} · ${consoleCopy.title}`}</title>
      <EmptyState
        level={1}
        picture={<EmptyPicture name="map" />}
        title={title ?? layoutCopy.notFoundTitle}
        action={<Button render={<Link to="/?choose" />}>{consoleCopy.goToContacts}</Button>}
      >
        {hint ?? layoutCopy.notFoundHint}
      </EmptyState>
    </main>
  )
}
