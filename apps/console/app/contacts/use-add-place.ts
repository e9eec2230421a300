import type { Answer } from '@mostrador/contract/endpoint'
import type { Endpoints } from '@mostrador/contract/endpoints'
import type { BrandWire } from '@mostrador/contract/branch-contact/contact-endpoints'
import type { Problem } from '@mostrador/contract/problem'
import { newPlaceCopy as copy } from '@mostrador/copy/contacts'
import { problemDetail } from '@mostrador/copy/problem'
import type { Kitchen } from '@mostrador/domain/company/kitchen'
import { useToast } from '@mostrador/ui/use-toast'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { useApi } from '../api/api.ts'
import { refreshQueries } from '../api/query-cache.ts'
import { whyNotUndone } from '../revision/use-undo.ts'
import { focusField, sentenceOf } from '../session/use-form.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { contactsKey } from './use-contacts.ts'

type Added = Answer<Endpoints['addContact']>

/** Kind of the new place: a branch contact, or a brand with its first one. */
export type AddedKind = 'local' | 'brand'

export type AddedField = 'name' | 'alias'

function blames(code: string): AddedField | undefined {
  if (code.startsWith('place-name-')) return 'name'
  return code.startsWith('alias-') ? 'alias' : undefined
}

/** A refused document says more by its first sentence than by its code. */
const sentenceOfProblem = (problem: Problem): string =>
  (problem.code === 'change-refused' && problem.errors?.[0]?.message) || sentenceOf(problem)

const textIn = (form: FormData, name: string): string => String(form.get(name) ?? '').trim()

/** Undoes the addition, and goes back to the page before. */
function useTakeBack() {
  const api = useApi()
  const toast = useToast()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { alias, companyId } = useWorkplace().contact
  return async (added: { readonly branchId: string; readonly revision: number; readonly name: string }) => {
    const { branchId, revision, name } = added
    const undone = await api.undoRevision({ params: { id: branchId, number: revision } })
    if (!undone.ok) return toast({ text: whyNotUndone(undone.problem).join(' '), tone: 'danger' })
    toast({ text: copy.undone(name), tone: 'positive' })
    void navigate(`/${alias}/locals`)
    return refreshQueries(queries, contactsKey(companyId))
  }
}

/** Reads the typed place, and the brand that the request goes to. */
function placeIn(form: HTMLFormElement, kind: AddedKind, brands: readonly BrandWire[]) {
  const typed = new FormData(form)
  const copyOf = textIn(typed, 'copyOf') || null
  // A new brand copies a branch contact of any brand: the request goes to that brand.
  const model =
    kind === 'brand' && brands.find(({ locals: contacts }) => contacts.some(({ id }) => id === copyOf))
  return {
    params: { id: model ? model.id : textIn(typed, 'brand') },
    body: { name: textIn(typed, 'name'), alias: textIn(typed, 'alias') || null, copyOf },
    kitchen: (textIn(typed, 'kitchen') || 'basica') as Kitchen,
  }
}

/** Tells of a new place with an undo, and opens its setup. */
function useAdded() {
  const toast = useToast()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { companyId } = useWorkplace().contact
  const takeBack = useTakeBack()
  return async (name: string, { alias, branchId, revision }: Added): Promise<void> => {
    const run = (): void => void takeBack({ branchId, revision: revision ?? 0, name })
    toast({
      text: copy.added(name),
      tone: 'positive',
      ...(revision !== null && { action: { label: copy.undo, run } }),
    })
    await refreshQueries(queries, contactsKey(companyId))
    void navigate(`/${alias}/setup`)
  }
}

/** Sends a new branch contact or brand once, and shows at which field it fails. */
export function useAddPlace(kind: AddedKind, brands: readonly BrandWire[]) {
  const api = useApi()
  const tell = useAdded()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<{ readonly field?: AddedField; readonly text: string }>()

  async function send(form: HTMLFormElement): Promise<void> {
    const { params, body, kitchen } = placeIn(form, kind, brands)
    if (body.name === '') {
      setFailure({ field: 'name', text: problemDetail('place-name-missing') })
      return focusField(form, 'name')
    }
    setFailure(undefined)
    setBusy(true)
    const added =
      kind === 'brand'
        ? await api.addBrand({ params, body: { ...body, kitchen } })
        : await api.addContact({ params, body })
    setBusy(false)
    if (added.ok) return tell(body.name, added.data)
    const field = blames(added.problem.code)
    setFailure({ text: sentenceOfProblem(added.problem), ...(field && { field }) })
    return field && focusField(form, field)
  }

  return {
    busy,
    submit: (event: FormEvent<HTMLFormElement>): void => {
      event.preventDefault()
      if (!busy) void send(event.currentTarget)
    },
    /** Failure of no single field. */
    failure: failure?.field === undefined ? failure?.text : undefined,
    errorOf: (field: AddedField): string | undefined => (failure?.field === field ? failure.text : undefined),
  }
}
