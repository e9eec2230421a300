import { groupOrderCopy } from '@mostrador/copy/group-order'
import { isNameTaken, LONGEST_GROUP_NAME } from '@mostrador/domain/group-order/group-order'
import { TextField } from '@mostrador/ui/text-field.tsx'
import { useRef, useState } from 'react'

type NameOptions = {
  readonly taken?: readonly string[]
  /** Initial value of the field, which is judged before the diner types. */
  readonly first?: string
}

/** Returns the problem of a name in a group; undefined for none. */
function problemOf(name: string, taken: readonly string[]): string | undefined {
  if (name.trim() === '') return groupOrderCopy.nameMissing
  return isNameTaken(name, taken) ? groupOrderCopy.nameTaken : undefined
}

/**
 * Keeps the diner's name in a group and its field. `read` returns undefined for a missing or taken
 * name, shows the error and focuses the field.
 */
export function useGroupName({ taken = [], first = '' }: NameOptions = {}) {
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(first)
  const [isJudged, setIsJudged] = useState(first !== '')
  const problem = problemOf(name, taken)

  function read(): string | undefined {
    if (problem === undefined) return name.trim()
    setIsJudged(true)
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
        setIsJudged(false)
      }}
      {...(isJudged && problem !== undefined && { error: problem })}
    />
  )
  return { field, input, read }
}
