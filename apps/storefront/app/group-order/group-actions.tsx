import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import type { GroupOrder } from '@mostrador/contract/group-order/group-order-endpoints'
import { groupOrderCopy } from '@mostrador/copy/group-order'
import { Button } from '@mostrador/ui/button.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { lazy, Suspense, useState } from 'react'
import { useGroupName } from './group-name.tsx'
import { useTakeLines } from './use-take-lines.ts'
import type { Group } from './use-group.ts'
import { forgetGroup, joinGroup, useJoinedGroup } from '../diner/joined-group.ts'

const ConfirmDialog = lazy(async () => ({
  default: (await import('@mostrador/ui/confirm-dialog.tsx')).ConfirmDialog,
}))

export type GroupActionsProps = {
  readonly contact: BranchContactInfo
  readonly group: GroupOrder
  readonly known: Group
}

/** What one can do next in a group: choose, change, leave; its host closes it and orders. */
export function GroupActions({ contact, group, known }: GroupActionsProps) {
  const joined = useJoinedGroup(contact.alias)
  const me = group.people.find(({ isMe }) => isMe)
  const isOfIt = me !== undefined || joined?.key === group.key
  if (group.isMine && !group.isOpen) return <OrderNow contact={contact} group={group} />
  if (!group.isOpen) return null
  return (
    <>
      {isOfIt ? (
        <Change contact={contact} group={group} known={known} />
      ) : (
        <Join contact={contact} group={group} />
      )}
      {group.isMine && <Close contact={contact} group={group} known={known} />}
    </>
  )
}

/** Who came by the link says a name, and goes to the menu. */
function Join({ contact, group }: Omit<GroupActionsProps, 'known'>) {
  const who = useGroupName()
  const { goToMenu } = useTakeLines(contact, group)
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        const name = who.read()
        if (name === undefined) return
        joinGroup(contact.alias, { key: group.key, name })
        goToMenu()
      }}
    >
      {who.field}
      <Button wide type="submit">
        {groupOrderCopy.chooseMine}
      </Button>
    </form>
  )
}

/** Takes one's own plates back into the cart, or leaves the group. */
function Change({ contact, group, known }: GroupActionsProps) {
  const toast = useToast()
  const joined = useJoinedGroup(contact.alias)
  const me = group.people.find(({ isMe }) => isMe)
  const { take, goToMenu, isTaking } = useTakeLines(contact, group)
  const { alias } = contact

  async function leave(): Promise<void> {
    const name = me?.name ?? joined?.name ?? ''
    const body = { name, items: [] }
    if (me) {
      const left = await known.change((client) =>
        client.bringToGroupOrder({ params: { alias, key: group.key }, body }),
      )
      if (!left.ok) return toast({ text: left.problem.detail ?? '', tone: 'danger' })
    }
    forgetGroup(alias)
    toast({ text: groupOrderCopy.left })
  }

  async function change(): Promise<void> {
    if (!me || me.items.length === 0) return goToMenu()
    joinGroup(alias, { key: group.key, name: me.name })
    await take([me], { isNamed: false })
  }

  return (
    <div className="grid gap-2">
      <Button wide variant="secondary" busy={isTaking} onClick={() => void change()}>
        {me && me.items.length > 0 ? groupOrderCopy.changeMine : groupOrderCopy.chooseMine}
      </Button>
      {!group.isMine && (
        <Button wide variant="quiet" busy={known.isBusy} onClick={() => void leave()}>
          {groupOrderCopy.leave}
        </Button>
      )}
    </div>
  )
}

/** The host ends the choosing, asked once, and goes on with what everybody brought. */
function Close({ contact, group, known }: GroupActionsProps) {
  const toast = useToast()
  const [isAsking, setIsAsking] = useState<boolean>()
  const { alias } = contact
  const isEmpty = group.people.every(({ items }) => items.length === 0)
  if (isEmpty) return null

  async function close(): Promise<void> {
    const closed = await known.change((client) =>
      client.closeGroupOrder({ params: { alias, key: group.key } }),
    )
    setIsAsking(false)
    if (!closed.ok) toast({ text: closed.problem.detail ?? '', tone: 'danger' })
  }

  return (
    <>
      <Button wide onClick={() => setIsAsking(true)}>
        {groupOrderCopy.finish}
      </Button>
      {isAsking !== undefined && (
        <Suspense>
          <ConfirmDialog
            open={isAsking}
            title={groupOrderCopy.finishQuestion}
            confirmLabel={groupOrderCopy.finishConfirm}
            cancelLabel={groupOrderCopy.finishCancel}
            busy={known.isBusy}
            onConfirm={() => void close()}
            onCancel={() => setIsAsking(false)}
          >
            {groupOrderCopy.finishText}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  )
}

/** What everybody brought comes into the host's cart, each line with a name. */
function OrderNow({ contact, group }: Omit<GroupActionsProps, 'known'>) {
  const { take, isTaking } = useTakeLines(contact, group)
  if (group.people.every(({ items }) => items.length === 0)) return null
  return (
    <Button wide busy={isTaking} onClick={() => void take(group.people, { isNamed: true })}>
      {groupOrderCopy.order}
    </Button>
  )
}
