import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import type { GroupOrder } from '@mostrador/contract/group-order/group-order-endpoints'
import { cartPageCopy } from '@mostrador/copy/cart-page'
import { groupOrderCopy } from '@mostrador/copy/group-order'
import { orderModeName } from '@mostrador/copy/order-mode'
import { personOf } from '@mostrador/domain/group-order/group-order'
import { Button } from '@mostrador/ui/button.tsx'
import { Card } from '@mostrador/ui/card.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { Suspense, useEffect } from 'react'
import { href } from 'react-router'
import { useCart } from '../diner/cart-store.ts'
import { findGroupElsewhere, forgetGroup, useJoinedGroup, type JoinedGroup } from '../diner/joined-group.ts'
import { brought } from '../frame/brought.ts'
import { KeptLink } from '../frame/kept-link.tsx'
import { endText } from './group-ended.tsx'
import {
  hasPart,
  hostOf,
  isElsewhere,
  isForGroup,
  isToOrder,
  menuOfGroup,
  modeOfGroup,
} from './group-ways.ts'
import { useBring } from './use-bring.ts'
import { useGroup, type Group } from './use-group.ts'

const OpenGroup = brought(() => import('./open-group.tsx'))

export type GroupSectionProps = {
  readonly contact: BranchContactInfo
  readonly isAsked: boolean
  readonly onAsk: () => void
  readonly onClosed: () => void
}

/**
 * Part below the cart: opens a group with the cart, or brings the cart to the group of this
 * browser. Default export, because most carts do without it.
 */
export default function GroupSection({ contact, isAsked, onAsk, onClosed }: GroupSectionProps) {
  const joined = useJoinedGroup(contact.alias)
  const cart = useCart(contact.alias)
  const { names } = joined ?? {}
  if (joined && !names) return <OfGroup contact={contact} joined={joined} />
  // While the host's cart holds everybody's plates, no group is offered.
  const isOfAll = names && cart?.lines.some(({ notes }) => personOf(notes, names) !== undefined)
  if (isOfAll) return null
  const elsewhere = joined ? undefined : findGroupElsewhere(contact.alias)
  return (
    <>
      {elsewhere && <OfOtherContact contact={contact} {...elsewhere} />}
      {cart?.lines.length && !isAsked && (
        <Button wide variant="quiet" icon="user" onClick={onAsk}>
          {cartPageCopy.orderTogether}
        </Button>
      )}
      {cart?.lines.length && isAsked && (
        <Suspense>
          <OpenGroup contact={contact} onClosed={onClosed} />
        </Suspense>
      )}
    </>
  )
}

type OfGroupProps = { readonly contact: BranchContactInfo; readonly joined: JoinedGroup }

const addressOf = (alias: string, groupKey: string): string =>
  href('/menu/:alias/grupo/:groupKey', { alias, groupKey })

function OfGroup({ contact, joined }: OfGroupProps) {
  const { alias } = contact
  const known = useGroup(alias, joined.key)
  const { loaded } = known
  const hasPlates = Boolean(useCart(alias)?.lines.length)
  const isGone = loaded.status === 'failed' && loaded.problem.status === 404
  useEffect(() => {
    if (isGone) forgetGroup(alias)
  }, [alias, isGone])
  if (loaded.status !== 'ready') return null
  const group = loaded.data
  const see = <KeptLink to={addressOf(alias, joined.key)} />
  if (!group.end) return <Open contact={contact} joined={joined} group={group} known={known} />
  if (group.isMine && isToOrder(group)) {
    return (
      <Card title={groupOrderCopy.title} hint={groupOrderCopy.joinsAsYours}>
        <Button wide render={see}>
          {groupOrderCopy.see}
        </Button>
      </Card>
    )
  }
  const { title, text } = endText(group, group.end)
  return (
    <Card title={groupOrderCopy.title}>
      <div className="grid gap-3">
        <Notice title={title} live="status">
          {text} {hasPlates && groupOrderCopy.cartStays}
        </Notice>
        <div className="grid gap-2">
          <Button wide variant="secondary" onClick={() => forgetGroup(alias)}>
            {groupOrderCopy.onMyOwn}
          </Button>
          <Button wide variant="quiet" render={see}>
            {groupOrderCopy.see}
          </Button>
        </div>
      </div>
    </Card>
  )
}

type OpenProps = OfGroupProps & { readonly group: GroupOrder; readonly known: Group }

function Open({ contact, joined, group, known }: OpenProps) {
  const cart = useCart(contact.alias)
  const bring = useBring(contact, { joined, group, known })
  const isOther = isElsewhere(cart, group)
  const hint = hasPart(group) ? groupOrderCopy.addMoreHint : groupOrderCopy.addMineHint
  return (
    <Card title={groupOrderCopy.title} hint={isOther ? undefined : hint}>
      <div className="grid gap-2">
        {isOther && <OtherMode contact={contact} group={group} />}
        {isForGroup(cart, group) && (
          <Button wide busy={known.isBusy} onClick={() => void bring(cart)}>
            {group.isMine ? groupOrderCopy.addToMine : groupOrderCopy.addMine(hostOf(group))}
          </Button>
        )}
        <Button wide variant="quiet" render={<KeptLink to={addressOf(contact.alias, joined.key)} />}>
          {groupOrderCopy.see}
        </Button>
      </div>
    </Card>
  )
}

function OtherMode({ contact, group }: Pick<OpenProps, 'contact' | 'group'>) {
  const mode = modeOfGroup(contact, group)
  if (!mode) return <Notice>{groupOrderCopy.modeGone}</Notice>
  const name = orderModeName(mode)
  return (
    <Notice
      action={
        <Button size="small" variant="secondary" render={<KeptLink to={menuOfGroup(contact, group)} />}>
          {groupOrderCopy.goToMode(name)}
        </Button>
      }
    >
      {groupOrderCopy.otherMode(hostOf(group), name)}
    </Notice>
  )
}

type OfOtherContactProps = OfGroupProps & { readonly alias: string }

function OfOtherContact({ contact, alias, joined }: OfOtherContactProps) {
  const { loaded } = useGroup(alias, joined.key)
  if (loaded.status !== 'ready' || !loaded.data.isOpen) return null
  return (
    <Notice
      title={groupOrderCopy.elsewhere(joined.shop)}
      action={
        <Button size="small" variant="secondary" render={<KeptLink to={addressOf(alias, joined.key)} />}>
          {groupOrderCopy.see}
        </Button>
      }
    >
      {groupOrderCopy.elsewhereHint(contact.name)}
    </Notice>
  )
}
