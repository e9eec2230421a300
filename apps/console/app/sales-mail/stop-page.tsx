import { salesMailCopy } from '@mostrador/copy/sales-mail'
import { Button } from '@mostrador/ui/button.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { ENTRANCE_BOX, Entrance } from '../session/entrance.tsx'

/**
 * Page of the link in a sales mail: it stops the mails as it opens, without sign-in. Link scanners
 * stop nothing, since the token stands behind the "#".
 */
export function StopMailsPage() {
  const api = useApi()
  const token = useLocation().hash.slice(1)
  const stop = useQuery({
    queryKey: ['stop-sales-mail', token],
    queryFn: () => answerOf(api.stopSalesMail({ params: { token: token || '-' } })),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })
  return (
    <Entrance title={salesMailCopy.stopTitle}>
      <div className={ENTRANCE_BOX}>
        {stop.isPending && (
          <div aria-busy>
            <output className="sr-only">{salesMailCopy.stopping}</output>
            <Skeleton shape="block" className="h-20" />
          </div>
        )}
        {stop.error && (
          <>
            <Notice tone="danger" live="alert">
              {stop.error.detail || salesMailCopy.stopFailed}
            </Notice>
            {stop.error.code !== 'mail-link-unknown' && (
              <Button variant="secondary" busy={stop.isFetching} onClick={() => void stop.refetch()}>
                {salesMailCopy.tryAgain}
              </Button>
            )}
          </>
        )}
        {stop.data && <Stopped company={stop.data.company} />}
        <Link to="/account" className="hit-44 justify-self-center text-14 font-semibold underline">
          {salesMailCopy.toAccount}
        </Link>
      </div>
    </Entrance>
  )
}

export function Stopped({ company }: { readonly company: string }) {
  return (
    <>
      <Notice tone="positive" live="status">
        {salesMailCopy.stopped(company)}
      </Notice>
      <p className="text-14 text-muted">{salesMailCopy.stoppedHint}</p>
    </>
  )
}
