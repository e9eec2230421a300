import type { RevisionWire } from '@mostrador/contract/revision/revision-endpoints'
import { revisionCopy } from '@mostrador/copy/revision'
import { Button } from '@mostrador/ui/button.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { Tag } from '@mostrador/ui/tag.tsx'
import { useId } from 'react'
import { bringIntoView } from '../layout/bring-into-view.ts'
import { hourText } from '../time/shop-time.ts'
import { useWorkplace } from '../workplace/contact-context.ts'

/** Summary of a change, its first sentences, and how many more there are. */
export function Sentences({ revision }: { readonly revision: RevisionWire }) {
  const { summary, sentences, count, condenses } = revision
  const hidden = count - sentences.length
  return (
    <>
      {summary !== null && <p className="font-semibold text-ink wrap-anywhere">{summary}</p>}
      {condenses !== null && <p className="font-semibold text-ink">{revisionCopy.condensed(condenses)}</p>}
      <ul className="grid grid-cols-1 gap-1 text-16 text-ink">
        {sentences.map((sentence, index) => (
          // Two sentences may be equal; their order never changes.
          <li key={index} className="wrap-anywhere">
            {sentence}
          </li>
        ))}
        {hidden > 0 && <li className="text-14 text-muted">{revisionCopy.moreChanges(hidden)}</li>}
      </ul>
    </>
  )
}

/** Returns the author of a change, with its way where it was not by hand. */
function whoAndHow({ by, door }: RevisionWire): string {
  const way = revisionCopy.ways[door]
  if (by === null) return revisionCopy.doors[door]
  return way === undefined ? by : `${by} · ${way}`
}

/** Row of a change: time, author, content, and undo, with the reasons of a refusal. */
export function RevisionRow(props: {
  readonly revision: RevisionWire
  readonly reasons: readonly string[]
  readonly onUndo: () => void
  /** Restores the thing in its own history, instead of undoing the change; marks are undone. */
  readonly onRestore?: (() => void) | undefined
}) {
  const { revision, reasons, onUndo, onRestore } = props
  const { number, at, undoes, undone, undoable, isMark } = revision
  const isState = onRestore !== undefined && !isMark
  const { timeZone } = useWorkplace().contact
  const titleId = useId()
  return (
    <article
      aria-labelledby={titleId}
      className="grid grid-cols-1 gap-2 rounded-card border border-line bg-surface p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="min-w-0 text-14 text-muted wrap-anywhere">
          {hourText(at, timeZone)} · {whoAndHow(revision)} ·{' '}
          <span id={titleId}>{revisionCopy.number(number)}</span>
        </p>
        {undone && <Tag>{revisionCopy.undone}</Tag>}
      </div>
      {undoes !== null && <p className="font-semibold">{revisionCopy.undoes(undoes)}</p>}
      <Sentences revision={revision} />
      <div className="mt-1 flex flex-wrap gap-2 empty:hidden">
        {isState && (
          <Button
            variant="secondary"
            size="small"
            aria-label={revisionCopy.restoreOf(number)}
            onClick={onRestore}
          >
            {revisionCopy.restore}
          </Button>
        )}
        {!isState && undoable && !undone && (
          <Button variant="secondary" size="small" aria-label={revisionCopy.undoOf(number)} onClick={onUndo}>
            {revisionCopy.undo}
          </Button>
        )}
      </div>
      {reasons.length > 0 && (
        <div ref={bringIntoView}>
          <Notice tone="warning" live="alert" title={revisionCopy.notUndone}>
            {reasons.map((reason) => (
              <p key={reason} className="wrap-anywhere">
                {reason}
              </p>
            ))}
          </Notice>
        </div>
      )}
    </article>
  )
}
