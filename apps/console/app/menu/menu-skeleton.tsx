import { consoleCopy } from '@mostrador/copy/console'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'

/** The menu's outline while it is on its way. */
export function MenuSkeleton() {
  return (
    <div aria-busy className="grid gap-4 pt-3">
      <output className="sr-only">{consoleCopy.loadingMenu}</output>
      <div className="grid gap-3 md:grid-cols-[1fr_20rem]">
        <Skeleton shape="block" className="h-12 w-full" />
        <Skeleton shape="block" className="h-13 w-full" />
      </div>
      <Skeleton className="mt-2 h-6 w-40" />
      <div className="grid gap-2 md:grid-cols-2 xl:grid-cols-3">
        {Array.from({ length: 9 }, (_, index) => (
          <div
            key={index}
            className="flex h-22 items-center gap-4 rounded-card border border-line bg-surface px-4"
          >
            <Skeleton shape="block" className="size-16" />
            <div className="grid gap-2">
              <Skeleton className="w-32" />
              <Skeleton className="w-16" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
