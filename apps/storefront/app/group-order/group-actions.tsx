import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import type { GroupOrder } from '@mostrador/contract/group-order/group-order-endpoints'
import { groupOrderCopy } from '@mostrador/copy/group-order'
import { isNameTaken } from '@mostrador/domain/group-order/group-order'
import { Button } from '@mostrador/ui/button.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { Suspense, useState } from 'react'
import { href, useNavigate } from 'react-router'
import { changeLines } from '../cart/cart-actions.ts'
import { useCart } from '../diner/cart-store.ts'
import { forgetGroup, joinGroup, useJoinedGroup } from '../diner/joined-group.ts'
import { brought } from '../frame/brought.ts'
import { KeptLink, useKeptQuery } from '../frame/kept-link.tsx'
import { failedToast } from './failed-toast.ts'
import { linesWithoutGroup } from './group-lines.ts'
import { useGroupName } from './group-name.tsx'
import { isForGroup, menuOfGroup } from './group-ways.ts'
import type { Group } from './use-group.ts'

const ConfirmDialog = brought(async () => ({
  default: (await import('@mostrador/ui/confirm-dialog.tsx')).ConfirmDialog,
}))

export type GroupActionsProps = {
  readonly contact: BranchContactInfo
  readonly group: GroupOrder
  readonly known: Group
}

/** Actions in an open group: choose and leave; its host closes it, or calls it off. */
export function GroupActions({ contact, group, known }: GroupActionsProps) {
  const joined = useJoinedGroup(contact.alias)
  const me = group.people.find(({ isMe }) => isMe)
  const names = group.people.map(({ name }) => name)
  const ofIt = joined?.key === group.key ? joined.name : undefined
  // A diner whose name was taken by another with plates meanwhile has to give another one.
  const isOfIt = me !== undefined || (ofIt !== undefined && !isNameTaken(ofIt, names))
  return (
    <>
      {isOfIt ? (
        <Mine contact={contact} group={group} known={known} name={me?.name ?? ofIt ?? ''} />
      ) : (
        <Join key={ofIt} contact={contact} group={group} first={ofIt} />
      )}
      {group.isMine && <Close contact={contact} group={group} known={known} />}
      {group.isMine && <Cancel contact={contact} group={group} known={known} />}
    </>
  )
}

type JoinProps = Omit<GroupActionsProps, 'known'> & {
  readonly first: string | undefined
}

/** Form to join by a link: asks for a name, then opens the menu, or a cart with plates for it. */
function Join({ contact, group, first }: JoinProps) {
  const { alias } = contact
  const who = useGroupName({ taken: group.people.map(({ name }) => name), ...(first && { first }) })
  const navigate = useNavigate()
  const search = useKeptQuery()
  const hasPlates = isForGroup(useCart(alias), group)
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        const name = who.read()
        if (name === undefined) return
        joinGroup(alias, { key: group.key, name, shop: contact.name })
        const pathname = hasPlates ? href('/menu/:alias/preview', { alias }) : menuOfGroup(contact, group)
        void navigate({ pathname, search })
      }}
    >
      {who.field}
      <Button wide type="submit">
        {hasPlates ? groupOrderCopy.withThisName : groupOrderCopy.chooseMine}
      </Button>
    </form>
  )
}

/** Links to choose plates, or to the cart that holds some; and the way to leave the group. */
function Mine({ contact, group, known, name }: GroupActionsProps & { readonly name: string }) {
  const { alias } = contact
  const toast = useToast()
  const cart = useCart(alias)
  const hasPlates = isForGroup(cart, group)
  const me = group.people.find(({ isMe }) => isMe)
  const more = me && me.items.length > 0 ? groupOrderCopy.chooseMore : groupOrderCopy.chooseMine

  async function leave(): Promise<void> {
    if (me) {
      const left = await known.change((client) =>
        client.bringToGroupOrder({ params: { alias, key: group.key }, body: { name, items: [] } }),
      )
      if (!left.ok) return toast(failedToast(left.problem))
    }
    forgetGroup(alias)
    toast({ text: groupOrderCopy.left })
  }

  const to = hasPlates ? href('/menu/:alias/preview', { alias }) : menuOfGroup(contact, group)
  const join = () => joinGroup(alias, { key: group.key, name, shop: contact.name })
  return (
    <div className="grid gap-2">
      <Button wide variant="secondary" render={<KeptLink to={to} onClick={join} />}>
        {hasPlates ? groupOrderCopy.toMyOrder : more}
      </Button>
      {!group.isMine && (
        <Button wide variant="quiet" busy={known.isBusy} onClick={() => void leave()}>
          {groupOrderCopy.leave}
        </Button>
      )}
    </div>
  )
}

/** Button by which the host ends the choosing, asked once, and goes on with everybody's plates. */
function Close({ contact, group, known }: GroupActionsProps) {
  const toast = useToast()
  const { alias } = contact
  if (group.people.every(({ items }) => items.length === 0)) return null

  async function close(): Promise<void> {
    const closed = await known.change((client) =>
      client.closeGroupOrder({ params: { alias, key: group.key } }),
    )
    if (!closed.ok) toast(failedToast(closed.problem))
  }

  return (
    <Asking
      label={groupOrderCopy.finish}
      title={groupOrderCopy.finishQuestion}
      text={groupOrderCopy.finishText}
      yes={groupOrderCopy.finishConfirm}
      no={groupOrderCopy.finishCancel}
      known={known}
      onYes={close}
    />
  )
}

/** Button by which the host calls the group off, asked once; its people are told. */
export function Cancel({ contact, group, known }: GroupActionsProps) {
  const toast = useToast()
  const { alias } = contact

  async function cancel(): Promise<void> {
    const params = { alias, key: group.key }
    const cancelled = await known.change((client) =>
      client.closeGroupOrder({ params, query: { ending: 'CANCELLED' } }),
    )
    if (!cancelled.ok) return toast(failedToast(cancelled.problem))
    forgetGroup(alias)
    // The cart may hold the plates of the group's people already.
    changeLines(alias, (lines) => linesWithoutGroup(lines, group.people))
  }

  return (
    <Asking
      isQuiet
      label={groupOrderCopy.cancel}
      title={groupOrderCopy.cancelQuestion}
      text={groupOrderCopy.cancelText}
      yes={groupOrderCopy.cancelConfirm}
      no={groupOrderCopy.cancelCancel}
      known={known}
      onYes={cancel}
    />
  )
}

type AskingProps = {
  readonly label: string
  readonly isQuiet?: boolean
  readonly title: string
  readonly text: string
  readonly yes: string
  readonly no: string
  readonly known: Group
  readonly onYes: () => Promise<void>
}

function Asking({ label, isQuiet = false, title, text, yes, no, known, onYes }: AskingProps) {
  const [isAsking, setIsAsking] = useState<boolean>()
  return (
    <>
      <Button wide variant={isQuiet ? 'quiet' : 'primary'} onClick={() => setIsAsking(true)}>
        {label}
      </Button>
      {isAsking !== undefined && (
        <Suspense>
          <ConfirmDialog
            open={isAsking}
            title={title}
            confirmLabel={yes}
            cancelLabel={no}
            busy={known.isBusy}
            tone={isQuiet ? 'danger' : 'primary'}
            onConfirm={() => void onYes().then(() => setIsAsking(false))}
            onCancel={() => setIsAsking(false)}
          >
            {text}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  )
}
