import type { RiderOfShop } from '@mostrador/contract/rider/rider-team-endpoints'
import type { Problem } from '@mostrador/contract/problem'
import { riderTeamCopy as copy } from '@mostrador/copy/rider-team'
import { Button } from '@mostrador/ui/button.tsx'
import { ConfirmDialog } from '@mostrador/ui/confirm-dialog.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { Tag } from '@mostrador/ui/tag.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { whyFailed } from '../api/why-refused.ts'
import { InviteRider } from '../dispatch/invite-rider.tsx'
import { copyText } from '../layout/copy-text.ts'
import { QueryView } from '../layout/query-view.tsx'
import { useWorkplace } from '../workplace/contact-context.ts'
import { FormSkeleton, FormSection } from './form-section.tsx'

type Asked =
  | { readonly kind: 'renew' }
  | { readonly kind: 'end' }
  | { readonly kind: 'block'; readonly rider: RiderOfShop }

/** Riders of the branch contact: how to join, who rides, and who is blocked. */
export function RidersSection() {
  const api = useApi()
  const { id } = useWorkplace().contact
  const query = useQuery({
    queryKey: ['riders', id],
    queryFn: () => answerOf(api.listRiders({ params: { id } })),
  })
  const [asked, setAsked] = useState<Asked>()
  const riding = useRiding(() => setAsked(undefined))
  return (
    <QueryView query={query} waiting={<FormSkeleton />} failed={copy.loadFailed}>
      {({ riders, hasCode }) => (
        <div className="grid grid-cols-1 gap-6">
          <FormSection title={copy.join}>
            <InviteRider />
            {riding.code === undefined ? (
              <Notice tone={hasCode ? 'info' : 'warning'} title={hasCode ? copy.hasCode : copy.noCode} />
            ) : (
              <NewCode code={riding.code} />
            )}
            <div>
              <Button
                variant="secondary"
                icon="lock"
                // Without a code yet, a new one locks nobody out.
                onClick={() => (hasCode ? setAsked({ kind: 'renew' }) : riding.run({ kind: 'renew' }))}
              >
                {copy.renew}
              </Button>
            </div>
          </FormSection>
          <FormSection title={copy.team}>
            <Riders
              riders={riders}
              onBlock={(rider) => setAsked({ kind: 'block', rider })}
              onUnblock={riding.unblock}
            />
            {riders.some(({ onShift }) => onShift) && (
              <div>
                <Button variant="secondary" icon="logout" onClick={() => setAsked({ kind: 'end' })}>
                  {copy.endAll}
                </Button>
              </div>
            )}
          </FormSection>
          <ConfirmDialog
            open={asked !== undefined}
            tone="danger"
            {...wordsOf(asked)}
            cancelLabel={copy.cancel}
            busy={riding.isBusy}
            busyLabel={copy.saving}
            onCancel={() => setAsked(undefined)}
            onConfirm={() => asked && riding.run(asked)}
          />
        </div>
      )}
    </QueryView>
  )
}

function wordsOf(asked: Asked | undefined) {
  if (asked?.kind === 'block')
    return { title: copy.blockTitle(asked.rider.name), confirmLabel: copy.block, children: copy.blockHint }
  return asked?.kind === 'end'
    ? { title: copy.endAllTitle, confirmLabel: copy.endAll, children: copy.endAllHint }
    : { title: copy.renewTitle, confirmLabel: copy.renew, children: copy.renewHint }
}

/** Does the confirmed action, tells the result, and reads the riders again. */
function useRiding(onDone: () => void) {
  const api = useApi()
  const toast = useToast()
  const queries = useQueryClient()
  const { id } = useWorkplace().contact
  const [code, setCode] = useState<string>()
  const block = async ({ id: riderId, name }: RiderOfShop, blocked: boolean): Promise<string> => {
    await answerOf(api.blockRider({ params: { id: riderId }, body: { blocked } }))
    return blocked ? copy.wasBlocked(name) : copy.wasUnblocked(name)
  }
  async function does(one: Asked | { readonly kind: 'unblock'; readonly rider: RiderOfShop }) {
    if (one.kind === 'block' || one.kind === 'unblock') return block(one.rider, one.kind === 'block')
    if (one.kind === 'renew') {
      setCode((await answerOf(api.renewRiderCode({ params: { id } }))).code)
      return undefined
    }
    const { ended, carrying } = await answerOf(api.endRiderShifts({ params: { id } }))
    return copy.ended(ended, carrying)
  }
  const { mutate, isPending } = useMutation({
    mutationFn: does,
    onSuccess: (text) => text !== undefined && toast({ text, tone: 'positive' }),
    onError: (error) => {
      const problem = error as unknown as Problem
      toast({ text: whyFailed(problem), tone: 'danger' })
    },
    onSettled: () => {
      onDone()
      return queries.invalidateQueries({ queryKey: ['riders', id] })
    },
  })
  return {
    code,
    isBusy: isPending,
    run: (one: Asked) => mutate(one),
    unblock: (rider: RiderOfShop) => mutate({ kind: 'unblock', rider }),
  }
}

/** New code; it is shown only once. */
function NewCode({ code }: { readonly code: string }) {
  const toast = useToast()
  async function copyCode(): Promise<void> {
    if (await copyText(code)) toast({ text: copy.copied, tone: 'positive' })
    else toast({ text: copy.notCopied, tone: 'danger' })
  }
  return (
    <output className="grid gap-2 rounded-control bg-sunken p-4">
      <h4 className="font-semibold">{copy.newCode}</h4>
      <p className="font-mono text-22 select-all">{code}</p>
      <p className="text-14 text-muted">{copy.newCodeHint}</p>
      <div>
        <Button variant="secondary" size="small" icon="copy" onClick={() => void copyCode()}>
          {copy.copy}
        </Button>
      </div>
    </output>
  )
}

type RidersProps = {
  readonly riders: readonly RiderOfShop[]
  readonly onBlock: (rider: RiderOfShop) => void
  readonly onUnblock: (rider: RiderOfShop) => void
}

function Riders({ riders, onBlock, onUnblock }: RidersProps) {
  if (riders.length === 0) return <p className="text-14 text-muted">{copy.nobody}</p>
  return (
    <ul className="divide-y divide-line overflow-clip rounded-card border border-line bg-surface">
      {riders.map((rider) => {
        const { id, name, phone, onShift, blocked } = rider
        const action = blocked ? copy.unblock : copy.block
        return (
          <li key={id} className="flex min-h-14 flex-wrap items-center gap-3 px-4 py-2">
            <span className="min-w-0 grow">
              <span className="block text-16 font-semibold wrap-anywhere">{name}</span>
              <span className="block text-14 text-muted">{phone}</span>
            </span>
            {(blocked || onShift) && (
              <Tag tone={blocked ? 'neutral' : 'positive'}>{blocked ? copy.blocked : copy.onShift}</Tag>
            )}
            <Button
              variant="secondary"
              size="small"
              aria-label={copy.nameOf(action, name)}
              onClick={() => (blocked ? onUnblock : onBlock)(rider)}
            >
              {action}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
