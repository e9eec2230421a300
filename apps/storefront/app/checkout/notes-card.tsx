import { checkoutCopy } from '@mostrador/copy/checkout'
import { cutNotes } from '@mostrador/domain/cart/cut-notes'
import { Card } from '@mostrador/ui/card.tsx'
import { TextArea } from '@mostrador/ui/text-area.tsx'
import type { SectionProps } from './section-props.ts'

/** What the local should know of the whole order, within its limit. Source: 000 §5 Items. */
export function NotesCard({ state, change }: SectionProps) {
  const limit = state.mode.notesLimit.order
  return (
    <Card>
      <TextArea
        label={checkoutCopy.orderNotes}
        name="notes"
        note={checkoutCopy.optional}
        placeholder={checkoutCopy.orderNotesHint}
        value={state.draft.notes}
        onChange={(event) => change({ notes: cutNotes(event.currentTarget.value, limit) })}
        {...(limit !== null && { maxLength: limit })}
      />
    </Card>
  )
}
