import { valueAt } from '@mostrador/domain/revision/apply-operations'
import {
  permissionAt,
  proofAt,
  proofToAdd,
  proofToBegin,
  proofToChange,
} from '@mostrador/domain/permission/change-needs'
import { use, useEffect, useId, useRef, useState } from 'react'
import { useWorkplace } from '../workplace/contact-context.ts'
import { useMay } from '../workplace/use-may.ts'
import { afterPress } from './after-press.ts'
import { placeOf, withField, withUnread, type Merging } from './draft.ts'
import { problemOf } from './form-fields.ts'
import { FieldScope, useFormHands, useFormState } from './form-context.ts'

export type FieldTelling = {
  readonly label: string
  /** Returns the problem of a value; undefined for none. */
  readonly check?: ((value: unknown) => string | undefined) | undefined
  /** Merges the change here with another person's; undefined where they exclude each other. */
  readonly merge?: ((values: Merging) => unknown) | undefined
  readonly tidy?: ((value: unknown) => unknown) | undefined
}

export type Field<Value> = {
  /** Id that the form focuses for a problem. Behind an @ stands the place in the branch. */
  readonly id: string
  readonly at: string
  readonly value: Value | undefined
  /** Typed text that is no value yet. */
  readonly unread: string | undefined
  /** Problem, once it is time to show it. */
  readonly problem: string | undefined
  readonly isLocked: boolean
  readonly set: (value: Value | undefined) => void
  /** Keeps text that is no value, with its problem. */
  readonly hold: (text: string, problem: string) => void
  /** Marks the field as left: it shows its problem, after the press that left it. */
  readonly leave: () => void
}

/** Binds a field to a place of the form's part; it renders only for changes of that place. */
export function useField<Value>(name: string, telling: FieldTelling): Field<Value> {
  const { store } = useFormHands()
  const scope = use(FieldScope)
  const at = scope === '' ? name : `${scope}/${name}`
  const place = [...store.place, ...placeOf(at)]
  // The id tells programs that read the page which place of the branch a control changes.
  const id = `${useId()}@${place.join('/')}`
  const [wasLeft, setWasLeft] = useState(false)
  const [triesBefore] = useState(() => store.now().tries)
  const [takesMore, may] = [useFieldTakesMore(at), useMayBy(place)]
  const isLocked = takesMore || !may
  // Nothing is demanded of a field, or changed in it, that its user may not change.
  const { label, merge, check, tidy } = isLocked ? { ...telling, check: undefined, tidy: undefined } : telling
  const own = useRef<FieldTelling>(telling)
  useEffect(() => {
    own.current = { label, merge, check, tidy }
  })
  useEffect(
    () =>
      store.fields.register({
        at,
        get label() {
          return own.current.label
        },
        check: (value) => own.current.check?.(value),
        merge: (values) => own.current.merge?.(values),
        tidy: (value) => (own.current.tidy ? own.current.tidy(value) : value),
        element: () => document.getElementById(id),
      }),
    [store, at, id],
  )
  return {
    id,
    at,
    value: useFormState(({ draft }) => valueAt(draft.mine, placeOf(at))) as Value | undefined,
    unread: useFormState(({ draft }) => draft.unread.get(at)?.text),
    problem: useFormState(({ draft, tries }) => {
      const own = tries > triesBefore || wasLeft ? problemOf(draft, { at, check }) : undefined
      return own ?? store.fields.toldAt(draft, at)
    }),
    isLocked,
    set: (value) => store.change((draft) => withField(draft, placeOf(at), value)),
    hold: (text, problem) => store.change((draft) => withUnread(draft, at, { text, problem })),
    leave: () => afterPress(() => setWasLeft(true)),
  }
}

/** Steps of a place up to a branch contact. */
const CONTACT_STEPS = 2

/** Whether the user may change a place of the branch; the server judges again. */
export function useMayChange(place: readonly string[]): boolean {
  const may = useMayBy(place)
  return !useTakesMore(place) && may
}

/** Whether the user's permissions change a place of the branch. */
function useMayBy(place: readonly string[]): boolean {
  const isOfContact = place[0] === 'branchContacts' && place.length > CONTACT_STEPS
  return useMay(permissionAt(inTenant(place)) ?? 'company', isOfContact ? 'local' : 'brand')
}

const inTenant = (place: readonly string[]): readonly string[] =>
  place[0] === 'company' ? place : ['branches', '', ...place]

/** Whether the session began by PIN, at a shared tablet. */
export const useIsByPin = (): boolean => useWorkplace().session.sharedDevice !== null

/** Whether a place of the branch takes more than the session's PIN. */
export const useTakesMore = (place: readonly string[]): boolean =>
  [useIsByPin(), proofAt(inTenant(place)) !== 'PIN'].every(Boolean)

/**
 * Whether a field of the form takes more than the session's PIN to change what was saved: a switch
 * that is off may take more to be turned on.
 */
export function useFieldTakesMore(at: string): boolean {
  const { store } = useFormHands()
  const value = useFormState(({ draft }) => valueAt(draft.base, placeOf(at)))
  const thing = useFormState(({ draft }) => valueAt(draft.base, placeOf(at).slice(0, -1)))
  const proof = proofToChange(inTenant([...store.place, ...placeOf(at)]), { value, thing })
  return [useIsByPin(), proof !== 'PIN'].every(Boolean)
}

/** Whether the session may begin a group of fields of the branch. */
export const useMayBegin = (group: readonly string[]): boolean =>
  [!useIsByPin(), proofToBegin(inTenant(group)) === 'PIN'].some(Boolean)

/** Whether the session may add a thing to a list of the branch. */
export const useMayAddTo = (list: readonly string[]): boolean =>
  !useIsByPin() || proofToAdd(inTenant(list)) === 'PIN'
