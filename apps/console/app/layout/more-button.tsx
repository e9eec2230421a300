import { consoleCopy } from '@mostrador/copy/console'
import { Button } from '@mostrador/ui/button.tsx'

export type MoreButtonProps = { readonly isLoading: boolean; readonly onMore: () => void }

/** Under a list that goes on: its next page. */
export function MoreButton({ isLoading, onMore }: MoreButtonProps) {
  return (
    <Button
      variant="secondary"
      className="mx-auto"
      busy={isLoading}
      busyLabel={consoleCopy.loadingMore}
      onClick={onMore}
    >
      {consoleCopy.more}
    </Button>
  )
}
