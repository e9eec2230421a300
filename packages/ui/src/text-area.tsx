import { useId, useState, type ChangeEvent, type ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { CONTROL_LOOK, describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx'

export type TextAreaProps = ComponentProps<'textarea'> & FieldTexts

/** Text area that grows with its text; with `maxLength` it counts. */
export function TextArea(props: TextAreaProps) {
  const { label, labelHidden, note, hint, error, className, onChange, rows = 2, ...native } = props
  const generated = useId()
  const id = native.id ?? generated
  const [typed, setTyped] = useState(String(native.defaultValue ?? '').length)
  const used = native.value === undefined ? typed : String(native.value).length

  function count(event: ChangeEvent<HTMLTextAreaElement>): void {
    setTyped(event.currentTarget.value.length)
    onChange?.(event)
  }

  const aside = native.maxLength && (
    <span className={classNames('price text-12', used >= native.maxLength && 'font-semibold text-ink')}>
      {used}/{native.maxLength}
    </span>
  )
  return (
    <FieldFrame {...{ id, label, labelHidden, note, hint, error, className, aside }}>
      <textarea
        {...native}
        id={id}
        rows={rows}
        onChange={count}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        className={classNames(
          CONTROL_LOOK,
          'max-h-60 min-h-20 resize-none px-3.5 py-3 [field-sizing:content]',
        )}
      />
    </FieldFrame>
  )
}
