import { riderCopy } from '@mostrador/copy/rider'
import { riderPageCopy } from '@mostrador/copy/rider-page'
import { riderPinCopy } from '@mostrador/copy/rider-pin'
import { LONGEST_PIN } from '@mostrador/domain/staff/pin-rule'
import { Button } from '@mostrador/ui/button.tsx'
import { Card } from '@mostrador/ui/card.tsx'
import { TextField } from '@mostrador/ui/text-field.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { useState } from 'react'
import { browserApi } from '../api.ts'
import { useFocusOnProblem } from '../frame/use-focus-on-error.ts'
import { asRider, type RiderSession } from './rider-session.ts'

export type PinCardProps = { readonly session: RiderSession; readonly hasPin: boolean }

/**
 * Card of a rider's PIN: asks for one, or lets the rider change it. It stands at the foot of the
 * list, since whether there is one is known late. Source: docs/decisions/150.
 */
export function PinCard({ session, hasPin }: PinCardProps) {
  const [isAsking, setIsAsking] = useState(!hasPin)
  if (!isAsking) {
    return (
      <Button variant="quiet" wide className="underline" onClick={() => setIsAsking(true)}>
        {riderPinCopy.change}
      </Button>
    )
  }
  return (
    <Card title={riderPinCopy.title} hint={riderPinCopy.why}>
      <PinForm session={session} onDone={() => setIsAsking(false)} />
    </Card>
  )
}

type PinFormProps = { readonly session: RiderSession; readonly onDone: () => void }

function PinForm({ session, onDone }: PinFormProps) {
  const toast = useToast()
  const [pin, setPin] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const { form, countTry } = useFocusOnProblem(problem)

  async function save(): Promise<void> {
    setIsBusy(true)
    const saved = await browserApi.client.chooseRiderPin({ body: { pin } }, asRider(session))
    setIsBusy(false)
    if (!saved.ok) return setProblem(saved.problem.status === 0 ? riderCopy.failed : saved.problem.detail)
    toast({ text: riderPinCopy.saved, tone: 'positive' })
    onDone()
  }

  return (
    <form
      ref={form}
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (isBusy) return
        countTry()
        void save()
      }}
    >
      <TextField
        label={riderPinCopy.label}
        hint={riderPinCopy.digits}
        name="newPin"
        type="password"
        inputMode="numeric"
        autoComplete="new-password"
        maxLength={LONGEST_PIN}
        value={pin}
        onChange={(event) => {
          setProblem(undefined)
          setPin(event.currentTarget.value.replace(/\D/g, ''))
        }}
        {...(problem !== undefined && { error: problem })}
      />
      <div className="grid fit-cols-9 gap-2">
        <Button type="submit" wide busy={isBusy} busyLabel={riderPageCopy.sending}>
          {riderPinCopy.save}
        </Button>
        <Button variant="quiet" wide onClick={onDone}>
          {riderPinCopy.later}
        </Button>
      </div>
    </form>
  )
}
