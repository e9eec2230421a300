import type { Problem } from '@mostrador/contract/problem'
import { connectedAccountCopy as copy } from '@mostrador/copy/payment-account'
import { Button } from '@mostrador/ui/button.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { whyRefused } from '../api/why-refused.ts'
import { ENTRANCE_BOX, Entrance } from '../session/entrance.tsx'

function useFinish() {
  const api = useApi()
  const navigate = useNavigate()
  const toast = useToast()
  return useMutation<{ title: string; alias: string }, Problem, { state: string; code?: string }>({
    mutationFn: (body) => answerOf(api.finishPaymentAuthorisation({ body })),
    onSuccess: ({ title, alias }) => {
      toast({ text: copy.connected(title), tone: 'positive' })
      void navigate(`/${alias}/local/payments`, { replace: true })
    },
  })
}

/**
 * Page that a provider redirects to after connecting an account. The parameters are valid once and
 * only in this session: they are sent at once and removed from the address.
 */
export function ConnectedPage() {
  const [address, setAddress] = useSearchParams()
  const { mutate, error } = useFinish()
  const isSent = useRef(false)
  useEffect(() => {
    if (isSent.current) return
    isSent.current = true
    const code = address.get('code')
    mutate({ state: address.get('state') ?? '-', ...(code && { code }) })
    setAddress({}, { replace: true })
  }, [address, mutate, setAddress])
  if (!error)
    return (
      <Entrance title={copy.title}>
        <div aria-busy>
          <output className="sr-only">{copy.waiting}</output>
          <Skeleton shape="block" className="h-40" />
        </div>
      </Entrance>
    )
  return (
    <Entrance title={copy.failedTitle}>
      <div className={ENTRANCE_BOX}>
        <Notice tone="danger" live="alert">
          {error.code === 'not-signed-in' ? copy.signedOut : whyRefused(error) || copy.failed}
        </Notice>
        <Button wide render={<Link to="/" />}>
          {copy.back}
        </Button>
      </div>
    </Entrance>
  )
}
