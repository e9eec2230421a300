import { formCopy } from '@mostrador/copy/form'
import { plainText } from '@mostrador/domain/search/plain-text'
import { SelectField } from '@mostrador/ui/select-field.tsx'
import { SuggestionField, type SuggestionLine } from '@mostrador/ui/suggestion-field.tsx'
import { useState } from 'react'

/** Options drawn at most; of more, one types a part of the name. */
export const MOST_DRAWN = 50

type Option = { readonly value: string; readonly label: string }

export type KeyChoiceProps = {
  readonly label: string
  /** Text of the empty field; its label by default. */
  readonly placeholder?: string
  readonly options: readonly Option[]
  readonly onChoose: (key: string) => void
  /** Called with text that was not chosen; '' once it is gone. */
  readonly onLeft?: (text: string) => void
}

/** Choice of one more of a list: a select for few options, a search for many. */
export function KeyChoice(props: KeyChoiceProps) {
  const { label, placeholder = label, options, onChoose } = props
  if (options.length > MOST_DRAWN) return <KeySearch {...props} />
  return (
    <SelectField
      label={label}
      labelHidden
      placeholder={placeholder}
      value=""
      options={options.map(({ value, label: text }) => ({ value, label: text }))}
      onChange={({ currentTarget: { value } }) => onChoose(value)}
    />
  )
}

const NO_LINES: Found = { lines: [], count: 0 }

type Found = { readonly lines: readonly SuggestionLine[]; readonly count: number }

/** Finds options by a part of their name: the first `MOST_DRAWN` lines, with the count of all. */
export function linesOf(options: readonly Option[], text: string): Found {
  const wanted = plainText(text)
  const found = options.filter(({ label }) => plainText(label).includes(wanted))
  const lines = found.slice(0, MOST_DRAWN).map((one) => ({ id: one.value, title: one.label, subtitle: '' }))
  return { lines, count: found.length }
}

function KeySearch({ label, placeholder = label, options, onChoose, onLeft }: KeyChoiceProps) {
  const [text, setText] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const { lines, count } = isOpen ? linesOf(options, text) : NO_LINES
  return (
    <SuggestionField
      label={label}
      labelHidden
      placeholder={placeholder}
      icon="search"
      value={text}
      lines={lines}
      listLabel={label}
      status={isOpen ? formCopy.found(count) : ''}
      credit={count > lines.length ? formCopy.firstOf(lines.length, count) : undefined}
      searching={false}
      lineIcon="plus"
      onFocus={() => setIsOpen(true)}
      onBlur={() => setIsOpen(false)}
      onType={(typed) => {
        setText(typed)
        setIsOpen(true)
        onLeft?.(typed.trim())
      }}
      onChoose={(key) => {
        setText('')
        setIsOpen(false)
        onChoose(key)
      }}
    />
  )
}
