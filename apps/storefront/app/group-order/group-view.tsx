import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import type { GroupOrder } from '@mostrador/contract/group-order/group-order-endpoints'
import { groupOrderCopy } from '@mostrador/copy/group-order'
import { layoutCopy } from '@mostrador/copy/layout'
import { orderModeName } from '@mostrador/copy/order-mode'
import { whatsAppLink } from '@mostrador/domain/phone/whatsapp-link'
import { wallClock } from '@mostrador/domain/scheduling/wall-clock'
import { timeOf } from '@mostrador/domain/scheduling/wall-time'
import { Button } from '@mostrador/ui/button.tsx'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { href } from 'react-router'
import { KeptLink } from '../frame/kept-link.tsx'
import { useHome } from '../place/use-home.ts'
import { GroupActions } from './group-actions.tsx'
import { AfterEnd, EndNotice } from './group-ended.tsx'
import { GroupPeople } from './group-people.tsx'
import { useGroup } from './use-group.ts'

export type GroupViewProps = { readonly contact: BranchContactInfo; readonly groupKey: string }

/** Page of a group order as each of its people sees it. Default export: loaded by its page. */
export default function GroupView({ contact, groupKey }: GroupViewProps) {
  const group = useGroup(contact.alias, groupKey)
  const { loaded } = group
  if (loaded.status === 'loading') return <Waiting />
  if (loaded.status === 'failed') {
    const isGone = loaded.problem.status === 404
    return isGone ? <Gone alias={contact.alias} /> : <Failed onRetry={() => void group.refresh()} />
  }
  const mode = contact.deliveryConfig.orderModes.find(({ id }) => id === loaded.data.orderModeId)
  const { end } = loaded.data
  const isInvited = !loaded.data.isMine && !end
  const host = loaded.data.people.find(({ isHost }) => isHost)?.name ?? contact.name
  return (
    <>
      <div className="-mt-3 grid gap-1">
        <p className="text-16">{isInvited ? groupOrderCopy.invited(host) : mode && orderModeName(mode)}</p>
        <p className="text-14 text-muted">
          {[
            isInvited && mode ? orderModeName(mode) : undefined,
            loaded.data.isOpen ? groupOrderCopy.closesAt(timeOfDay(contact, loaded.data)) : undefined,
            loaded.data.isMine ? groupOrderCopy.payers[loaded.data.payer] : undefined,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {end && <EndNotice group={loaded.data} end={end} />}
      {loaded.data.isOpen && loaded.data.isMine && <Invite contact={contact} groupKey={groupKey} />}
      <GroupPeople alias={contact.alias} group={loaded.data} known={group} />
      {end ? (
        <AfterEnd contact={contact} group={loaded.data} known={group} end={end} />
      ) : (
        <GroupActions contact={contact} group={loaded.data} known={group} />
      )}
    </>
  )
}

const timeOfDay = ({ timeZone }: BranchContactInfo, { closesAt }: GroupOrder): string =>
  timeOf(wallClock(new Date(closesAt), timeZone).minutes)

function Invite({ contact, groupKey }: GroupViewProps) {
  const toast = useToast()
  const { alias } = contact
  const link = useHome() + href('/menu/:alias/grupo/:groupKey', { alias, groupKey })
  const text = groupOrderCopy.shareText(contact.name, link)

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link)
      toast({ text: groupOrderCopy.copied })
    } catch {
      toast({ text: groupOrderCopy.copyFailed, tone: 'danger' })
    }
  }

  return (
    <div className="grid gap-2 md:grid-cols-2">
      <Button
        wide
        icon="chat"
        render={<a href={whatsAppLink(null, text)} target="_blank" rel="noopener noreferrer" />}
      >
        {groupOrderCopy.share}
      </Button>
      <Button wide variant="secondary" icon="copy" onClick={() => void copy()}>
        {groupOrderCopy.copy}
      </Button>
    </div>
  )
}

const Waiting = () => (
  <div aria-busy className="grid gap-4">
    <Skeleton className="w-48" />
    <Skeleton shape="block" className="h-28 w-full" />
    <Skeleton shape="block" className="h-28 w-full" />
  </div>
)

const Gone = ({ alias }: { readonly alias: string }) => (
  <EmptyState
    picture={<EmptyPicture name="plate" />}
    title={groupOrderCopy.goneTitle}
    action={
      <Button render={<KeptLink to={href('/menu/:alias', { alias })} />}>{groupOrderCopy.chooseMine}</Button>
    }
  >
    {groupOrderCopy.goneHint}
  </EmptyState>
)

const Failed = ({ onRetry }: { readonly onRetry: () => void }) => (
  <EmptyState
    picture={<EmptyPicture name="plug" />}
    title={groupOrderCopy.failedTitle}
    action={<Button onClick={onRetry}>{layoutCopy.retry}</Button>}
  />
)
