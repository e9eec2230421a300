import type { Download } from '@mostrador/contract/download/download-endpoints'
import { downloadCopy, sizeText } from '@mostrador/copy/download'
import { Button } from '@mostrador/ui/button.tsx'
import { Card } from '@mostrador/ui/card.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { QueryView } from '../layout/query-view.tsx'
import { sentenceOf } from '../session/use-form.ts'
import { momentInWords, ownZone } from '../time/shop-time.ts'
import { useNow } from '../time/use-now.ts'
import { PasswordAsk } from '../session/password-ask.tsx'

const LOOK_MS = 2_000

type CompanyProps = { readonly company: { readonly id: string; readonly name: string } }

/** Card to download all data of a company as one file, for its owner. */
export function DownloadCard({
  company,
  onSharedDevice,
}: CompanyProps & { readonly onSharedDevice: boolean }) {
  return (
    <Card title={downloadCopy.title(company.name)} hint={downloadCopy.hint}>
      {onSharedDevice ? <p>{downloadCopy.notOnTablet}</p> : <Downloads company={company} />}
    </Card>
  )
}

function Downloads({ company }: CompanyProps) {
  const api = useApi()
  const query = useQuery({
    queryKey: ['download', company.id],
    queryFn: () => answerOf(api.getDownload({ params: { id: company.id } })),
    refetchInterval: ({ state }) => (state.data?.download?.state === 'MAKING' ? LOOK_MS : false),
  })
  return (
    <QueryView query={query} waiting={<Waiting />} failed={downloadCopy.loadFailed}>
      {({ download }) => <DownloadState company={company} download={download} />}
    </QueryView>
  )
}

function Waiting() {
  return (
    <div aria-busy>
      <output className="sr-only">{downloadCopy.loading}</output>
      <Skeleton shape="block" className="h-12" />
    </div>
  )
}

/** State of a download, with the next step. */
export function DownloadState(props: CompanyProps & { readonly download: Download | null }) {
  const { company, download } = props
  const now = useNow()
  if (download?.state === 'MAKING')
    return download.mine ? (
      <Making company={company} download={download} />
    ) : (
      <p>{downloadCopy.othersMaking}</p>
    )
  return (
    <div className="grid gap-4">
      {download?.state === 'FAILED' && <Notice tone="danger">{downloadCopy.failed}</Notice>}
      {download?.state === 'READY' && download.expiresAt !== null && (
        <>
          <Notice tone="positive" live="status">
            {downloadCopy.ready(momentInWords(download.expiresAt, now, ownZone()))}
          </Notice>
          <Button
            icon="download"
            className="w-fit"
            render={<a href={`/api/staff/companies/${company.id}/download/file`} download />}
          >
            {downloadCopy.fetch(sizeText(download.sizeBytes ?? 0))}
          </Button>
        </>
      )}
      <Begin
        company={company}
        label={download?.state === 'READY' ? downloadCopy.again : downloadCopy.start}
      />
    </div>
  )
}

function Begin({ company, label }: CompanyProps & { readonly label: string }) {
  const api = useApi()
  const queries = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  if (!isAsking)
    return (
      <Button variant="secondary" className="w-fit" onClick={() => setIsAsking(true)}>
        {label}
      </Button>
    )
  return (
    <PasswordAsk
      confirmLabel={downloadCopy.confirm}
      send={(password) => api.startDownload({ params: { id: company.id }, body: { password } })}
      onDone={(answer) => {
        queries.setQueryData(['download', company.id], answer)
        setIsAsking(false)
      }}
      onCancel={() => setIsAsking(false)}
    />
  )
}

function Making({ company, download }: CompanyProps & { readonly download: Download }) {
  const api = useApi()
  const toast = useToast()
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => answerOf(api.cancelDownload({ params: { id: company.id } })),
    onSuccess: () => toast({ text: downloadCopy.canceled, tone: 'positive' }),
    onError: (problem) => toast({ text: sentenceOf(problem), tone: 'danger' }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['download', company.id] }),
  })
  const progress = downloadCopy.progress(download.done, download.total)
  return (
    <div className="grid gap-3">
      <p>{downloadCopy.making}</p>
      {download.total > 0 && (
        <>
          <progress className="w-full" aria-label={progress} value={download.done} max={download.total} />
          <p className="text-14 text-muted">{progress}</p>
        </>
      )}
      <Button variant="quietDanger" className="w-fit -ml-4" busy={isPending} onClick={() => mutate()}>
        {downloadCopy.cancel}
      </Button>
    </div>
  )
}
