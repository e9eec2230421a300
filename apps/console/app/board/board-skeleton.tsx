import { Skeleton } from '@mostrador/ui/skeleton.tsx'

const COLUMNS = [3, 2, 1]

/** Outline of the board while it loads. */
export function BoardSkeleton() {
  return (
    <div aria-busy className="grid grow gap-3 md:grid-cols-3">
      {COLUMNS.map((cards) => (
        <div
          key={cards}
          className="grid content-start gap-3 rounded-card border border-line bg-sunken p-3 max-md:first:border-0 max-md:first:bg-transparent max-md:first:p-0 max-md:not-first:hidden"
        >
          <Skeleton className="my-1 w-32" />
          {Array.from({ length: cards }, (_, index) => (
            <div key={index} className="grid gap-3 rounded-card border border-line bg-surface p-4">
              <Skeleton className="h-7 w-24" />
              <Skeleton className="w-40" />
              <Skeleton className="w-full" />
              <Skeleton shape="block" className="h-12 w-full" />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
