import { formCopy, takesPasswordToAdd } from '@mostrador/copy/form'
import { valueAt } from '@mostrador/domain/revision/apply-operations'
import { classNames } from '@mostrador/ui/class-names'
import { useId, type ReactNode } from 'react'
import { FieldFrame } from './field-frame.tsx'
import { KeyChoice } from './key-choice.tsx'
import { OrderedRows } from './ordered-rows.tsx'
import { placeOf } from './draft.ts'
import { useFormState } from './form-context.ts'
import { useField } from './use-field.ts'

export type KeyOption = {
  readonly value: string
  readonly label: string
  readonly hint?: ReactNode
  /** Whether the session's PIN is not enough to add it. */
  readonly takesMore?: boolean
}

export type KeysFieldProps = {
  readonly at: string
  readonly label: string
  /** Hides the label visually: the surrounding card already shows it. */
  readonly labelHidden?: boolean
  readonly hint?: ReactNode
  /** Label of the choice to add: "Agregar un grupo". */
  readonly addLabel: string
  readonly options: readonly KeyOption[]
}

/** Field of references to things of another list, in an order that counts. */
export function KeysField({ at, label, labelHidden = false, hint, addLabel, options }: KeysFieldProps) {
  const field = useField<readonly string[]>(at, { label })
  const chosen = field.value ?? []
  const byKey = new Map(options.map((option) => [option.value, option]))
  const labelOf = (key: string): string => byKey.get(key)?.label ?? key
  const set = (keys: readonly string[]): void => field.set(keys.length === 0 ? undefined : keys)
  const taken = new Set(chosen)
  const saved = useFormState(({ draft }) => valueAt(draft.base, placeOf(field.at)))
  const isOpen = ({ value, takesMore }: KeyOption): boolean =>
    !takesMore || (Array.isArray(saved) && saved.includes(value))
  const untaken = options.filter(({ value }) => !taken.has(value))
  const left = untaken.filter(isOpen)
  const closed = untaken.filter((option) => !isOpen(option))
  const hintId = useId()

  function move(key: string, after: string | null): void {
    const others = chosen.filter((one) => one !== key)
    set(others.toSpliced(after === null ? 0 : others.indexOf(after) + 1, 0, key))
  }

  return (
    <FieldFrame
      at={field.at}
      textOf={(theirs) => ((theirs ?? []) as readonly string[]).map(labelOf).join(', ')}
    >
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
          rows={chosen.map((key) => ({
            id: key,
            key,
            name: labelOf(key),
            content: <Chosen option={byKey.get(key)} name={labelOf(key)} />,
          }))}
          onMove={move}
          onRemove={(key) => set(chosen.filter((one) => one !== key))}
        />
        {field.problem !== undefined && <p className="text-14 font-medium text-danger">{field.problem}</p>}
        {!field.isLocked && left.length > 0 && (
          <KeyChoice
            label={addLabel}
            options={left}
            onChoose={(key) => set([...chosen, key])}
            onLeft={(text) => (text === '' ? set(chosen) : field.hold(text, formCopy.notChosen(text)))}
          />
        )}
        {!field.isLocked && closed.length > 0 && (
          <p className="text-14 text-muted">
            <span className="font-medium">{closed.map(({ label: name }) => name).join(', ')}.</span>{' '}
            {takesPasswordToAdd}
          </p>
        )}
      </fieldset>
    </FieldFrame>
  )
}

const Chosen = ({ option, name }: { readonly option: KeyOption | undefined; readonly name: string }) => (
  <div className="flex min-h-11 flex-col justify-center">
    <span className="text-16 font-medium wrap-anywhere">{name}</span>
    {option?.hint && <span className="text-14 text-muted">{option.hint}</span>}
  </div>
)
