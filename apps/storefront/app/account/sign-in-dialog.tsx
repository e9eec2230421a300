import { accountCopy } from '@mostrador/copy/account'
import { signInCopy } from '@mostrador/copy/sign-in'
import { Button } from '@mostrador/ui/button.tsx'
import { Dialog } from '@mostrador/ui/dialog.tsx'
import { TextField } from '@mostrador/ui/text-field.tsx'
import { useEffect, useId, useRef, type RefObject } from 'react'
import { layoutCopy } from '@mostrador/copy/layout'
import { Notice } from '@mostrador/ui/notice.tsx'
import { SelectField } from '@mostrador/ui/select-field.tsx'
import { PhoneField } from '../diner/phone-field.tsx'
import type { SignInPlace } from '../diner/sign-in-place.ts'
import { useSignInBrand, type ChosenBrand } from './use-sign-in-brand.ts'
import { useSignIn, type SignIn, type SignInInput } from './use-sign-in.ts'
import { useFocusOnProblem } from '../frame/use-focus-on-error.ts'

export type SignInDialogProps = Omit<SignInInput, 'at'> & {
  readonly open: boolean
  readonly place: SignInPlace
  readonly onClose: () => void
}

/**
 * Dialog that asks for a phone, and for the code sent to it where the branch contact wants it
 * verified. Source: 001 §2 Order history and sign-in.
 */
export function SignInDialog({ open, place, onClose, ...input }: SignInDialogProps) {
  const formId = useId()
  const field = useRef<HTMLInputElement>(null)
  const brand = useSignInBrand(place, open)
  const signIn = useSignIn({ ...input, at: brand.at })
  const { step, isBusy, submit, phone } = signIn
  const { form, countTry } = useFocusOnProblem(signIn.problem)
  const isBrandMissing = signIn.problem === signInCopy.brandMissing
  useEffect(() => {
    if (step === 'code') field.current?.focus()
  }, [step])

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={accountCopy.signIn}
      description={step === 'code' ? signInCopy.codeSentTo(phone) : accountCopy.signInHint}
      closeLabel={accountCopy.closePanel}
      initialFocus={field}
      footer={
        <Button
          wide
          type="submit"
          form={formId}
          busy={isBusy || brand.state === 'loading'}
          disabled={brand.state === 'failed'}
        >
          {accountCopy.continue}
        </Button>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        className="pb-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (isBusy || brand.state !== 'ready') return
          countTry()
          submit()
        }}
      >
        {step === 'phone' ? (
          <div className="grid gap-4">
            <PhoneField
              ref={field}
              label={accountCopy.phone}
              phone={signIn.typed.phone}
              country={signIn.typed.phoneCountry}
              onChange={signIn.type}
              error={isBrandMissing ? undefined : signIn.problem}
            />
            <BrandField
              brand={brand}
              isMissing={isBrandMissing}
              // Clears the message about a missing brand.
              onChosen={() => signIn.type({})}
            />
          </div>
        ) : (
          <CodeStep signIn={signIn} field={field} />
        )}
      </form>
    </Dialog>
  )
}

type CodeStepProps = { readonly signIn: SignIn; readonly field: RefObject<HTMLInputElement | null> }

function CodeStep({ signIn, field }: CodeStepProps) {
  return (
    <div className="grid gap-3">
      <TextField
        ref={field}
        label={accountCopy.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        value={signIn.typed.code}
        onChange={(event) => signIn.type({ code: event.currentTarget.value.replace(/\D/g, '') })}
        {...(signIn.problem !== undefined && { error: signIn.problem })}
      />
      <div className="flex flex-wrap justify-between gap-2">
        <Button variant="quiet" size="small" onClick={signIn.changePhone}>
          {signInCopy.changePhone}
        </Button>
        <Button
          variant="quiet"
          size="small"
          icon="refresh"
          disabled={signIn.isBusy}
          onClick={() => void signIn.resend()}
        >
          {signInCopy.resendCode}
        </Button>
      </div>
    </div>
  )
}

type BrandFieldProps = {
  readonly brand: ChosenBrand
  readonly isMissing: boolean
  readonly onChosen: () => void
}

/** Choice of the brand on a page of no brand: each brand knows its own customers. */
function BrandField({ brand, isMissing, onChosen }: BrandFieldProps) {
  if (brand.state === 'failed') return <BrandsFailed onRetry={brand.retry} />
  if (brand.choices.length === 0) return null
  return (
    <SelectField
      label={signInCopy.brand}
      placeholder={signInCopy.brandPlaceholder}
      options={brand.choices.map(({ id, name }) => ({ value: id, label: name }))}
      value={brand.at?.branchId ?? ''}
      onChange={(event) => {
        brand.choose(event.currentTarget.value)
        onChosen()
      }}
      {...(isMissing && { error: signInCopy.brandMissing })}
    />
  )
}

function BrandsFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Notice
      tone="warning"
      live="status"
      action={
        <Button variant="secondary" size="small" onClick={onRetry}>
          {layoutCopy.retry}
        </Button>
      }
    >
      {signInCopy.brandsFailed}
    </Notice>
  )
}
