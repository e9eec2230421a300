import type { ClientErrorDetail } from '@mostrador/contract/client-error/client-error-endpoints'
import { clientErrorCopy } from '@mostrador/copy/client-error'
import { consoleCopy } from '@mostrador/copy/console'
import { Button } from '@mostrador/ui/button.tsx'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { Sheet } from '@mostrador/ui/sheet.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { QueryView, isMissing } from '../layout/query-view.tsx'
import { ErrorDetail } from './client-error-detail.tsx'
import { useResolve } from './use-resolve.ts'

/** Sheet of one error, with an address of its own. */
export function ClientErrorSheet() {
  const { errorId = '' } = useParams()
  return <OpenError key={errorId} errorId={errorId} />
}

function OpenError({ errorId }: { readonly errorId: string }) {
  const api = useApi()
  const { contact } = useWorkplace()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [open, setOpen] = useState(true)
  const params = { id: contact.id, errorId }
  const info = useQuery({
    queryKey: ['client-error', errorId],
    queryFn: () => answerOf(api.getClientError({ params })),
    // A resolved or repeated error differs at the next look.
    gcTime: 0,
  })
  return (
    <Sheet
      backLeaves
      open={open}
      onClose={() => setOpen(false)}
      onClosed={() => void navigate({ pathname: '..', search: query.toString() }, { relative: 'path' })}
      size="large"
      title={clientErrorCopy.detail}
      closeLabel={consoleCopy.close}
      footer={info.data && <ResolveButton info={info.data} onDone={() => setOpen(false)} />}
    >
      <QueryView
        query={info}
        waiting={<DetailSkeleton />}
        failed={clientErrorCopy.loadFailed}
        isRefused={isMissing}
        refused={<NoError />}
      >
        {(known) => <ErrorDetail info={known} />}
      </QueryView>
    </Sheet>
  )
}

function ResolveButton(props: { readonly info: ClientErrorDetail; readonly onDone: () => void }) {
  const { info, onDone } = props
  const isResolved = info.resolvedAt !== null
  const change = useResolve(onDone)
  return (
    <Button
      variant={isResolved ? 'secondary' : 'primary'}
      className="max-md:w-full"
      busy={change.isPending}
      busyLabel={clientErrorCopy.saving}
      onClick={() => change.mutate({ ids: [info.id], resolved: !isResolved })}
    >
      {isResolved ? clientErrorCopy.reopen : clientErrorCopy.resolve}
    </Button>
  )
}

function DetailSkeleton() {
  return (
    <div aria-busy className="grid gap-4 py-2">
      <Skeleton className="h-7 w-60" />
      <Skeleton shape="block" className="h-28 w-full" />
      <Skeleton shape="block" className="h-40 w-full" />
    </div>
  )
}

const NoError = () => (
  <EmptyState picture={<EmptyPicture name="map" />} title={clientErrorCopy.missing}>
    {clientErrorCopy.missingHint}
  </EmptyState>
)
