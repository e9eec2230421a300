import { layoutCopy } from '@mostrador/copy/layout'
import { Button } from '@mostrador/ui/button.tsx'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'

export type UnreachableProps = {
  /** Whether there is no connection, rather than a failed answer; by default the browser's view. */
  readonly isOffline?: boolean
  readonly level?: 1 | 2
  readonly hint?: string
  readonly onRetry: () => void
}

/** Returns the title of a failed load. */
export const unreachableTitle = (isOffline: boolean): string =>
  isOffline ? layoutCopy.offlineTitle : layoutCopy.errorTitle

/** View of a failed load: without a connection, or by our fault, with a button to try again. */
export function Unreachable(props: UnreachableProps) {
  const { isOffline = !navigator.onLine, level = 2, hint, onRetry } = props
  return (
    <EmptyState
      picture={<EmptyPicture name="plug" />}
      title={unreachableTitle(isOffline)}
      level={level}
      action={<Button onClick={onRetry}>{layoutCopy.retry}</Button>}
    >
      {hint ?? (isOffline ? layoutCopy.offlineHint : layoutCopy.errorHint)}
    </EmptyState>
  )
}
