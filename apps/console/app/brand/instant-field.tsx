import { timeOf } from '@mostrador/domain/scheduling/wall-time'
import { wallClock } from '@mostrador/domain/scheduling/wall-clock'
import { offsetAt } from '@mostrador/domain/scheduling/zone-offset'
import { TextField as TextInput } from '@mostrador/ui/text-field.tsx'
import { FieldFrame } from '../form/field-frame.tsx'
import { useField } from '../form/use-field.ts'
import { useWorkplace } from '../workplace/contact-context.ts'

/** Returns an instant by the clock of a zone: `2026-11-30T06:00`; '' for none. */
export function wallOf(instant: string | undefined, timeZone: string): string {
  if (instant === undefined) return ''
  const { date, minutes } = wallClock(new Date(instant), timeZone)
  return `${date}T${timeOf(minutes)}`
}

/** Returns the instant of a clock's time; one that the clock skips takes the earlier offset. */
export function instantOf(wall: string, timeZone: string): string {
  const plain = Date.parse(`${wall}:00Z`)
  const near = plain - offsetAt(plain, timeZone)
  return `${new Date(plain - offsetAt(near, timeZone)).toISOString().slice(0, 19)}Z`
}

type InstantFieldProps = { readonly at: string; readonly label: string; readonly hint: string }

/** Field of an instant, by the clock of the branch contact. */
export function InstantField({ at, label, hint }: InstantFieldProps) {
  const field = useField<string>(at, { label })
  const { timeZone } = useWorkplace().contact
  return (
    <FieldFrame
      at={field.at}
      textOf={(theirs) => wallOf(theirs as string | undefined, timeZone).replace('T', ' ')}
    >
      <TextInput
        id={field.id}
        type="datetime-local"
        label={label}
        hint={hint}
        value={wallOf(field.value, timeZone)}
        disabled={field.isLocked}
        {...(field.problem !== undefined && { error: field.problem })}
        onBlur={field.leave}
        onChange={({ currentTarget: { value } }) =>
          field.set(value === '' ? undefined : instantOf(value, timeZone))
        }
      />
    </FieldFrame>
  )
}
