import type { StaffAccount } from '@mostrador/contract/staff/account-endpoints'
import { staffAccountCopy } from '@mostrador/copy/staff-account'
import { LONGEST_PASSKEY_NAME, MOST_PASSKEYS } from '@mostrador/domain/staff/passkey'
import { Button } from '@mostrador/ui/button.tsx'
import { Card } from '@mostrador/ui/card.tsx'
import { TextField } from '@mostrador/ui/text-field.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { useRef, useState } from 'react'
import { useApi } from '../api/api.ts'
import { addPasskey, canUsePasskeys } from '../session/passkey-dialogue.ts'
import { ownZone, whenText } from '../time/shop-time.ts'
import { useNow } from '../time/use-now.ts'
import { deviceName } from './device-name.ts'
import { PasswordAsk } from '../session/password-ask.tsx'

type Passkey = StaffAccount['passkeys'][number]

type Step = 'shown' | 'asks'

/** Card of the account's passkeys; adding and removing one asks for the password. */
export function PasskeysCard(props: {
  readonly passkeys: readonly Passkey[]
  readonly onChanged: () => void
}) {
  const { passkeys, onChanged } = props
  const toast = useToast()
  const [step, setStep] = useState<Step>('shown')
  const finish = (text: string): void => {
    setStep('shown')
    toast({ text, tone: 'positive' })
    onChanged()
  }
  return (
    <Card title={staffAccountCopy.passkeysTitle} hint={staffAccountCopy.passkeysHint}>
      {passkeys.length > 0 ? (
        <ul className="mb-3 grid divide-y divide-line">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRemoved={() => finish(staffAccountCopy.passkeyRemoved)}
            />
          ))}
        </ul>
      ) : (
        step !== 'asks' && <p className="mb-3 text-muted">{staffAccountCopy.passkeysNone}</p>
      )}
      {step === 'asks' ? (
        <PasskeyForm onDone={() => finish(staffAccountCopy.passkeyAdded)} onCancel={() => setStep('shown')} />
      ) : (
        <AddButton count={passkeys.length} onAdd={() => setStep('asks')} />
      )}
    </Card>
  )
}

function AddButton({ count, onAdd }: { readonly count: number; readonly onAdd: () => void }) {
  if (!canUsePasskeys()) return <p className="text-14 text-muted">{staffAccountCopy.passkeyElsewhere}</p>
  if (count >= MOST_PASSKEYS) return <p className="text-14 text-muted">{staffAccountCopy.passkeyMost}</p>
  return (
    <Button variant="secondary" icon="lock" onClick={onAdd}>
      {staffAccountCopy.passkeyAdd}
    </Button>
  )
}

/** Form of the passkey's name and the password; then the browser asks for finger or face. */
function PasskeyForm({ onDone, onCancel }: { readonly onDone: () => void; readonly onCancel: () => void }) {
  const api = useApi()
  const name = useRef<HTMLInputElement>(null)
  return (
    <PasswordAsk
      confirmLabel={staffAccountCopy.factorContinue}
      send={(password) =>
        addPasskey(api, { name: name.current?.value.trim() || staffAccountCopy.passkeyNameDefault, password })
      }
      onDone={onDone}
      onCancel={onCancel}
    >
      <TextField
        ref={name}
        label={staffAccountCopy.passkeyName}
        hint={staffAccountCopy.passkeyNameHint}
        defaultValue={deviceName(globalThis.navigator?.userAgent ?? '')}
        autoComplete="off"
        maxLength={LONGEST_PASSKEY_NAME}
      />
    </PasswordAsk>
  )
}

function PasskeyRow({ passkey, onRemoved }: { readonly passkey: Passkey; readonly onRemoved: () => void }) {
  const api = useApi()
  const now = useNow()
  const [step, setStep] = useState<Step>('shown')
  const { id, name, createdAt, lastUsedAt } = passkey
  const when = (instant: string): string => whenText(instant, now, ownZone())
  return (
    <li className="grid gap-3 py-3">
      <div className="flex items-center gap-3">
        <div className="min-w-0 grow">
          <p className="font-semibold wrap-anywhere">{name}</p>
          <p className="text-14 text-muted">
            {lastUsedAt === null
              ? staffAccountCopy.passkeyMade(when(createdAt))
              : staffAccountCopy.passkeyUsed(when(lastUsedAt))}
          </p>
        </div>
        {step !== 'asks' && (
          <Button
            variant="secondary"
            size="small"
            aria-label={staffAccountCopy.passkeyRemoveOf(name)}
            onClick={() => setStep('asks')}
          >
            {staffAccountCopy.passkeyRemove}
          </Button>
        )}
      </div>
      {step === 'asks' && (
        <PasswordAsk
          confirmLabel={staffAccountCopy.passkeyRemoveOf(name)}
          send={(password) => api.removePasskey({ params: { id }, body: { password } })}
          onDone={onRemoved}
          onCancel={() => setStep('shown')}
        />
      )}
    </li>
  )
}
