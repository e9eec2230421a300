import { consoleCopy } from '@mostrador/copy/console'
import { Button } from '@mostrador/ui/button.tsx'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'

export type LoadFailedProps = {
  /** What could not be loaded, in one sentence. */
  readonly title: string
  readonly retry: () => void
  readonly className?: string | undefined
}

/** In the place of what could not be loaded: that it could not, and another try. */
export function LoadFailed({ title, retry, className }: LoadFailedProps) {
  return (
    <div role="alert" className={className}>
      <EmptyState
        picture={<EmptyPicture name="plug" />}
        title={title}
        action={
          <Button icon="refresh" onClick={retry}>
            {consoleCopy.retry}
          </Button>
        }
      />
    </div>
  )
}
