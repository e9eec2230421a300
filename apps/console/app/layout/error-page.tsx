import { consoleCopy } from '@mostrador/copy/console'
import { layoutCopy } from '@mostrador/copy/layout'
import { Button } from '@mostrador/ui/button.tsx'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { NotFoundPage } from './not-found-page.tsx'

const isOffline = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 0

/** What is shown when a page could not be made: a contact that is not theirs, no connection, a fault of ours. */
export function ErrorPage() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) {
    return <NotFoundPage title={consoleCopy.contactMissing} hint={consoleCopy.contactMissingHint} />
  }
  const offline = isOffline(error)
  return (
    <main className="grid min-h-dvh place-items-center">
      <EmptyState
        level={1}
        picture={<EmptyPicture name="plug" />}
        title={offline ? layoutCopy.offlineTitle : layoutCopy.errorTitle}
        action={<Button onClick={() => location.reload()}>{consoleCopy.retry}</Button>}
      >
        {offline ? layoutCopy.offlineHint : layoutCopy.errorHint}
      </EmptyState>
    </main>
  )
}
