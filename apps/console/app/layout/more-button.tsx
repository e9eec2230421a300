import { consoleCopy } from '@mostrador/copy/console'
import { Button } from '@mostrador/ui/button.tsx'
import type { ComponentProps } from 'react'

export type PagedList = {
  readonly hasNextPage: boolean
  readonly isFetching: boolean
  readonly isFetchingNextPage: boolean
  readonly fetchNextPage: () => Promise<unknown>
  readonly refetch: () => Promise<unknown>
}

/** Fetches the next page. That cancels a refresh in progress, so it is repeated. */
async function fetchMore({ isFetching, fetchNextPage, refetch }: PagedList): Promise<void> {
  await fetchNextPage()
  if (isFetching) await refetch()
}

/** Button below a list to fetch its next page. */
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
