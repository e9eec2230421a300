import { documentCopy } from '@mostrador/copy/document'
import type { Operation, Thing } from '@mostrador/domain/revision/operation'
import { useToast } from '@mostrador/ui/use-toast'
import { useEffect, useRef, useState } from 'react'
import { useChange, type ChangeRefusal } from '../document/use-change.ts'
import { useOwnChanges } from '../document/use-own-changes.ts'
import { bringIntoView } from '../layout/bring-into-view.ts'
import { withRefusals } from './draft.ts'
import { createDraftStore, type DraftStore, type FormPart } from './draft-store.ts'
import type { FormHands } from './form-context.ts'

/** Part as last read; value undefined where there is none. */
export type Latest = { readonly revision: number | null; readonly value: Thing | undefined }

export type DraftOptions = {
  readonly part: FormPart
  /** Returns the part as cached; undefined where unknown. */
  readonly latest: () => Latest | undefined
  readonly said?: string | undefined
  readonly onSaved?: ((key: string) => void) | undefined
  /** Further operations outside of the part, given its key. */
  readonly also?: ((key: string) => readonly Operation[]) | undefined
}

/** Attempts to send a change again whose conflict nobody has to decide. */
const MOST_TRIES = 3

/** Holds the draft of a part: fields, others' changes, saving. `theirs` is the server's value. */
export function useDraft(theirs: Thing | undefined, options: DraftOptions): FormHands {
  const { part, latest, said, onSaved, also } = options
  const [store] = useState(() => createDraftStore(part))
  const toast = useToast()
  useHearing(store, theirs, options)
  const isOpen = useIsOpen()
  const { change } = useChange((refusal) => isOpen.current && isWithin(store, refusal))

  async function save(tries = 1): Promise<boolean> {
    // Each save asks the server again.
    store.change((draft) => withRefusals(draft, new Map()))
    store.try()
    if (store.now().isSaving || needsHands(store)) return false
    const { operations, key } = store.begin()
    if (operations.length === 0) {
      store.saved()
      return true
    }
    const all = [...operations, ...(also?.(key) ?? [])]
    const changed = await change({ operations: all, ...(said !== undefined && { said }) })
    const known = latest()
    if (changed.ok) {
      const isNewer = (known?.revision ?? 0) >= (changed.revision ?? 0)
      store.saved(isNewer ? known?.value : undefined)
      onSaved?.(key)
      return true
    }
    store.refused(namesIn(store, changed.sentences), known?.value)
    if (known && known.value === undefined) store.rebase(undefined)
    if (!changed.conflict || !isWithin(store, changed)) {
      // Moves the focus to the conflict, so that a screen reader tells it.
      needsHands(store)
      return false
    }
    // A conflict is shown at its field; other changes are sent again over the present values.
    if (store.now().draft.isGone || needsHands(store)) return false
    if (tries < MOST_TRIES) return save(tries + 1)
    toast({ text: documentCopy.changedMeanwhile(changed.conflict.by), tone: 'danger' })
    return false
  }
  return { store, save: () => save() }
}

/** Passes the server's value to the draft, and which fields this page changed beside the form. */
function useHearing(store: DraftStore, theirs: Thing | undefined, { part, latest }: DraftOptions): void {
  const isOwn = useOwnChanges(part.place)
  const revision = useRef(0)
  const now = useRef(latest)
  useEffect(() => {
    now.current = latest
  })
  useEffect(() => {
    const before = { revision: revision.current, value: store.now().draft.base }
    revision.current = now.current()?.revision ?? 0
    const heard = theirs && { before, now: { revision: revision.current, value: theirs } }
    store.rebase(theirs, heard && ((name) => isOwn(name, heard)))
  }, [store, theirs, isOwn])
}

/** Whether the form is still mounted; closed during a save, it cannot show a problem. */
function useIsOpen(): { readonly current: boolean } {
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  return isOpen
}

/** Whether a refusal concerns the part: then the form shows it instead of a toast. */
const isWithin = (store: DraftStore, { conflict, sentences }: ChangeRefusal): boolean =>
  [...Object.keys(sentences), ...(conflict ? [conflict.place] : [])].some(
    (place) => store.nameWithin(place) !== undefined,
  )

const namesIn = (store: DraftStore, sentences: ChangeRefusal['sentences']): ReadonlyMap<string, string> =>
  new Map(Object.entries(sentences).map(([place, sentence]) => [store.nameWithin(place) ?? place, sentence]))

/** Focuses a field and scrolls it clear of the form's bars. */
function leadTo(field: HTMLElement | null | undefined): void {
  field?.focus()
  bringIntoView(field ?? null)
}

/** Focuses the first field with a problem or conflict; returns whether there is one. */
function needsHands({ now, fields }: DraftStore): boolean {
  const { draft } = now()
  const [wrong] = fields.problemsOf(draft)
  const [met] = draft.conflicts.keys()
  if (wrong) leadTo(wrong.field?.element())
  else if (met !== undefined) leadTo(fields.elementAt(met))
  return wrong !== undefined || met !== undefined
}
