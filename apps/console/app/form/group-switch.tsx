import { SwitchField } from '@mostrador/ui/switch-field.tsx'
import { placeOf } from './draft.ts'
import { FieldFrame } from './field-frame.tsx'
import { useFormHands } from './form-context.ts'
import { useField, useMayBegin } from './use-field.ts'

type GroupSwitchProps = {
  readonly at: string
  readonly label: string
  readonly hint?: string
  /** Text without the group. */
  readonly textOff?: string
  readonly start: object
}

/**
 * Switch that adds or removes a group of fields. On a shared tablet a group whose fields take more
 * than a PIN can only be turned off, since they could not be filled in.
 */
export function GroupSwitch({ at, label, hint, textOff = '', start }: GroupSwitchProps) {
  const { store } = useFormHands()
  const field = useField<object>(at, { label })
  const isOn = field.value !== undefined
  const takesMore = !useMayBegin([...store.place, ...placeOf(field.at)]) && !isOn
  return (
    <FieldFrame
      at={field.at}
      takesMore={takesMore}
      textOf={(theirs) => (theirs === undefined ? textOff : label)}
    >
      <SwitchField
        id={field.id}
        label={label}
        hint={hint}
        checked={isOn}
        disabled={field.isLocked || takesMore}
        onChange={({ currentTarget: { checked } }) => field.set(checked ? start : undefined)}
      />
    </FieldFrame>
  )
}
