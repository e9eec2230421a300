import { staffAccountCopy } from '@mostrador/copy/staff-account'
import { Button } from '@mostrador/ui/button.tsx'
import { Card } from '@mostrador/ui/card.tsx'
import { Tag } from '@mostrador/ui/tag.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { useState } from 'react'
import { useApi } from '../api/api.ts'
import { PasswordAsk } from '../session/password-ask.tsx'
import { SecondFactorSetup, type Begun } from './second-factor-setup.tsx'

type Step =
  | { readonly is: 'shown' }
  | { readonly is: 'asks' }
  | { readonly is: 'begun'; readonly begun: Begun }

/** Card of the second factor: whether sign-in asks for a code, and the steps to change that. */
export function SecondFactorCard(props: { readonly hasFactor: boolean; readonly onChanged: () => void }) {
  const { hasFactor, onChanged } = props
  const api = useApi()
  const toast = useToast()
  const [step, setStep] = useState<Step>({ is: 'shown' })
  const cancel = (): void => setStep({ is: 'shown' })
  const finish = (text: string): void => {
    cancel()
    toast({ text, tone: 'positive' })
    onChanged()
  }
  const state = hasFactor ? staffAccountCopy.factorOn : staffAccountCopy.factorOff
  return (
    <Card
      title={staffAccountCopy.factorTitle}
      hint={staffAccountCopy.factorHint}
      action={<Tag tone={hasFactor ? 'positive' : 'neutral'}>{state}</Tag>}
    >
      {step.is === 'shown' && (
        <Button
          variant="secondary"
          icon={hasFactor ? 'close' : 'lock'}
          onClick={() => setStep({ is: 'asks' })}
        >
          {hasFactor ? staffAccountCopy.factorRemove : staffAccountCopy.factorBegin}
        </Button>
      )}
      {step.is === 'asks' && hasFactor && (
        <PasswordAsk
          confirmLabel={staffAccountCopy.factorRemove}
          send={(password) => api.removeSecondFactor({ body: { password } })}
          onDone={() => finish(staffAccountCopy.factorRemoved)}
          onCancel={cancel}
        />
      )}
      {step.is === 'asks' && !hasFactor && (
        <PasswordAsk
          confirmLabel={staffAccountCopy.factorContinue}
          send={(password) => api.beginSecondFactor({ body: { password } })}
          onDone={(begun) => setStep({ is: 'begun', begun })}
          onCancel={cancel}
        />
      )}
      {step.is === 'begun' && (
        <SecondFactorSetup
          begun={step.begun}
          onDone={() => finish(staffAccountCopy.factorSaved)}
          onCancel={cancel}
        />
      )}
    </Card>
  )
}
