import { consoleCopy } from '@mostrador/copy/console'
import { layoutCopy } from '@mostrador/copy/layout'
import { Button } from '@mostrador/ui/button.tsx'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { NotFoundPage } from './not-found-page.tsx'

/** Page for a route that failed: unknown branch contact, no connection, or a fault of ours. */
export function ErrorPage() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) {
    return <NotFoundPage title={consoleCopy.contactMissing} hint={consoleCopy.contactMissingHint} />
  }
  return (
    <main className="grid min-h-dvh place-items-center">
      <Failure error={error} />
    </main>
  )
}

/** Page in place of a section that failed to load or render. */
export function SectionError() {
  return (
    <main id="content" tabIndex={-1} className="grid grow place-items-center outline-none max-md:pb-24">
      <Failure error={useRouteError()} />
    </main>
  )
}

const isOffline = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error
    ? error.status === 0
    : globalThis.navigator?.onLine === false

function Failure({ error }: { readonly error: unknown }) {
  const offline = isOffline(error)
  return (
    <EmptyState
      level={1}
      picture={<EmptyPicture name="plug" />}
      title={offline ? layoutCopy.offlineTitle : layoutCopy.errorTitle}
      action={<Button onClick={() => location.reload()}>{consoleCopy.retry}</Button>}
    >
      {offline ? layoutCopy.offlineHint : layoutCopy.errorHint}
    </EmptyState>
  )
}
