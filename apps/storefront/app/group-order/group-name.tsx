import { groupOrderCopy } from '@mostrador/copy/group-order'
import { LONGEST_GROUP_NAME } from '@mostrador/domain/group-order/group-order'
import { TextField } from '@mostrador/ui/text-field.tsx'
import { useRef, useState } from 'react'

/**
 * The name of who orders in a group: its field, and what was typed. `read` answers nothing where
 * it is missing, says so at the field, and leads there.
 */
export function useGroupName() {
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()

  function read(): string | undefined {
    if (name.trim() !== '') return name.trim()
    setError(groupOrderCopy.nameMissing)
    input.current?.focus()
    return undefined
  }

  const field = (
    <TextField
      ref={input}
      label={groupOrderCopy.yourName}
      hint={groupOrderCopy.nameHint}
      name="groupName"
      autoComplete="given-name"
      maxLength={LONGEST_GROUP_NAME}
      value={name}
      onChange={(event) => {
        setName(event.currentTarget.value)
        setError(undefined)
      }}
      {...(error !== undefined && { error })}
    />
  )
  return { field, input, read }
}
