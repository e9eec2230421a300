import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { orderItems } from '@mostrador/contract/order/order-items'
import { cartPageCopy } from '@mostrador/copy/cart-page'
import { groupOrderCopy } from '@mostrador/copy/group-order'
import { personOf } from '@mostrador/domain/group-order/group-order'
import { Button } from '@mostrador/ui/button.tsx'
import { Card } from '@mostrador/ui/card.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { lazy, Suspense, useEffect } from 'react'
import { href, useNavigate } from 'react-router'
import { useCart, forgetCart } from '../diner/cart-store.ts'
import { KeptLink, useKeptQuery } from '../frame/kept-link.tsx'
import { useCurrency } from '../place/use-alias.ts'
import { forgetGroup, useJoinedGroup } from '../diner/joined-group.ts'
import type { JoinedGroup } from '../diner/joined-group.ts'
import { useGroup } from './use-group.ts'

const OpenGroup = lazy(() => import('./open-group.tsx'))

export type GroupPartProps = {
  readonly contact: BranchContactInfo
  /** The diner asked for a group of his or her own. */
  readonly isAsked: boolean
  readonly onAsk: () => void
  readonly onClosed: () => void
}

/**
 * Below the cart: opens a group with what is in it, or brings it to the group that this browser is
 * of. Default export, because most carts do without it.
 */
export default function GroupPart({ contact, isAsked, onAsk, onClosed }: GroupPartProps) {
  const joined = useJoinedGroup(contact.alias)
  const cart = useCart(contact.alias)
  const { names } = joined ?? {}
  if (joined && !names) return <OfGroup contact={contact} joined={joined} />
  // While the host's cart holds everybody's plates they are ordered, and no group is offered.
  const isOfAll = names && cart?.lines.some(({ notes }) => personOf(notes, names) !== undefined)
  if (isOfAll || !cart?.lines.length) return null
  if (!isAsked) {
    return (
      <Button wide variant="quiet" icon="user" onClick={onAsk}>
        {cartPageCopy.orderTogether}
      </Button>
    )
  }
  return (
    <Suspense>
      <OpenGroup contact={contact} onClosed={onClosed} />
    </Suspense>
  )
}

type OfGroupProps = { readonly contact: BranchContactInfo; readonly joined: JoinedGroup }

function OfGroup({ contact, joined }: OfGroupProps) {
  const { alias } = contact
  const toast = useToast()
  const navigate = useNavigate()
  const search = useKeptQuery()
  const { mantissa } = useCurrency()
  const cart = useCart(alias)
  const { loaded, isBusy, change } = useGroup(alias, joined.key)
  const group = loaded.status === 'ready' ? loaded.data : undefined
  const isOver = group
    ? !group.isOpen && !group.isMine
    : loaded.status === 'failed' && loaded.problem.status === 404
  useEffect(() => {
    if (isOver) forgetGroup(alias)
  }, [alias, isOver])
  if (!group || isOver) return null
  const host = group.people.find(({ isHost }) => isHost)?.name ?? ''
  const isOfMode = cart?.orderModeId === group.orderModeId && cart.lines.length > 0
  const address = href('/menu/:alias/grupo/:groupKey', { alias, groupKey: joined.key })

  async function bring(): Promise<void> {
    const body = { name: joined.name, items: orderItems(cart?.lines ?? [], mantissa) }
    const brought = await change((client) =>
      client.bringToGroupOrder({ params: { alias, key: joined.key }, body }),
    )
    if (!brought.ok) return toast({ text: brought.problem.detail ?? '', tone: 'danger' })
    await navigate({ pathname: address, search })
    forgetCart(alias)
    toast({ text: groupOrderCopy.added })
  }

  return (
    <Card title={groupOrderCopy.title} hint={groupOrderCopy.addMineHint}>
      <div className="grid gap-2">
        {isOfMode && group.isOpen && (
          <Button wide busy={isBusy} onClick={() => void bring()}>
            {groupOrderCopy.addMine(host)}
          </Button>
        )}
        <Button wide variant="quiet" render={<KeptLink to={address} />}>
          {groupOrderCopy.see}
        </Button>
      </div>
    </Card>
  )
}
