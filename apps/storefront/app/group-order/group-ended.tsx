import type { GroupOrder } from '@mostrador/contract/group-order/group-order-endpoints'
import { cartPageCopy } from '@mostrador/copy/cart-page'
import { groupOrderCopy } from '@mostrador/copy/group-order'
import { personOf, type GroupEnd } from '@mostrador/domain/group-order/group-order'
import { Button } from '@mostrador/ui/button.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { href } from 'react-router'
import { useCart } from '../diner/cart-store.ts'
import { forgetGroup } from '../diner/joined-group.ts'
import { KeptLink } from '../frame/kept-link.tsx'
import { Cancel, type GroupActionsProps } from './group-actions.tsx'
import { hasPart, hostOf, isToOrder, menuOfGroup } from './group-ways.ts'
import { useTakeLines } from './use-take-lines.tsx'

type EndText = { readonly title: string; readonly text: string }

/** Returns why a group is closed and the consequence for this reader. */
export function endText(group: GroupOrder, end: GroupEnd): EndText {
  const host = group.isMine ? undefined : hostOf(group)
  const title = groupOrderCopy.ends[end](host)
  if (end === 'CANCELLED') return { title, text: groupOrderCopy.nothingOrdered }
  if (host === undefined) {
    const left = isToOrder(group) ? groupOrderCopy.orderIsYours : groupOrderCopy.nobodyBrought
    return { title, text: end === 'ORDERED' ? '' : left }
  }
  const isIn = hasPart(group)
  const rest = {
    EXPIRED: groupOrderCopy.hostMayOrder(host),
    CLOSED: groupOrderCopy.hostOrders(host),
    ORDERED: isIn ? groupOrderCopy.yoursIsOrdered : '',
  }[end]
  return { title, text: [rest, isIn ? '' : groupOrderCopy.tooLate].filter(Boolean).join(' ') }
}

type GroupEndedProps = GroupActionsProps & { readonly end: GroupEnd }

/** Notice of the end of the group, at the head of the page. */
export function EndNotice({ group, end }: Pick<GroupEndedProps, 'group' | 'end'>) {
  const { title, text } = endText(group, end)
  return (
    <Notice title={title} live="status">
      {text}
    </Notice>
  )
}

/** Actions after the end of a group: its host orders, the others order by themselves. */
export function AfterEnd(props: GroupEndedProps) {
  const { contact, group, end } = props
  if (group.isMine && isToOrder(group)) {
    return (
      <>
        <OrderNow contact={contact} group={group} />
        <Cancel {...props} />
      </>
    )
  }
  const isIn = hasPart(group)
  const menu = menuOfGroup(contact, group)
  if (isIn && end !== 'CANCELLED') {
    return (
      <Button wide variant="secondary" render={<KeptLink to={menu} />}>
        {cartPageCopy.backToMenu}
      </Button>
    )
  }
  const forget = () => forgetGroup(contact.alias)
  return (
    <div className="grid gap-2">
      {isIn && <TakeMine contact={contact} group={group} />}
      <Button wide variant="secondary" render={<KeptLink to={menu} onClick={forget} />}>
        {groupOrderCopy.onMyOwn}
      </Button>
    </div>
  )
}

type TakingProps = Pick<GroupActionsProps, 'contact' | 'group'>

/** Button that takes all plates into the host's cart, named; then the way to the cart. */
function OrderNow({ contact, group }: TakingProps) {
  const { alias } = contact
  const { take, isTaking, question } = useTakeLines(contact, group)
  const cart = useCart(alias)
  const names = group.people.map(({ name }) => name)
  const isTaken = cart?.lines.some(({ notes }) => personOf(notes, names) !== undefined)
  if (isTaken) {
    return (
      <Button wide render={<KeptLink to={href('/menu/:alias/preview', { alias })} />}>
        {groupOrderCopy.order}
      </Button>
    )
  }
  return (
    <>
      <Button wide busy={isTaking} onClick={() => void take('all')}>
        {groupOrderCopy.order}
      </Button>
      {question}
    </>
  )
}

/** Button that takes the diner's own plates of a group that was called off back into the cart. */
function TakeMine({ contact, group }: TakingProps) {
  const { take, isTaking, question } = useTakeLines(contact, group)
  return (
    <>
      <Button wide busy={isTaking} onClick={() => void take('mine')}>
        {groupOrderCopy.takeMine}
      </Button>
      {question}
    </>
  )
}
