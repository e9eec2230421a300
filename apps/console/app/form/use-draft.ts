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

/** A part as the server had it last; no value where nothing stands there. */
export type Latest = { readonly revision: number | null; readonly value: Thing | undefined }

/** Part that a form is about, and what to do after a save. */
export type DraftOptions = {
  readonly part: FormPart
  /** The part as it is kept by now; undefined where it is not known. */
  readonly latest: () => Latest | undefined
  /** Toast after saving. */
  readonly said?: string | undefined
  /** Once it is saved; the key of the part. */
  readonly onSaved?: ((key: string) => void) | undefined
  /** Further operations outside of the part, given its key. */
  readonly also?: ((key: string) => readonly Operation[]) | undefined
}

/** How often what met nothing that one could decide is sent over what is there now. */
const MOST_TRIES = 3

/**
 * Holds the draft of a part of the document: what fields show and change, what others changed
 * meanwhile, and how it is saved. `theirs` is the part as the server has it.
 */
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
    if (known && known.value === undefined) store.hear(undefined)
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

/** Tells the draft what the server has, and what of it was changed here beside the form. */
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
    store.hear(theirs, heard && ((name) => isOwn(name, heard)))
  }, [store, theirs, isOwn])
}

/** Whether the form is there: closed while it was saved, it has no field to say a thing. */
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

/** Whether a refusal is about the part: then the form tells it, and no toast. */
const isWithin = (store: DraftStore, { conflict, sentences }: ChangeRefusal): boolean =>
  [...Object.keys(sentences), ...(conflict ? [conflict.place] : [])].some(
    (place) => store.nameWithin(place) !== undefined,
  )

const namesIn = (store: DraftStore, sentences: ChangeRefusal['sentences']): ReadonlyMap<string, string> =>
  new Map(Object.entries(sentences).map(([place, sentence]) => [store.nameWithin(place) ?? place, sentence]))

/**
 * Gives a field the focus, and shows it whole: on a phone the bars of the form would lie over it.
 */
function leadTo(field: HTMLElement | null | undefined): void {
  field?.focus()
  bringIntoView(field ?? null)
}

/** Whether somebody has to see to a field first; it gets the focus. */
function needsHands({ now, fields }: DraftStore): boolean {
  const { draft } = now()
  const [wrong] = fields.problemsOf(draft)
  const [met] = draft.conflicts.keys()
  if (wrong) leadTo(wrong.field?.element())
  else if (met !== undefined) leadTo(fields.elementAt(met))
  return wrong !== undefined || met !== undefined
}
