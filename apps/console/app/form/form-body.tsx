import { formCopy, greyTakesPassword } from '@mostrador/copy/form'
import { Button } from '@mostrador/ui/button.tsx'
import { classNames } from '@mostrador/ui/class-names'
import { Notice } from '@mostrador/ui/notice.tsx'
import { useEffect, type ReactNode } from 'react'
import { LeaveGuard } from '../layout/leave-guard.tsx'
import { takeToastRoom } from '../layout/toast-room.ts'
import { ScheduleButton } from '../scheduled/schedule-button.tsx'
import { watchPresses } from './after-press.ts'
import { isDirty } from './draft.ts'
import { useIsByPin } from './use-field.ts'
import { FormContext, useFormHands, useFormState, type FormHands } from './form-context.ts'

export type FormBodyProps = SaveBarProps & {
  readonly hands: FormHands
  readonly onDirty?: (isDirty: boolean) => void
  readonly className?: string
  readonly children: ReactNode
}

/** Form around its fields: problems, others' changes, save bar, and guard against leaving. */
export function FormBody({ hands, onDirty, className, children, ...bar }: FormBodyProps) {
  useSaveKey(hands)
  useEffect(() => watchPresses(), [])
  return (
    <FormContext value={hands}>
      <form
        noValidate
        className={classNames('grid grid-cols-1 content-start gap-4 **:scroll-mb-24', className)}
        onSubmit={(event) => {
          event.preventDefault()
          // A dialog with a form inside this one must not submit it.
          event.stopPropagation()
          if (hands.store.isToSave()) void hands.save()
        }}
      >
        <Gone />
        <ProblemList />
        <News />
        <Guarded />
        {children}
        <SaveBar {...bar} />
      </form>
      <Guard onDirty={onDirty} />
    </FormContext>
  )
}

/** Saves by Ctrl S, or ⌘ S, wherever the focus is. */
function useSaveKey({ store, save }: FormHands): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      if (store.isToSave()) void save()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}

function Guard({ onDirty }: Pick<FormBodyProps, 'onDirty'>) {
  const dirty = useFormState(({ draft, isSaving }) => isDirty(draft) && !isSaving)
  useEffect(() => onDirty?.(dirty), [onDirty, dirty])
  const isSaving = useFormState((state) => state.isSaving)
  return <LeaveGuard isDirty={dirty} isSaving={isSaving} />
}

/** List of all problems with links to their fields; a single one is shown only at its field. */
function ProblemList() {
  const { store } = useFormHands()
  const { draft, tries } = useFormState((state) => state)
  const problems = tries > 0 ? store.fields.problemsOf(draft) : []
  const [first] = problems
  if (!first || (problems.length === 1 && first.field)) return null
  return (
    <Notice tone="danger" live="alert" title={formCopy.problems(problems.length)}>
      <ul>
        {problems.map(({ name, sentence, field }) => (
          <li key={name}>
            {field ? (
              <a
                href={`#${field.element()?.id ?? ''}`}
                className="flex min-h-11 w-fit items-center font-medium underline underline-offset-2"
                onClick={(event) => {
                  event.preventDefault()
                  field.element()?.focus()
                }}
              >
                {field.label}: {sentence}
              </a>
            ) : (
              sentence
            )}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** Names untouched fields that others changed. */
function News() {
  const { store } = useFormHands()
  const news = useFormState(({ draft }) => draft.news)
  const labels = new Set([...news].flatMap((name) => store.fields.labelOf(name) ?? []))
  return (
    <output className={news.size > 0 ? 'text-14 text-muted' : 'sr-only'}>
      {news.size > 0 && formCopy.changedSince([...labels])}
    </output>
  )
}

/** Notice above fields for which a PIN is not enough, while there are some. */
const Guarded = () =>
  useIsByPin() && (
    <p className="text-14 text-muted [form:not(:has([data-takes-more]))>&]:hidden">{greyTakesPassword}</p>
  )

function Gone() {
  const { save } = useFormHands()
  const isGone = useFormState(({ draft }) => draft.isGone)
  const isSaving = useFormState((state) => state.isSaving)
  if (!isGone) return null
  return (
    <Notice
      tone="warning"
      live="alert"
      title={formCopy.gone}
      action={
        <Button variant="secondary" size="small" busy={isSaving} onClick={() => void save()}>
          {formCopy.bringBack}
        </Button>
      }
    >
      {formCopy.goneHint}
    </Notice>
  )
}

type SaveBarProps = {
  /** Position: foot of a page, or of a sheet up to its edges. */
  readonly bar?: keyof typeof LOOKS
  /** A new thing can be saved before anything is typed. */
  readonly alwaysShown?: boolean
}

const LOOKS = {
  page: '-mx-4 bottom-0 max-md:bottom-14 px-4 bg-canvas',
  // Covers the padding at the foot of the sheet too, so that no scrolled content shows below.
  sheet:
    '-mx-5 bottom-[calc(-1.25rem-env(safe-area-inset-bottom,0px))] mb-[calc(-1.25rem-env(safe-area-inset-bottom,0px))]! pb-safe-4! px-5 bg-raised',
} as const

/** Bar that appears with the first change and stays in reach until saving or discarding. */
function SaveBar({ bar = 'page', alwaysShown = false }: SaveBarProps) {
  const { store } = useFormHands()
  const shown = useFormState(({ draft, isSaving }) => isSaving || isDirty(draft)) || alwaysShown
  const isNew = useFormState(({ draft }) => draft.isNew)
  const isSaving = useFormState((state) => state.isSaving)
  const isGone = useFormState(({ draft }) => draft.isGone)
  const met = useFormState(({ draft }) => draft.conflicts.size)
  if (!shown) return null
  return (
    <div
      ref={takeToastRoom}
      className={classNames(
        'sticky z-10 mt-auto flex flex-wrap items-center justify-end gap-x-3 gap-y-2 border-t border-line py-3',
        'animate-rise',
        LOOKS[bar],
      )}
    >
      <output className="mr-auto text-14 text-muted">
        {met > 0 ? formCopy.toDecide(met) : isNew ? formCopy.unsavedNew : formCopy.unsaved}
      </output>
      <div className="flex flex-wrap gap-2 max-md:w-full max-md:*:grow">
        <Button variant="quiet" disabled={isSaving} onClick={store.discard}>
          {formCopy.discard}
        </Button>
        {!isGone && !isNew && met === 0 && <ScheduleDraft />}
        {!isGone && (
          <Button
            type="submit"
            busy={isSaving}
            busyLabel={formCopy.saving}
            aria-keyshortcuts="Control+S Meta+S"
          >
            {formCopy.save}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Button to save at a later moment; the form then shows the present values until it comes. */
function ScheduleDraft() {
  const { store } = useFormHands()
  const isWrong = useFormState(({ draft }) => store.fields.problemsOf(draft).length > 0)
  const isSaving = useFormState((state) => state.isSaving)
  return (
    <ScheduleButton
      disabled={isWrong || isSaving}
      what={() => ({ operations: store.sending().operations })}
      onScheduled={store.discard}
    />
  )
}
