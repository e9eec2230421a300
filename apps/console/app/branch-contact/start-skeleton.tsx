import { consoleCopy } from '@mostrador/copy/console'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { useLocation } from 'react-router'
import { BoardSkeleton } from '../board/board-skeleton.tsx'

/** Placeholder until the session is known: outline of the board, or of another page. */
export function StartSkeleton() {
  const [, , section = 'orders'] = useLocation().pathname.split('/')
  return (
    <div aria-busy className="flex min-h-dvh flex-col">
      <output className="sr-only">{consoleCopy.loading}</output>
      <div className="flex h-14 items-center gap-3 border-b border-line bg-surface px-4">
        <Skeleton shape="block" className="size-9" />
        <Skeleton className="w-40" />
      </div>
      <div className="flex min-h-0 grow">
        <div className="w-15.25 shrink-0 border-r border-line bg-surface max-md:hidden" />
        <div className="grow px-4 pt-12">{section === 'orders' ? <BoardSkeleton /> : <PageSkeleton />}</div>
      </div>
    </div>
  )
}

const PageSkeleton = () => (
  <div className="grid max-w-[56rem] gap-4">
    <Skeleton className="h-8 w-48" />
    <Skeleton shape="card" className="h-40" />
    <Skeleton shape="card" className="h-40" />
  </div>
)
