import { accountCopy } from '@mostrador/copy/account'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'

/** Placeholder of "Mis pedidos" while it loads. */
export const OrdersSkeleton = () => (
  <div aria-busy className="grid gap-3 pb-6">
    <p className="text-14 text-muted">{accountCopy.loadingOrders}</p>
    <Skeleton shape="block" className="h-16 w-full" />
    <Skeleton shape="block" className="h-16 w-full" />
  </div>
)
