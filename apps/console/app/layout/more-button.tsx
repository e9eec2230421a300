import { consoleCopy } from '@mostrador/copy/console'
import { Button } from '@mostrador/ui/button.tsx'
import type { ComponentProps } from 'react'

/** A list that comes in pages. */
export type PagedList = {
  readonly hasNextPage: boolean
  readonly isFetching: boolean
  readonly isFetchingNextPage: boolean
  readonly fetchNextPage: () => Promise<unknown>
  readonly refetch: () => Promise<unknown>
}

/** Asks for the next page. News that was on its way is called off by that, and asked for again. */
async function fetchMore({ isFetching, fetchNextPage, refetch }: PagedList): Promise<void> {
  await fetchNextPage()
  if (isFetching) await refetch()
}

/** Under a list that goes on: its next page. */
export function MoreButton({
  list,
  children = consoleCopy.more,
  ...look
}: {
  readonly list: PagedList
  readonly children?: string
} & Pick<ComponentProps<typeof Button>, 'size' | 'className'>) {
  if (!list.hasNextPage) return null
  return (
    <Button
      variant="secondary"
      className="mx-auto"
      {...look}
      busy={list.isFetchingNextPage}
      busyLabel={consoleCopy.loadingMore}
      onClick={() => void fetchMore(list)}
    >
      {children}
    </Button>
  )
}
