import { accountCopy } from '@mostrador/copy/account'
import { useFetched } from '@mostrador/live/use-fetched'
import { href } from 'react-router'
import { useKnownDiner } from '../diner/known-diner.ts'
import { useContact } from '../place/use-alias.ts'
import { serverNow } from '../frame/server-clock.ts'
import { browserApi } from '../api.ts'
import { KeptLink } from '../frame/kept-link.tsx'
import { findInProgress } from './find-in-progress.ts'
import { forgetOrder, recentOrders, usePlacedOrders } from '../diner/placed-orders.ts'

/** Returns the code of the order in progress at a branch contact, once the server confirmed it. */
function useOrderInProgress(alias: string): string | undefined {
  const placed = usePlacedOrders()
  const phone = useKnownDiner()?.phone
  const branchContactId = useContact()?.id
  const { answer } = useFetched(branchContactId && `${branchContactId}/${phone}`, {
    renewedBy: placed,
    ask: async () =>
      findInProgress(browserApi.client, {
        placed: recentOrders(placed ?? [], alias, new Date()),
        branchContactId: branchContactId ?? '',
        phone,
        now: serverNow(),
        onOver: forgetOrder,
      }),
    take: (code) => ({ code }),
  })
  return answer?.code
}

/** Link "PEDIDO EN CURSO" to the order in progress. Loaded when idle. Source: 001 §2. */
export default function OrderInProgress({ alias }: { readonly alias: string }) {
  const code = useOrderInProgress(alias)
  if (code === undefined) return null
  return (
    <KeptLink
      to={href('/menu/:alias/order/:orderCode', { alias, orderCode: code })}
      className="inline-flex min-h-11 max-w-28 shrink-0 animate-rise items-center gap-2 rounded-full bg-raised px-3 text-12 leading-tight font-bold text-ink shadow-float md:max-w-none md:px-4 md:text-14"
    >
      <span aria-hidden className="size-2.5 animate-breathe rounded-full bg-positive" />
      {accountCopy.orderInProgress}
    </KeptLink>
  )
}
