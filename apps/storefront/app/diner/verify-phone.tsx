import { accountCopy } from '@mostrador/copy/account'
import { loyaltyCopy } from '@mostrador/copy/loyalty'
import { signInCopy } from '@mostrador/copy/sign-in'
import { Button } from '@mostrador/ui/button.tsx'
import { TextField } from '@mostrador/ui/text-field.tsx'
import { useEffect, useRef } from 'react'
import { useVerifyPhone, type VerifyPhoneInput } from './use-verify-phone.ts'

export type VerifyPhoneProps = Omit<VerifyPhoneInput, 'sendsAtOnce'> & {
  readonly sendsAtOnce?: boolean
  readonly name: string
}

/**
 * Form that verifies the phone by six digits before points are seen, claimed or spent in a browser
 * that is not the customer's. It opens in place, and keeps the values typed around it. Source:
 * decisions.md, Settled since.
 */
export function VerifyPhone({ name, sendsAtOnce = false, ...input }: VerifyPhoneProps) {
  const verify = useVerifyPhone({ ...input, sendsAtOnce })
  const { step, isBusy, problem } = verify
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (step === 'code' || problem !== undefined) field.current?.focus()
  }, [step, problem])
  return (
    <form
      noValidate
      className="grid gap-4 pb-4"
      onSubmit={(event) => {
        event.preventDefault()
        // Keeps the submit from the checkout's form around it.
        event.stopPropagation()
        verify.submit()
      }}
    >
      <p className="text-14 text-muted">
        {step === 'code' ? signInCopy.codeSentTo(input.phone) : loyaltyCopy.confirmHint(name, input.phone)}
      </p>
      {step === 'code' && (
        <TextField
          ref={field}
          label={accountCopy.code}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          value={verify.code}
          onChange={(event) => verify.type(event.currentTarget.value)}
          {...(problem !== undefined && { error: problem })}
        />
      )}
      <Button wide type="submit" busy={isBusy}>
        {step === 'code' ? accountCopy.continue : loyaltyCopy.confirmSend}
      </Button>
      {step === 'code' && (
        <Button
          variant="quiet"
          size="small"
          icon="refresh"
          disabled={isBusy}
          onClick={() => void verify.resend()}
        >
          {signInCopy.resendCode}
        </Button>
      )}
    </form>
  )
}
