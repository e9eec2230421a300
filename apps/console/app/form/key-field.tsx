import { formCopy } from '@mostrador/copy/form'
import { IconButton } from '@mostrador/ui/icon-button.tsx'
import { useRef } from 'react'
import { Choice } from './choice.tsx'
import { FieldFrame } from './field-frame.tsx'
import { KeyChoice, MOST_DRAWN } from './key-choice.tsx'
import { useField } from './use-field.ts'

export type KeyFieldProps = {
  readonly at: string
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** Label of the choice of none. */
  readonly none: string
}

/** Field of a reference, or of none: a select for few options, a search for many. */
export const KeyField = (props: KeyFieldProps) =>
  props.options.length > MOST_DRAWN ? <SearchedKey {...props} /> : <Choice {...props} />

function SearchedKey({ at, label, options, none }: KeyFieldProps) {
  const field = useField<string>(at, { label })
  const frame = useRef<HTMLFieldSetElement>(null)
  const nameOf = (key: unknown): string =>
    options.find(({ value }) => value === key)?.label ?? String(key ?? none)
  function set(key: string | undefined): void {
    field.set(key)
    // The pressed button goes away, and another control takes its place.
    frame.current?.focus()
  }
  const { value } = field
  return (
    <FieldFrame at={field.at} textOf={nameOf}>
      <fieldset
        ref={frame}
        id={field.id}
        tabIndex={-1}
        className="grid min-w-0 grid-cols-1 gap-1.5 outline-none"
      >
        <legend className="mb-1.5 text-14 font-medium">{label}</legend>
        {value === undefined ? (
          !field.isLocked && (
            <KeyChoice
              label={label}
              placeholder={formCopy.noneYet(none)}
              options={options}
              onChoose={set}
              onLeft={(text) =>
                text === '' ? field.set(undefined) : field.hold(text, formCopy.notChosen(text))
              }
            />
          )
        ) : (
          <div className="flex min-h-12 items-center justify-between gap-2 rounded-control border border-line pl-3">
            <span className="text-16 wrap-anywhere">{nameOf(value)}</span>
            {!field.isLocked && (
              <IconButton
                icon="close"
                label={formCopy.remove(nameOf(value))}
                onClick={() => set(undefined)}
              />
            )}
          </div>
        )}
        {value === undefined && field.isLocked && <p className="text-16 text-muted">{none}</p>}
        {field.problem !== undefined && <p className="text-14 font-medium text-danger">{field.problem}</p>}
      </fieldset>
    </FieldFrame>
  )
}
