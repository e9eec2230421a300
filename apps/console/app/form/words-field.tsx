import { formCopy } from '@mostrador/copy/form'
import { Button } from '@mostrador/ui/button.tsx'
import { Icon } from '@mostrador/ui/icon.tsx'
import { TextField as TextInput } from '@mostrador/ui/text-field.tsx'
import { useId, useState } from 'react'
import { FieldFrame } from './field-frame.tsx'
import { useField } from './use-field.ts'

export type WordsFieldProps = {
  readonly at: string
  readonly label: string
  readonly hint?: string
  readonly addLabel: string
  /** Words used elsewhere, so that the same thing is written the same way. */
  readonly suggestions: readonly string[]
  /** Longest word, in characters, and most words. */
  readonly longest: number
  readonly most: number
}

/** Field of distinct words, such as ingredients. */
export function WordsField(props: WordsFieldProps) {
  const { at, label, hint, addLabel, suggestions, longest, most } = props
  const field = useField<readonly string[]>(at, { label })
  const words = field.value ?? []
  const [text, setText] = useState('')
  const [listId, legendId] = [useId(), useId()]
  const set = (next: readonly string[]): void => field.set(next.length === 0 ? undefined : next)

  /** Adds words; several may be pasted with commas between them. */
  function add(typed: string): void {
    const found = typed.split(/[,;\n]/).map((word) => word.trim().toLowerCase().slice(0, longest))
    set([...new Set([...words, ...found.filter((word) => word !== '')])].slice(0, most))
    setText('')
  }

  return (
    <FieldFrame at={field.at} textOf={(theirs) => ((theirs ?? []) as readonly string[]).join(', ')}>
      <fieldset className="grid min-w-0 grid-cols-1 gap-2" aria-labelledby={legendId}>
        <legend id={legendId} className="mb-2 text-14 font-medium">
          {label}
        </legend>
        {words.length > 0 && (
          <ul className="flex flex-wrap gap-x-2 gap-y-3">
            {words.map((word) => (
              <li key={word}>
                <button
                  type="button"
                  disabled={field.isLocked}
                  aria-label={formCopy.remove(word)}
                  className="hit-44 inline-flex h-9 items-center gap-1.5 rounded-full border border-line bg-surface pr-3 pl-4 text-14 font-medium hover:bg-sunken"
                  onClick={() => set(words.filter((one) => one !== word))}
                >
                  {word}
                  <Icon name="close" size={16} />
                </button>
              </li>
            ))}
          </ul>
        )}
        {!field.isLocked && words.length < most && (
          <div className="grid grid-cols-[1fr_auto] items-start gap-2">
            <TextInput
              id={field.id}
              label={addLabel}
              labelHidden
              placeholder={addLabel}
              list={listId}
              value={text}
              autoComplete="off"
              hint={hint}
              {...(field.problem !== undefined && { error: field.problem })}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
              onBlur={() => text.trim() !== '' && add(text)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' && event.key !== ',') return
                event.preventDefault()
                add(text)
              }}
            />
            <Button variant="secondary" onClick={() => add(text)}>
              {formCopy.add}
            </Button>
          </div>
        )}
        <datalist id={listId}>
          {suggestions
            .filter((word) => !words.includes(word))
            .map((word) => (
              <option key={word} value={word} />
            ))}
        </datalist>
      </fieldset>
    </FieldFrame>
  )
}
