import type { LeftBehindBody, LeftBehindWire } from '@mostrador/contract/team/team-endpoints'
import type { Problem } from '@mostrador/contract/problem'
import { leftBehindCopy as copy } from '@mostrador/copy/left-behind'
import { teamCopy } from '@mostrador/copy/team'
import { ConfirmDialog } from '@mostrador/ui/confirm-dialog.tsx'
import { RadioCardGroup } from '@mostrador/ui/radio-card-group.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { sentenceOf } from '../session/use-form.ts'
import { useWorkplace } from '../workplace/contact-context.ts'

/** Choice for each API key that a person made: keep or end. */
export type KeyChoice = { readonly keep: string[]; readonly end: string[] }

/** Change that takes permissions away, with its question. */
export type Taking = {
  readonly asked: LeftBehindBody
  readonly title: string
  readonly hint: string
  readonly confirmLabel: string
  /** Asks even where nothing ends. */
  readonly isAlwaysAsked: boolean
  readonly send: (keys: KeyChoice) => void
}

type Way = keyof KeyChoice

const NONE: KeyChoice = { keep: [], end: [] }

const isEmpty = (left: LeftBehindWire): boolean => Object.values(left).every((part) => part.length === 0)

/**
 * Looks up what a change of roles ends before it is made, and asks where there is something, also
 * about each API key. Returns how to start, whether it is looking, and the question.
 */
export function useTaking(): {
  readonly take: (taking: Taking) => void
  readonly isLooking: boolean
  readonly question: ReactNode
} {
  const api = useApi()
  const toast = useToast()
  const { id } = useWorkplace().contact
  const [open, setOpen] = useState<TakingDialogProps['open']>()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ asked }: Taking) => answerOf(api.lookAtLeftBehind({ params: { id }, body: asked })),
    onSuccess: (left, taking) => {
      if (taking.isAlwaysAsked || !isEmpty(left)) setOpen({ taking, left })
      else taking.send(NONE)
    },
    onError: (problem: Problem) =>
      toast({ text: problem.errors?.[0]?.message ?? sentenceOf(problem), tone: 'danger' }),
  })
  const question = open && <TakingDialog open={open} onClose={() => setOpen(undefined)} />
  return { take: mutate, isLooking: isPending, question }
}

type TakingDialogProps = {
  readonly open: { readonly taking: Taking; readonly left: LeftBehindWire }
  readonly onClose: () => void
}

/** Dialog of everything that ends with a role, and of the keys to decide about. */
function TakingDialog({ open: { taking, left }, onClose }: TakingDialogProps) {
  const [ways, setWays] = useState<Readonly<Record<string, Way>>>({})
  const [isTried, setIsTried] = useState(false)
  const of = (way: Way): string[] => left.keys.flatMap(({ id }) => (ways[id] === way ? [id] : []))
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={taking.title}
      confirmLabel={taking.confirmLabel}
      cancelLabel={teamCopy.keep}
      onCancel={onClose}
      onConfirm={() => {
        setIsTried(true)
        if (left.keys.some(({ id }) => !ways[id])) return
        onClose()
        taking.send({ keep: of('keep'), end: of('end') })
      }}
    >
      <div className="grid gap-4">
        {taking.hint !== '' && <p>{taking.hint}</p>}
        <EndsList left={left} />
        {left.keys.length > 0 && <p>{copy.keys}</p>}
        {left.keys.map((key) => (
          <KeyWays
            key={key.id}
            left={key}
            way={ways[key.id] ?? null}
            isMissing={isTried && !ways[key.id]}
            onChoose={(way) => setWays((before) => ({ ...before, [key.id]: way }))}
          />
        ))}
      </div>
    </ConfirmDialog>
  )
}

type KeyWaysProps = {
  readonly left: LeftBehindWire['keys'][number]
  readonly way: Way | null
  readonly isMissing: boolean
  readonly onChoose: (way: Way) => void
}

/** The two ways of a key, each with its whole sentence: a select would cut it off on a phone. */
export const KeyWays = ({ left, way, isMissing, onChoose }: KeyWaysProps) => (
  <RadioCardGroup
    legend={
      <>
        <span className="block wrap-anywhere">{copy.key(left.name, left.placeName)}</span>
        <span className="block font-normal wrap-anywhere text-muted">{copy.madeBy(left.keeper)}</span>
      </>
    }
    name={`way of ${left.id}`}
    value={way}
    onChange={onChoose}
    options={[
      { value: 'end', label: copy.end },
      { value: 'keep', label: copy.keep, disabled: !left.mayKeep },
    ]}
    {...(isMissing && { error: copy.keyMissing })}
  />
)

/** List of the things that end by themselves. */
export function EndsList({ left }: { readonly left: LeftBehindWire }) {
  const things = [
    ...left.invitations.map(copy.invitation),
    ...left.devices.map(({ name }) => copy.device(name)),
    ...left.foundingLinks.map(({ email, note }) => copy.foundingLink(email, note)),
  ]
  if (things.length === 0) return null
  return (
    <div>
      <p>{copy.ends}</p>
      <ul className="list-disc pl-5 text-ink">
        {things.map((thing, index) => (
          // Two things may have the same name; their order never changes.
          <li key={index} className="wrap-anywhere">
            {thing}
          </li>
        ))}
      </ul>
    </div>
  )
}
