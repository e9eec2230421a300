import { dispatchCopy } from '@mostrador/copy/dispatch'
import { SECTION_TITLES } from '@mostrador/copy/sections'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { useWorkplace } from '../workplace/contact-context.ts'
import { QueryView } from '../layout/query-view.tsx'
import { Page } from '../layout/page.tsx'
import { DispatchDesk } from './dispatch-desk.tsx'
import { useDispatch } from './use-dispatch.ts'

/** Page of open shipments, riders and their positions. */
export function DispatchPage() {
  const { contact } = useWorkplace()
  const { query, run } = useDispatch(contact.id)
  return (
    <Page
      title={SECTION_TITLES.dispatch}
      titleShown
      className="grid content-start gap-4 md:min-h-0 md:overflow-y-auto"
    >
      <QueryView query={query} waiting={<Waiting />} failed={dispatchCopy.loadFailed}>
        {(dispatch) => <DispatchDesk dispatch={dispatch} run={run} />}
      </QueryView>
    </Page>
  )
}

function Waiting() {
  return (
    <div aria-busy className="grid gap-4">
      <output className="sr-only">{dispatchCopy.loading}</output>
      <Skeleton className="h-64 rounded-card" />
      <Skeleton shape="card" className="h-40" />
    </div>
  )
}
