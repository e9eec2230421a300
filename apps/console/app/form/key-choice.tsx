import { formCopy } from '@mostrador/copy/form'
import { plainText } from '@mostrador/domain/search/plain-text'
import { SelectField } from '@mostrador/ui/select-field.tsx'
import { SuggestionField } from '@mostrador/ui/suggestion-field.tsx'
import { useState } from 'react'

/** How many things are drawn to choose from: of more one types a part of the name. */
export const MOST_DRAWN = 50

type Option = { readonly value: string; readonly label: string }

export type KeyChoiceProps = {
  readonly label: string
  readonly options: readonly Option[]
  readonly onChoose: (key: string) => void
}

/** One more of a list: few by the platform's own choice, many by what one types of their name. */
export function KeyChoice({ label, options, onChoose }: KeyChoiceProps) {
  if (options.length > MOST_DRAWN) return <KeySearch {...{ label, options, onChoose }} />
  return (
    <SelectField
      label={label}
      labelHidden
      placeholder={label}
      value=""
      options={options.map(({ value, label: text }) => ({ value, label: text }))}
      onChange={({ currentTarget: { value } }) => onChoose(value)}
    />
  )
}

function KeySearch({ label, options, onChoose }: KeyChoiceProps) {
  const [text, setText] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const wanted = plainText(text)
  const found = isOpen ? options.filter((one) => plainText(one.label).includes(wanted)) : []
  const lines = found.slice(0, MOST_DRAWN).map((one) => ({ id: one.value, title: one.label, subtitle: '' }))
  return (
    <SuggestionField
      label={label}
      labelHidden
      placeholder={label}
      icon="search"
      value={text}
      lines={lines}
      listLabel={label}
      status={isOpen ? formCopy.found(found.length) : ''}
      credit={found.length > lines.length ? formCopy.firstOf(lines.length, found.length) : undefined}
      searching={false}
      lineIcon="plus"
      onFocus={() => setIsOpen(true)}
      onBlur={() => setIsOpen(false)}
      onType={(typed) => {
        setText(typed)
        setIsOpen(true)
      }}
      onChoose={(key) => {
        setText('')
        setIsOpen(false)
        onChoose(key)
      }}
    />
  )
}
