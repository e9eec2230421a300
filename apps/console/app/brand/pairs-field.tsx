import { brandCopy } from '@mostrador/copy/brand-form'
import { TextArea } from '@mostrador/ui/text-area.tsx'
import { useState } from 'react'
import { FieldFrame } from '../form/field-frame.tsx'
import { useField } from '../form/use-field.ts'

const copy = brandCopy.measuring

type Pairs = Readonly<Record<string, string>>

const LONGEST_NAME = 60
const LONGEST_VALUE = 300

/** Writes names with their values, one a line: "nombre: valor". */
export const pairsText = (pairs: Pairs): string =>
  Object.entries(pairs)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')

/** Parses lines of "nombre: valor"; value undefined for none, a problem for malformed ones. */
export function readPairs(
  text: string,
): { readonly value: Pairs | undefined } | { readonly problem: string } {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const pairs = lines.map((line) => {
    const at = line.indexOf(':')
    return [line.slice(0, Math.max(0, at)).trim(), line.slice(at + 1).trim()] as const
  })
  if (pairs.some(([name, value]) => name === '' || value === '')) return { problem: copy.pixelsMalformed }
  if (pairs.some(([name, value]) => name.length > LONGEST_NAME || value.length > LONGEST_VALUE))
    return { problem: copy.pixelsTooLong }
  return { value: pairs.length === 0 ? undefined : Object.fromEntries(pairs) }
}

/** Field of names with values; unreadable text is kept as typed. */
export function PairsField({ at }: { readonly at: string }) {
  const field = useField<Pairs>(at, { label: copy.pixels })
  const [typed, setTyped] = useState('')
  const said = pairsText(field.value ?? {})
  const read = readPairs(typed)
  const isTyped = 'value' in read && pairsText(read.value ?? {}) === said
  function type(text: string): void {
    setTyped(text)
    const next = readPairs(text)
    if ('problem' in next) field.hold(text, next.problem)
    else field.set(next.value)
  }
  return (
    <FieldFrame at={field.at} textOf={(theirs) => pairsText((theirs ?? {}) as Pairs)}>
      <TextArea
        id={field.id}
        label={copy.pixels}
        hint={copy.pixelsHint}
        {...(field.problem !== undefined && { error: field.problem })}
        value={field.unread ?? (isTyped && typed !== '' ? typed : said)}
        disabled={field.isLocked}
        spellCheck={false}
        autoCapitalize="off"
        rows={3}
        onBlur={field.leave}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
    </FieldFrame>
  )
}
