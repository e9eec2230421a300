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
  /** Part around it that the page reads anyway, so that no other is read. */
  readonly within?: DocumentPlace
  readonly said?: string
  readonly onSaved?: (key: string) => void
  readonly waiting: ReactNode
}

export type DraftFormProps = FormProps & {
  readonly place: DocumentPlace
  /**
   * An absent part starts an empty form, or where beginning it takes a password, says so at a
   * shared tablet.
   */
  readonly optional?: boolean
}

/**
 * Form over a part of the branch's document; its children are fields bound to places. Changes wait
 * for "Guardar" and travel alone, each with the value that was seen. Changes of others show at
 * once; a conflict is decided at its field. The page keeps the part fresh by `useDocumentNews`.
 */
export function DraftForm({ place, within = place, optional = false, waiting, ...form }: DraftFormProps) {
  const { query, latest } = usePart(place, within)
  const mayBegin = useMayAddTo(place)
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
      {(part) =>
        optional && part.value === undefined && !mayBegin ? (
          <p className="text-14 text-muted">{takesPasswordToAdd}</p>
        ) : (
          <KnownForm key={place.join('/')} {...form} {...{ place, latest }} theirs={valueOf(part)} />
        )
      }
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
  /** List of the branch that gets it as its last thing. */
  readonly list: DocumentPlace
  readonly start: Thing
  /** Further operations in the branch, given the new thing's key. */
  readonly also?: (key: string) => readonly Operation[]
}

/**
 * Form for a new thing: saved last in its list, under a key made from its name. A shared tablet,
 * where adding takes a password, says so instead.
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
  // A discount code is identified by what diners type, and has no other key.
  const base = 'code' in start ? start : { key: unsavedKey(0), ...start }
  const part = { base, place: list, adding }
  const hands = useDraft(part.base, { part, latest: () => undefined, said, onSaved, also })
  return <FormBody {...body} hands={hands} />
}

/** Reads a part within the part around it. */
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
