import { layoutCopy } from '@mostrador/copy/layout'
import { Button } from '@mostrador/ui/button.tsx'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'

export type UnreachableProps = {
  /**
   * Whether there is no connection, rather than an answer that did not help. By default as the
   * browser sees it.
   */
  readonly isOffline?: boolean
  readonly level?: 1 | 2
  /** What did not come, where the page has a sentence of its own for it. */
  readonly hint?: string
  readonly onRetry: () => void
}

/** What is called that which keeps a page from showing anything. */
export const unreachableTitle = (isOffline: boolean): string =>
  isOffline ? layoutCopy.offlineTitle : layoutCopy.errorTitle

/**
 * What stands where nothing came: without a connection, or by our fault, with a way to try again.
 */
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
