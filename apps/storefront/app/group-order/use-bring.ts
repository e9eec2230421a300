import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import type { GroupOrder } from '@mostrador/contract/group-order/group-order-endpoints'
import { groupOrderCopy } from '@mostrador/copy/group-order'
import type { Cart } from '@mostrador/domain/cart/cart'
import { useToast } from '@mostrador/ui/use-toast'
import { href, useNavigate } from 'react-router'
import { forgetCart } from '../diner/cart-store.ts'
import type { JoinedGroup } from '../diner/joined-group.ts'
import { useKeptQuery } from '../frame/kept-link.tsx'
import { useCurrency } from '../place/use-alias.ts'
import { failedToast } from './failed-toast.ts'
import { groupItems } from './group-lines.ts'
import type { Group } from './use-group.ts'

type Bringing = { readonly joined: JoinedGroup; readonly group: GroupOrder; readonly known: Group }

/**
 * Adds a cart to this browser's items in its group, and opens its page. A name taken meanwhile is
 * changed there, and the cart stays.
 */
export function useBring({ alias }: BranchContactInfo, { joined, group, known }: Bringing) {
  const toast = useToast()
  const navigate = useNavigate()
  const search = useKeptQuery()
  const { mantissa } = useCurrency()
  const { key } = joined
  const pathname = href('/menu/:alias/grupo/:groupKey', { alias, groupKey: key })
  const name = group.people.find(({ isMe }) => isMe)?.name ?? joined.name

  return async function bring({ lines }: Cart): Promise<void> {
    const body = { name, items: groupItems(lines, mantissa), adds: true }
    const brought = await known.change((client) => client.bringToGroupOrder({ params: { alias, key }, body }))
    if (!brought.ok) {
      if (brought.problem.code === 'group-name-taken') return navigate({ pathname, search })
      toast(failedToast(brought.problem))
      return void known.refresh()
    }
    await navigate({ pathname, search })
    forgetCart(alias)
    toast({ text: groupOrderCopy.added })
  }
}
