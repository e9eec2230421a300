import type { Problem } from '@mostrador/contract/problem'
import { formCopy, takesPasswordToAdd } from '@mostrador/copy/form'
import { valueAt } from '@mostrador/domain/revision/apply-operations'
import { keyOf, thingsOf } from '@mostrador/domain/revision/keyed-list'
import type { DocumentPlace, Operation, Thing } from '@mostrador/domain/revision/operation'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState, type ReactNode } from 'react'
import { documentQuery, type DocumentPart } from '../document/document-query.ts'
import { useApi } from '../api/api.ts'
import { QueryView, isMissing } from '../layout/query-view.tsx'
import { useWorkplace } from '../workplace/contact-context.ts'
import { unsavedKey } from './draft-keys.ts'
import { FormBody, type FormBodyProps } from './form-body.tsx'
import { useDraft, type Latest } from './use-draft.ts'
import { useMayAddTo } from './use-field.ts'

type FormProps = Omit<FormBodyProps, 'hands'> & {
  /** A part around it that the page has anyway: then nothing else is asked for. */
  readonly within?: DocumentPlace
  /** Toast after saving. */
  readonly said?: string
  /** Once it is saved; the key of the part. */
  readonly onSaved?: (key: string) => void
  readonly waiting: ReactNode
}

export type DraftFormProps = FormProps & {
  /** Where the part stands in the branch, that the form is about. */
  readonly place: DocumentPlace
  /** Nothing may stand there yet: then the form begins empty. */
  readonly optional?: boolean
}

/**
 * A form over a part of the branch's document: its children are fields bound to places. What is
 * changed waits for "Guardar"; only that travels, each over what was seen of it. What others change
 * meanwhile is seen at once, and what both changed is decided at its field. A page keeps the part
 * fresh by `useDocumentNews`.
 */
export function DraftForm({ place, within = place, optional = false, waiting, ...form }: DraftFormProps) {
  const { query, latest } = usePart(place, within)
  const isGone = query.error !== null && isMissing(query.error)
  const valueOf = ({ value }: Latest): Thing | undefined =>
    (isGone ? undefined : value) ?? (optional ? {} : undefined)
  return (
    <QueryView
      query={query}
      waiting={waiting}
      failed={formCopy.loadFailed}
      isRefused={isMissing}
      refused={<Missing />}
      isToldElsewhere={isGone}
    >
      {(part) => <KnownForm key={place.join('/')} {...form} {...{ place, latest }} theirs={valueOf(part)} />}
    </QueryView>
  )
}

type KnownFormProps = Omit<FormProps, 'within' | 'waiting'> & {
  readonly place: DocumentPlace
  readonly latest: () => Latest | undefined
  readonly theirs: Thing | undefined
}

/** A form once opened stays open, even when another person removes its thing. */
function KnownForm(props: KnownFormProps) {
  const [base, setBase] = useState(props.theirs)
  if (base === undefined && props.theirs !== undefined) setBase(props.theirs)
  return base === undefined ? <Missing /> : <OpenForm {...props} base={base} />
}

function OpenForm({
  base,
  theirs,
  place,
  latest,
  said,
  onSaved,
  ...body
}: KnownFormProps & { readonly base: Thing }) {
  const hands = useDraft(theirs, { part: { base, place }, latest, said, onSaved })
  return <FormBody {...body} hands={hands} />
}

export type NewThingFormProps = FormProps & {
  /** The list of the branch that it will be in, as its last one. */
  readonly list: DocumentPlace
  /** First values. */
  readonly start: Thing
  /** Further operations in the branch, given the new thing's key. */
  readonly also?: (key: string) => readonly Operation[]
}

/**
 * A form for a thing that is not there yet: saved, it stands last in its list, under a key by its
 * name. At a shared tablet, where that takes more, it says so instead.
 */
export function NewThingForm({ list, within = list, start, waiting, ...form }: NewThingFormProps) {
  const { query, latest } = usePart(list, within)
  if (!useMayAddTo(list)) return <p className="text-14 text-muted">{takesPasswordToAdd}</p>
  return (
    <QueryView
      query={query}
      waiting={waiting}
      failed={formCopy.loadFailed}
      isRefused={isMissing}
      refused={<Missing />}
    >
      {() => <UnsavedForm {...form} {...{ list, start }} things={() => thingsOf(latest()?.value)} />}
    </QueryView>
  )
}

type UnsavedFormProps = Omit<NewThingFormProps, 'within' | 'waiting'> & {
  readonly things: () => readonly Thing[]
}

function UnsavedForm({ list, start, things, said, onSaved, also, ...body }: UnsavedFormProps) {
  const adding = () => {
    const keys = things().map(keyOf)
    return { taken: keys, after: keys.at(-1) ?? null }
  }
  // A discount code is known by what diners type, and has no other key.
  const base = 'code' in start ? start : { key: unsavedKey(0), ...start }
  const part = { base, place: list, adding }
  const hands = useDraft(part.base, { part, latest: () => undefined, said, onSaved, also })
  return <FormBody {...body} hands={hands} />
}

/** A part as the server has it, read with what is around it. */
function usePart(place: DocumentPlace, within: DocumentPlace) {
  const { branchId } = useWorkplace().contact
  const asked = documentQuery(useApi(), branchId, within)
  const inside = place.slice(within.length).join('/')
  const select = useCallback(
    ({ revision, value }: DocumentPart): Latest => ({
      revision,
      value: valueAt(value, inside === '' ? [] : inside.split('/')) as Thing | undefined,
    }),
    [inside],
  )
  const query = useQuery({ ...asked, select })
  const queries = useQueryClient()
  const latest = (): Latest | undefined => {
    const { data, error } = queries.getQueryState<DocumentPart, Problem>(asked.queryKey) ?? {}
    if (data === undefined) return undefined
    return error && isMissing(error) ? { revision: data.revision, value: undefined } : select(data)
  }
  return { query, latest }
}

const Missing = () => (
  <EmptyState picture={<EmptyPicture name="plate" />} title={formCopy.missing}>
    {formCopy.missingHint}
  </EmptyState>
)
