import { contactCopy } from '@mostrador/copy/contact'
import { keyBefore, keyOf, positionOf } from '@mostrador/domain/revision/keyed-list'
import type { DocumentPlace, Thing } from '@mostrador/domain/revision/operation'
import { Button } from '@mostrador/ui/button.tsx'
import { ConfirmDialog } from '@mostrador/ui/confirm-dialog.tsx'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useChange } from '../document/use-change.ts'
import { useContactPlace } from './use-contact-document.ts'

export type RemoveThingProps = {
  /** Part of the branch that holds the list; the branch contact by default. */
  readonly around?: DocumentPlace
  readonly list: string
  readonly things: readonly Thing[]
  readonly thing: Thing
  readonly name: string
  readonly words: { readonly remove: string; readonly removeHint: string; readonly removed: string }
  readonly then: string
}

/** Button to remove a thing from its list, with confirmation. */
export function RemoveThing({ around, list, things, thing, name, words, then }: RemoveThingProps) {
  const contact = useContactPlace()
  const place = around ?? contact
  const key = keyOf(thing)
  const navigate = useNavigate()
  const { change, isSaving } = useChange()

  async function remove(): Promise<void> {
    const after = keyBefore(things, positionOf(things, key))
    const operation = { kind: 'remove', place: [...place, list, key], thing, after } as const
    const { ok } = await change({ operations: [operation], said: words.removed })
    if (ok) void navigate(then)
  }

  return <RemoveButton {...{ name, words, isSaving }} onRemove={() => void remove()} />
}

export type RemoveButtonProps = {
  readonly name: string
  readonly words: Pick<RemoveThingProps['words'], 'remove' | 'removeHint'>
  readonly isSaving: boolean
  readonly onRemove: () => void
}

/** Button to remove something, with confirmation. */
export function RemoveButton({ name, words, isSaving, onRemove }: RemoveButtonProps) {
  const [isAsked, setIsAsked] = useState(false)
  function remove(): void {
    setIsAsked(false)
    onRemove()
  }
  return (
    <>
      <Button variant="quiet" size="small" icon="trash" busy={isSaving} onClick={() => setIsAsked(true)}>
        {words.remove}
      </Button>
      <ConfirmDialog
        open={isAsked}
        tone="danger"
        title={contactCopy.removeTitle(name)}
        confirmLabel={words.remove}
        cancelLabel={contactCopy.cancel}
        onCancel={() => setIsAsked(false)}
        onConfirm={remove}
      >
        <p>{words.removeHint}</p>
      </ConfirmDialog>
    </>
  )
}
