import type { DocumentPlace, Operation, Thing } from '@mostrador/domain/revision/operation'
import {
  changesOf,
  draftOf,
  isDirty,
  nameOf,
  withNews,
  withRefusals,
  withSaved,
  type Draft,
} from './draft.ts'
import { unsavedKey, withKeys } from './draft-keys.ts'
import { createFormFields, type FormFields } from './form-fields.ts'

export type FormState = {
  readonly draft: Draft
  /**
   * Number of attempts to save. Fields present at one show their problems from then on; a later
   * field waits until it is left.
   */
  readonly tries: number
  readonly isSaving: boolean
}

/** Place of a new thing in its list, and the keys taken there. */
export type Adding = { readonly after: string | null; readonly taken: readonly string[] }

export type FormPart = {
  /** Value on the server; for a new thing, its first values. */
  readonly base: Thing
  /** Place in the branch; for a new thing, that of its list. */
  readonly place: DocumentPlace
  /** Present state of the list of a new thing. */
  readonly adding?: (() => Adding) | undefined
}

/** Operations of a save, with the part's key and value after it. */
export type Sending = {
  readonly operations: readonly Operation[]
  readonly key: string
  readonly value: Thing
  /** Real keys of new things, by their unsaved ones. */
  readonly keys: ReadonlyMap<string, string>
}

/** Draft that fields share: each renders only for its own place. */
export type DraftStore = ReturnType<typeof createDraftStore>

/** Creates the draft of a part for an open form. */
export function createDraftStore(part: FormPart) {
  const fields = createFormFields()
  const state = createState(part)
  let added = 0
  const change = (step: (draft: Draft) => Draft): void => {
    const { draft } = state.now()
    const next = step(draft)
    if (next !== draft) state.update({ draft: next })
  }
  return {
    place: part.place,
    fields,
    subscribe: state.subscribe,
    now: state.now,
    change,
    isDirty: (): boolean => isDirty(state.now().draft),
    /** Whether saving does anything; a new thing can always be saved, to see what is missing. */
    isToSave: (): boolean => state.now().draft.isNew || isDirty(state.now().draft),
    sending: (): Sending => sendingOf(state.now().draft, part, fields),
    newKey: (): string => unsavedKey((added += 1)),
    /** Shows the problems of every field from now on. */
    try: (): void => state.update({ tries: state.now().tries + 1 }),
    discard(): void {
      const { base, isNew } = state.now().draft
      state.update({ draft: draftOf(base, isNew), tries: 0 })
    },
    ...saving(part, { state, change, fields }),
  }
}

type Hands = {
  readonly state: ReturnType<typeof createState>
  readonly change: (step: (draft: Draft) => Draft) => void
  readonly fields: FormFields
}

/** Takes in others' changes, sends one's own, and handles the answer. */
function saving(part: FormPart, { state, change, fields }: Hands) {
  let sent: Thing = part.base
  let heard: Thing | undefined
  let ids: ReadonlyMap<string, string> = new Map()
  return {
    /**
     * Takes in the server's value; undefined once it was removed. During a save it waits. `isOwn`
     * tells fields that the same person changed elsewhere on the page: they are no news.
     */
    rebase(theirs: Thing | undefined, isOwn?: (name: string) => boolean): void {
      const { isSaving, draft } = state.now()
      if (isSaving) heard = theirs
      else if (draft.isNew) return
      else if (theirs === undefined) state.update({ draft: { ...draft, isGone: true } })
      else
        change((before) => ({
          ...withNews(before, theirs, { merge: fields.merged, isOwn }),
          isGone: false,
        }))
    },
    begin(): Sending {
      const { draft } = state.now()
      const sending = sendingOf(draft, part, fields)
      sent = sending.value
      heard = undefined
      ids = new Map([...ids, ...[...sending.keys].map(([before, key]) => [key, before] as const)])
      // The key of a new thing follows its name until it is saved.
      const mine = draft.isNew ? { ...sent, ...keyOfPart(draft.mine) } : sent
      state.update({ isSaving: true, draft: { ...draft, mine } })
      return sending
    },
    /** Ends a save; `theirs` is the server's value, where known. */
    saved(theirs: Thing = heard ?? sent): void {
      const { draft } = state.now()
      const mine = { ...draft.mine, ...keyOfPart(sent) }
      state.update({ isSaving: false, tries: 0, draft: withSaved({ ...draft, mine }, sent, theirs) })
    },
    /** Ends a refused save: typed values stay, over the server's present value. */
    refused(refusals: ReadonlyMap<string, string>, theirs: Thing | undefined = heard): void {
      state.update({ isSaving: false })
      if (theirs && !state.now().draft.isNew)
        change((draft) => withNews(draft, theirs, { merge: fields.merged }))
      change((draft) => withRefusals(draft, refusals))
    },
    /** React key of a thing in a list; it stays when the thing gets its real key. */
    idOf: (key: string): string => ids.get(key) ?? key,
    /** Name within the part of a place in the branch; undefined for a place outside. */
    nameWithin(inBranch: string): string | undefined {
      const around = nameOf(part.place)
      if (around !== '' && inBranch !== around && !inBranch.startsWith(`${around}/`)) return undefined
      const inside = around === '' ? inBranch : inBranch.slice(around.length + 1)
      // A new thing's place is its list; the next step is its key.
      return part.adding ? inside.split('/').slice(1).join('/') : inside
    },
  }
}

function createState({ base, adding }: FormPart) {
  let state: FormState = { draft: draftOf(base, adding !== undefined), tries: 0, isSaving: false }
  const listeners = new Set<() => void>()
  return {
    now: (): FormState => state,
    update(next: Partial<FormState>): void {
      state = { ...state, ...next }
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const keyOfPart = (value: Thing): Thing => (value.key === undefined ? {} : { key: value.key })

/** Returns the operations of a save: changes alone, each thing with its real key. */
function sendingOf(draft: Draft, { place, adding }: FormPart, fields: FormFields): Sending {
  const { after, taken } = adding?.() ?? { after: null, taken: [] }
  const { value, keys } = withKeys(fields.tidied(draft), taken)
  const key = String(value.key ?? value.code ?? place.at(-1))
  const add = (whole: DocumentPlace): readonly Operation[] => [
    { kind: 'add', place: whole, thing: value, after },
  ]
  if (draft.isNew) return { operations: add([...place, key]), key, value, keys }
  if (draft.isGone) return { operations: add(place), key, value, keys }
  const changes = changesOf({ base: draft.base, mine: value })
  const operations = changes.map((one) => ({ ...one, place: [...place, ...one.place] }))
  return { operations, key, value, keys }
}
