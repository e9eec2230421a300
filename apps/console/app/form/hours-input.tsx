import { weekCopy as copy } from '@mostrador/copy/week'
import { isSameValue } from '@mostrador/domain/revision/same-value'
import { hoursText, isInterval, readHours } from '@mostrador/domain/scheduling/hours-text'
import { TextField as TextInput } from '@mostrador/ui/text-field.tsx'
import { useState } from 'react'
import { afterPress } from './after-press.ts'

export type HoursInputProps = {
  readonly label: string
  readonly labelHidden?: boolean
  readonly hint?: string
  readonly id?: string
  readonly name?: string
  /** Problem beside unreadable text, such as missing hours. */
  readonly error?: string
  /** Shows its problem before it was left. */
  readonly isJudged?: boolean
  readonly placeholder: string
  /** Intervals of the document; unreadable text stands there alone, as typed. */
  readonly hours: readonly string[]
  readonly isLocked: boolean
  readonly onChange: (hours: readonly string[]) => void
  /** Called on leaving with text that is no hours of one day. */
  readonly onUnread?: (text: string) => void
}

/** Reads hours; text that cannot be read is kept as typed, so that nothing is lost. */
function meantBy(text: string): readonly string[] {
  const read = readHours(text)
  return 'hours' in read ? read.hours : [text]
}

/** Input of a day's hours, as typed text. */
export function HoursInput(props: HoursInputProps) {
  const { label, labelHidden = false, hint, placeholder, hours, isLocked, onChange, isJudged = false } = props
  const { id, name, error } = props
  const [typed, setTyped] = useState<string>()
  const [wasLeft, setWasLeft] = useState(false)
  const isWrong = !hours.every(isInterval)
  const isTyped = typed !== undefined && isSameValue(meantBy(typed), hours)
  const text = isTyped ? typed : isWrong ? hours.join(', ') : hoursText(hours)
  const read = readHours(text)
  return (
    <TextInput
      {...(id !== undefined && { id })}
      {...(name !== undefined && { name })}
      {...(error !== undefined && { error })}
      label={label}
      labelHidden={labelHidden}
      {...(hint !== undefined && { hint })}
      placeholder={placeholder}
      value={text}
      disabled={isLocked}
      autoComplete="off"
      {...((wasLeft || isJudged) && 'problem' in read && { error: copy.wrong(read.problem, read.part) })}
      onBlur={() => {
        afterPress(() => setWasLeft(true))
        if (!isWrong) setTyped(undefined)
        else props.onUnread?.(text)
      }}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value)
        onChange(meantBy(value))
      }}
    />
  )
}
