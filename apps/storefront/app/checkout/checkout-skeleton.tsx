import { Skeleton } from '@mostrador/ui/skeleton.tsx'

/** The cards of the checkout in their size, until the shop's terms are there. */
export function CheckoutSkeleton() {
  return (
    <div aria-busy className="grid gap-4">
      <Skeleton shape="block" className="h-24 w-full" />
      <Skeleton shape="block" className="h-96 w-full" />
      <Skeleton shape="block" className="h-48 w-full" />
      <Skeleton shape="block" className="h-56 w-full" />
    </div>
  )
}
