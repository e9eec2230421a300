import { groupOrderCopy } from '@mostrador/copy/group-order'
import { lazy } from 'react'
import { JourneyPage } from '../header/journey-page.tsx'
import { needSellingContact } from '../frame/need-contact.ts'
import { NotFoundView } from '../frame/not-found-view.tsx'
import { journeyMeta } from '../place/journey-meta.ts'
import { useContact } from '../place/use-alias.ts'
import type { Route } from './+types/group-page'

/** Apart, so that a menu's list of pages need not load it. */
const GroupView = lazy(() => import('../group-order/group-view.tsx'))

export const loader = (args: Route.LoaderArgs) => needSellingContact(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => needSellingContact(args)

export const meta: Route.MetaFunction = (args) => journeyMeta(args, groupOrderCopy.title)

/** Page of a group order. A diner with the link is in the group. Source: docs/decisions/088. */
export default function GroupPage({ params }: Route.ComponentProps) {
  const contact = useContact()
  if (!contact) return <NotFoundView />
  return (
    <JourneyPage contact={contact} title={groupOrderCopy.title}>
      <GroupView contact={contact} groupKey={params.groupKey} />
    </JourneyPage>
  )
}
