import type { StaffAccount } from '@mostrador/contract/staff/account-endpoints'
import { sharedDeviceCopy as copy } from '@mostrador/copy/shared-device'
import { LONGEST_PIN } from '@mostrador/domain/staff/pin-rule'
import { Button } from '@mostrador/ui/button.tsx'
import { Card } from '@mostrador/ui/card.tsx'
import { TextField } from '@mostrador/ui/text-field.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { useState } from 'react'
import { useApi } from '../api/api.ts'
import { PasswordAsk } from '../session/password-ask.tsx'

type Pin = StaffAccount['pins'][number]

export type PinCardProps = {
  readonly account: Pick<StaffAccount, 'pins' | 'onSharedDevice' | 'hasSecondFactor' | 'passkeys'>
  readonly onChanged: () => void
}

/**
 * Card of the PINs for the shared devices of each company. On such a device, who has a second
 * factor can only take one away.
 */
export function PinCard({ account, onChanged }: PinCardProps) {
  const { pins, onSharedDevice, hasSecondFactor, passkeys } = account
  const isElsewhere = onSharedDevice && (hasSecondFactor || passkeys.length > 0)
  return (
    <Card title={copy.pinTitle} hint={isElsewhere ? copy.chosenElsewhere : copy.pinHint}>
      <ul className="grid divide-y divide-line">
        {pins.map((pin) => (
          <PinRow key={pin.id} pin={pin} mayChoose={!isElsewhere} onChanged={onChanged} />
        ))}
      </ul>
    </Card>
  )
}

type PinRowProps = {
  readonly pin: Pin
  readonly mayChoose: boolean
  readonly onChanged: () => void
}

function PinRow({ pin, mayChoose, onChanged }: PinRowProps) {
  const toast = useToast()
  const [asks, setAsks] = useState<'choose' | 'take'>()
  if (asks)
    return (
      <li className="py-3">
        <PinForm
          pin={pin}
          isTaken={asks === 'take'}
          onCancel={() => setAsks(undefined)}
          onDone={() => {
            toast({ text: asks === 'take' ? copy.taken : copy.saved, tone: 'positive' })
            setAsks(undefined)
            onChanged()
          }}
        />
      </li>
    )
  const choose = pin.isSet ? copy.chooseOther : copy.choose
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <div className="min-w-0 grow">
        <p className="text-16 font-semibold wrap-anywhere">{pin.name}</p>
        <p className="text-14 text-muted">{pin.isSet ? copy.isSet : copy.isNotSet}</p>
      </div>
      {mayChoose && (
        <Button
          variant="secondary"
          size="small"
          aria-label={copy.of(choose, pin.name)}
          onClick={() => setAsks('choose')}
        >
          {choose}
        </Button>
      )}
      {pin.isSet && (
        <Button
          variant="quiet"
          size="small"
          aria-label={copy.of(copy.take, pin.name)}
          onClick={() => setAsks('take')}
        >
          {copy.take}
        </Button>
      )}
    </li>
  )
}

type PinFormProps = {
  readonly pin: Pin
  readonly isTaken: boolean
  readonly onDone: () => void
  readonly onCancel: () => void
}

function PinForm({ pin, isTaken, onDone, onCancel }: PinFormProps) {
  const api = useApi()
  const set = (password: string, typed: string | null) =>
    api.setStaffPin({ params: { id: pin.id }, body: { pin: typed, password } })
  if (isTaken)
    return (
      <PasswordAsk
        confirmLabel={copy.take}
        send={(password) => set(password, null)}
        onDone={onDone}
        onCancel={onCancel}
      />
    )
  return (
    <PasswordAsk
      confirmLabel={copy.save}
      also={['pin']}
      blames={(code) => (code.startsWith('pin-') ? 'pin' : undefined)}
      send={(password, fields) => set(password, fields.pin)}
      onDone={onDone}
      onCancel={onCancel}
    >
      {({ missing, failure }) => (
        <TextField
          label={copy.newPin}
          name="pin"
          type="password"
          inputMode="numeric"
          autoComplete="off"
          maxLength={LONGEST_PIN}
          error={
            missing.pin ? copy.newPinMissing : failure?.code.startsWith('pin-') ? failure.text : undefined
          }
        />
      )}
    </PasswordAsk>
  )
}
