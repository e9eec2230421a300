import type { ClientErrorDetail } from '@mostrador/contract/client-error/client-error-endpoints'
import type { Problem } from '@mostrador/contract/problem'
import { clientErrorCopy } from '@mostrador/copy/client-error'
import { consoleCopy } from '@mostrador/copy/console'
import { Button } from '@mostrador/ui/button.tsx'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { Sheet } from '@mostrador/ui/sheet.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { useCallback, useState } from 'react'
import { useNavigate, useOutletContext, useParams, useSearchParams } from 'react-router'
import { useApi } from '../api/api.ts'
import { useLoad } from '../api/use-load.ts'
import { useWorkplace } from '../branch-contact/contact-context.ts'
import { ErrorDetail } from './client-error-detail.tsx'
import type { ClientErrorsOutlet } from './client-errors-page.tsx'

/** One error over the list, with an address of its own. */
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
  const load = useCallback(
    () => api.getClientError({ params: { id: contact.id, errorId } }),
    [api, contact.id, errorId],
  )
  const { data, problem, reload } = useLoad(load)
  return (
    <Sheet
      open={open}
      onClose={() => setOpen(false)}
      onClosed={() => void navigate({ pathname: '..', search: query.toString() }, { relative: 'path' })}
      size="large"
      title={clientErrorCopy.detail}
      closeLabel={consoleCopy.close}
      footer={data ? <ResolveButton info={data} onDone={() => setOpen(false)} /> : undefined}
    >
      {data ? <ErrorDetail info={data} /> : <NoError problem={problem} retry={() => void reload()} />}
    </Sheet>
  )
}

function ResolveButton(props: { readonly info: ClientErrorDetail; readonly onDone: () => void }) {
  const { info, onDone } = props
  const api = useApi()
  const toast = useToast()
  const { contact } = useWorkplace()
  const { reload } = useOutletContext<ClientErrorsOutlet>()
  const [isPending, setPending] = useState(false)
  const isResolved = info.resolvedAt !== null

  async function change(): Promise<void> {
    setPending(true)
    const params = { id: contact.id, errorId: info.id }
    const result = await api.resolveClientError({ params, body: { resolved: !isResolved } })
    setPending(false)
    if (!result.ok) {
      const text = result.problem.status === 0 ? consoleCopy.noConnection : clientErrorCopy.failed
      toast({ text, tone: 'danger' })
      return
    }
    toast({ text: isResolved ? clientErrorCopy.reopened : clientErrorCopy.resolved, tone: 'positive' })
    void reload()
    onDone()
  }

  return (
    <Button
      variant={isResolved ? 'secondary' : 'primary'}
      className="max-md:w-full"
      busy={isPending}
      busyLabel={clientErrorCopy.saving}
      onClick={() => void change()}
    >
      {isResolved ? clientErrorCopy.reopen : clientErrorCopy.resolve}
    </Button>
  )
}

function NoError({ problem, retry }: { readonly problem: Problem | undefined; readonly retry: () => void }) {
  if (!problem) {
    return (
      <div aria-busy className="grid gap-4 py-2">
        <Skeleton className="h-7 w-60" />
        <Skeleton shape="block" className="h-28 w-full" />
        <Skeleton shape="block" className="h-40 w-full" />
      </div>
    )
  }
  if (problem.status === 404 || problem.status === 400) {
    return (
      <EmptyState picture={<EmptyPicture name="map" />} title={clientErrorCopy.missing}>
        {clientErrorCopy.missingHint}
      </EmptyState>
    )
  }
  return (
    <div role="alert">
      <EmptyState
        picture={<EmptyPicture name="plug" />}
        title={clientErrorCopy.loadFailed}
        action={
          <Button icon="refresh" onClick={retry}>
            {consoleCopy.retry}
          </Button>
        }
      />
    </div>
  )
}
