import { consoleCopy } from '@mostrador/copy/console'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { BoardSkeleton } from '../board/board-skeleton.tsx'

/** What stands there until it is known who is signed in: the board's own outline. */
export function StartSkeleton() {
  return (
    <div aria-busy>
      <output className="sr-only">{consoleCopy.loading}</output>
      <div className="flex h-14 items-center gap-3 border-b border-line bg-surface px-4">
        <Skeleton shape="block" className="size-9" />
        <Skeleton className="w-40" />
      </div>
      <div className="h-13 border-b border-line bg-surface max-md:hidden" />
      <div className="px-4 pt-12">
        <BoardSkeleton />
      </div>
    </div>
  )
}
