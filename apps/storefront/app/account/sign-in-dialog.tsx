import { accountCopy } from '@mostrador/copy/account'
import { parsePhone } from '@mostrador/domain/phone/parse-phone'
import { phoneCountryOf } from '@mostrador/domain/phone/phone-countries'
import { Button } from '@mostrador/ui/button.tsx'
import { Dialog } from '@mostrador/ui/dialog.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { useId, useRef, useState } from 'react'
import { rememberDiner } from './known-diner.ts'
import { PhoneField } from './phone-field.tsx'

export type SignInDialogProps = {
  readonly open: boolean
  /** Of the branch, for numbers without a prefix; '' where there is none. */
  readonly country: string
  readonly onSignedIn: () => void
  readonly onClose: () => void
}

/** Asks for a phone and nothing else, and remembers it in this browser. Source: 001 §2 Order history and sign-in. */
export function SignInDialog({ open, country, onSignedIn, onClose }: SignInDialogProps) {
  const toast = useToast()
  const formId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState({ phone: '', phoneCountry: phoneCountryOf(country) })
  const [isWrong, setIsWrong] = useState(false)

  function signIn(): void {
    const phone = parsePhone(typed.phone, typed.phoneCountry)
    setIsWrong(!phone)
    if (!phone) {
      toast({ text: accountCopy.invalidPhone, tone: 'danger' })
      return input.current?.focus()
    }
    rememberDiner({ phone: phone.e164, phoneCountry: typed.phoneCountry, name: '' })
    toast({ text: accountCopy.signedIn, tone: 'positive' })
    setTyped((before) => ({ ...before, phone: '' }))
    onSignedIn()
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={accountCopy.signIn}
      description={accountCopy.signInHint}
      closeLabel={accountCopy.closePanel}
      initialFocus={input}
      footer={
        <Button wide type="submit" form={formId}>
          {accountCopy.continue}
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        className="pb-4"
        onSubmit={(event) => {
          event.preventDefault()
          signIn()
        }}
      >
        <PhoneField
          ref={input}
          label={accountCopy.phone}
          phone={typed.phone}
          country={typed.phoneCountry}
          onChange={(part) => {
            setTyped((before) => ({ ...before, ...part }))
            setIsWrong(false)
          }}
          error={isWrong ? accountCopy.invalidPhone : undefined}
        />
      </form>
    </Dialog>
  )
}
