import { accountCopy } from '@mostrador/copy/account'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'

/** In the place of "Mis pedidos", while the list and what draws it are fetched. */
export const OrdersSkeleton = () => (
  <div aria-busy className="grid gap-3 pb-6">
    <p className="text-14 text-muted">{accountCopy.loadingOrders}</p>
    <Skeleton shape="block" className="h-16 w-full" />
    <Skeleton shape="block" className="h-16 w-full" />
  </div>
)
