import { consoleCopy } from '@mostrador/copy/console'
import { Button } from '@mostrador/ui/button.tsx'

/** A list that comes in pages. */
export type PagedList = {
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly fetchNextPage: () => Promise<unknown>
}

/** Under a list that goes on: its next page. */
export function MoreButton({ list }: { readonly list: PagedList }) {
  if (!list.hasNextPage) return null
  return (
    <Button
      variant="secondary"
      className="mx-auto"
      busy={list.isFetchingNextPage}
      busyLabel={consoleCopy.loadingMore}
      onClick={() => void list.fetchNextPage()}
    >
      {consoleCopy.more}
    </Button>
  )
}
