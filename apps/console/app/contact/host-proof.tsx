import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { whyRefused } from '../api/why-refused.ts'
import { useFormState } from '../form/form-context.ts'
import { copyText } from '../layout/copy-text.ts'
import { momentInWords } from '../time/shop-time.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import type { HostProofTold, LookedAtHost } from '@mostrador/contract/host/host-endpoints'
import type { Problem } from '@mostrador/contract/problem'
import { brandCopy } from '@mostrador/copy/brand-form'
import { staffAccountCopy } from '@mostrador/copy/staff-account'
import { isHostName, tidyHost } from '@mostrador/domain/company/host-name'
import { valueAt } from '@mostrador/domain/revision/apply-operations'
import { Button } from '@mostrador/ui/button.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

const copy = brandCopy.web

const hostIn = (thing: unknown): string => tidyHost(String(valueAt(thing, ['host']) ?? ''))

/**
 * State of the form's domain: whether it is proved to be the company's, how to prove it, and a
 * button to check now. Nothing without a domain.
 */
export function HostProof() {
  const typed = useFormState(({ draft }) => hostIn(draft.mine))
  const saved = useFormState(({ draft }) => hostIn(draft.base))
  // The field itself says that something else is no name.
  if (!isHostName(typed)) return null
  return <ProofOf key={`${typed} ${saved}`} host={typed} isSaved={typed === saved} />
}

type ProofOfProps = { readonly host: string; readonly isSaved: boolean }

/** An unsaved name is only looked up in DNS, since its record's value comes with saving. */
function ProofOf({ host, isSaved }: ProofOfProps) {
  const api = useApi()
  const queries = useQueryClient()
  const { branchId } = useWorkplace().contact
  const params = { id: branchId }
  const key = ['host-proof', branchId, host]
  const { data, error } = useQuery<HostProofTold>({
    queryKey: key,
    queryFn: () => answerOf(api.getHostProof({ params, query: { host } })),
    enabled: isSaved,
    staleTime: 0,
    retry: false,
  })
  const look = useMutation({
    mutationFn: () => answerOf(api.lookAtHost({ params, body: { host } })),
    onSuccess: (looked) => queries.setQueryData(key, looked),
  })
  const refusal = (look.error ?? error) as Problem | null
  const proof = look.data ?? data
  const looked = proof && isLookedAt(proof) ? proof : undefined
  return (
    <div className="grid grid-cols-1 gap-3">
      {!isSaved && <Notice title={copy.proof.UNNAMED} />}
      {isSaved && proof && <ProofState proof={proof} />}
      {proof?.record && !isCalm(proof) && <HowToProve proof={proof} record={proof.record} />}
      <div>
        <Button variant="secondary" size="small" busy={look.isPending} onClick={() => look.mutate()}>
          {look.isPending ? copy.checking : copy.check}
        </Button>
      </div>
      {refusal && <Notice tone="danger" title={whyRefused(refusal) || copy.checkFailed} live="alert" />}
      {looked && <WhatWasSeen looked={looked} />}
    </div>
  )
}

const isLookedAt = (proof: HostProofTold): proof is LookedAtHost => 'leads' in proof

const isFailing = ({ state, failingSince }: HostProofTold): boolean =>
  state === 'PROVED' && failingSince !== null

const isCalm = (proof: HostProofTold): boolean => proof.state === 'PROVED' && !isFailing(proof)

const TONES = { UNNAMED: 'info', WAITING: 'warning', PROVED: 'positive', LOST: 'danger' } as const

/** State of the claim to the name, and where links lead meanwhile. */
function ProofState({ proof }: { readonly proof: HostProofTold }) {
  const { timeZone } = useWorkplace().contact
  const inWords = (instant: string): string => momentInWords(instant, new Date(), timeZone)
  const { state, way, lostAt, lookedAt } = proof
  return (
    <Notice tone={isFailing(proof) ? 'warning' : TONES[state]} title={copy.proof[state]} live="status">
      {state === 'WAITING' && <p>{copy.linksStay}</p>}
      {state === 'LOST' && lostAt !== null && <p>{copy.linksBack(inWords(lostAt))}</p>}
      {isCalm(proof) && way !== null && <p>{copy.ways[way]}</p>}
      {isFailing(proof) && <HowItFails proof={proof} inWords={inWords} />}
      {state !== 'PROVED' && proof.isTaken && <p>{copy.taken}</p>}
      {state !== 'UNNAMED' && !isCalm(proof) && lookedAt !== null && <p>{copy.looked(inWords(lookedAt))}</p>}
    </Notice>
  )
}

type FailsProps = { readonly proof: HostProofTold; readonly inWords: (instant: string) => string }

/** Since when a proved name fails, why, and until when links still lead there. */
function HowItFails({ proof: { failingSince, losesAt, needsRecord }, inWords }: FailsProps) {
  const text = needsRecord ? copy.outworded : copy.failing
  return (
    <>
      {failingSince !== null && <p>{text(inWords(failingSince))}</p>}
      {losesAt !== null && <p>{copy.linksUntil(inWords(losesAt))}</p>}
    </>
  )
}

type RecordProps = { readonly proof: HostProofTold; readonly record: NonNullable<HostProofTold['record']> }

/** Ways to prove a name; where another company names it too, only the record. */
function HowToProve({ proof, record }: RecordProps) {
  return (
    <section className="grid grid-cols-1 gap-3 rounded-control bg-sunken p-4 text-14">
      {!proof.needsRecord && <p>{copy.byLeading}</p>}
      <p>{proof.needsRecord ? copy.byRecordAlone : copy.byRecord}</p>
      <dl className="grid grid-cols-1 gap-3">
        <Copied term={copy.recordName} text={record.name} label={copy.copyRecordName} />
        <Copied term={copy.recordValue} text={record.value} label={copy.copyRecordValue} />
      </dl>
    </section>
  )
}

type CopiedProps = { readonly term: string; readonly text: string; readonly label: string }

function Copied({ term, text, label }: CopiedProps) {
  const toast = useToast()
  async function take(): Promise<void> {
    if (await copyText(text)) toast({ text: copy.copied, tone: 'positive' })
    else toast({ text: staffAccountCopy.notCopied, tone: 'danger' })
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <dt className="text-muted">{term}</dt>
        <dd className="font-mono wrap-anywhere select-all">{text}</dd>
      </div>
      <Button variant="secondary" size="small" icon="copy" onClick={() => void take()}>
        {label}
      </Button>
    </div>
  )
}

/** Result of the last check, as far as it helps to set the name up. */
function WhatWasSeen({ looked }: { readonly looked: LookedAtHost }) {
  const { leads, found, wanted, seen } = looked
  if (isCalm(looked)) return null
  return (
    <Notice tone={leads === 'HERE' ? 'info' : 'warning'} title={copy.leads[leads]} live="status">
      {leads === 'ELSEWHERE' && <p>{copy.found(found.join(', '))}</p>}
      {leads !== 'HERE' && wanted.length > 0 && <p>{copy.wanted(wanted.join(', '))}</p>}
      {seen !== null && <p>{copy.seen[seen]}</p>}
    </Notice>
  )
}
