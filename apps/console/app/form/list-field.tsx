import { formCopy, takesPasswordToAdd } from '@mostrador/copy/form'
import { keyOf } from '@mostrador/domain/revision/keyed-list'
import type { Thing } from '@mostrador/domain/revision/operation'
import { Button } from '@mostrador/ui/button.tsx'
import { classNames } from '@mostrador/ui/class-names'
import { useEffect, useId, useState, type ReactNode } from 'react'
import { movedBehind, placeOf, withoutThing, withThing } from './draft.ts'
import { FieldFrame, Met } from './field-frame.tsx'
import { FieldScope, useFormHands, useFormState } from './form-context.ts'
import { OrderedRows } from './ordered-rows.tsx'
import { useField, useMayAddTo } from './use-field.ts'

export type ListFieldProps = {
  readonly at: string
  readonly label: string
  /** Hides the label visually: the surrounding card already shows it. */
  readonly labelHidden?: boolean
  readonly hint?: ReactNode
  readonly addLabel: string
  /** First values of a new thing; its key is made from its name on saving. */
  readonly start: Thing
  readonly most: number
  readonly nameOf: (thing: Thing) => string
  readonly children: ReactNode
}

/** Field of a list of things in order; they are added, changed, moved and removed with the form. */
export function ListField(props: ListFieldProps) {
  const { at, label, labelHidden = false, hint, addLabel, start, most, nameOf, children } = props
  const { store } = useFormHands()
  const field = useField<readonly Thing[]>(at, { label })
  const things = field.value ?? []
  const place = placeOf(field.at)
  const added = useFocusOfNew()
  const mayAdd = useMayAddTo([...store.place, ...place])
  const hintId = useId()

  function add(): void {
    const key = store.newKey()
    store.change((draft) => withThing(draft, place, { key, ...start }))
    added(key)
  }

  return (
    <fieldset
      id={field.id}
      tabIndex={-1}
      aria-describedby={hint ? hintId : undefined}
      className="grid min-w-0 grid-cols-1 gap-2 outline-none"
    >
      <legend className={labelHidden ? 'sr-only' : 'mb-2 text-14 font-medium'}>{label}</legend>
      {hint && (
        <p id={hintId} className={classNames('text-14 text-muted', !labelHidden && '-mt-2')}>
          {hint}
        </p>
      )}
      <OrderedRows
        label={label}
        isLocked={field.isLocked}
        rows={things.map((thing) => ({
          id: store.idOf(keyOf(thing)),
          key: keyOf(thing),
          name: nameOf(thing) || formCopy.unnamed,
          content: (
            <FieldScope value={`${field.at}/${keyOf(thing)}`}>
              <FieldFrame at={`${field.at}/${keyOf(thing)}`} textOf={(theirs) => textOfThing(theirs, nameOf)}>
                <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">{children}</div>
              </FieldFrame>
            </FieldScope>
          ),
        }))}
        onMove={(key, after) => store.change((draft) => movedBehind(draft, [...place, key], after))}
        onRemove={(key) => store.change((draft) => withoutThing(draft, [...place, key]))}
      />
      <MetRemovals at={field.at} things={things} nameOf={nameOf} />
      {field.problem !== undefined && <p className="text-14 font-medium text-danger">{field.problem}</p>}
      {!mayAdd && things.length === 0 && <p className="text-14 text-muted">{takesPasswordToAdd}</p>}
      {!field.isLocked && mayAdd && things.length < most && (
        <Button variant="secondary" size="small" icon="plus" onClick={add}>
          {addLabel}
        </Button>
      )}
    </fieldset>
  )
}

const textOfThing = (thing: unknown, nameOf: (thing: Thing) => string): string =>
  thing === undefined ? formCopy.takenOut : nameOf(thing as Thing)

type MetRemovalsProps = {
  readonly at: string
  readonly things: readonly Thing[]
  readonly nameOf: (thing: Thing) => string
}

/** Notices of things removed here that others changed, with both ways on. */
function MetRemovals({ at, things, nameOf }: MetRemovalsProps) {
  const here = new Set(things.map((thing) => `${at}/${keyOf(thing)}`))
  const conflicts = useFormState(({ draft }) => draft.conflicts)
  const removed = [...conflicts.keys()].filter(
    (name) =>
      name.startsWith(`${at}/`) && name.split('/').length === at.split('/').length + 1 && !here.has(name),
  )
  return removed.map((name) => <Met key={name} at={name} textOf={(theirs) => textOfThing(theirs, nameOf)} />)
}

function useFocusOfNew() {
  const [added, setAdded] = useState<string>()
  useEffect(() => {
    if (added === undefined) return
    document.querySelector<HTMLElement>(`[data-row="${added}"] :is(input, select, textarea)`)?.focus()
  }, [added])
  return setAdded
}
