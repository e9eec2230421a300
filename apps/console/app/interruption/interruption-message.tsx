import { interruptionCopy as copy } from '@mostrador/copy/interruption'
import { LONGEST_INTERRUPTION_MESSAGE } from '@mostrador/domain/interruption/interruption'
import { TextField } from '@mostrador/ui/text-field.tsx'
import { useIsByPin } from '../form/use-field.ts'

type InterruptionMessageProps = { readonly value: string; readonly onChange: (typed: string) => void }

/** Field of the words for diners; at a shared tablet, where a PIN writes none, says so instead. */
export function InterruptionMessage({ value, onChange }: InterruptionMessageProps) {
  if (useIsByPin()) return <p className="text-14 text-muted">{copy.messageTakesPassword}</p>
  return (
    <TextField
      label={copy.message}
      note={copy.messageNote}
      hint={copy.messageHint}
      maxLength={LONGEST_INTERRUPTION_MESSAGE}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
