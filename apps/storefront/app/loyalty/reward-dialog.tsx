import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { checkoutCopy } from '@mostrador/copy/checkout'
import { layoutCopy } from '@mostrador/copy/layout'
import { loyaltyCopy } from '@mostrador/copy/loyalty'
import { Button } from '@mostrador/ui/button.tsx'
import { Dialog } from '@mostrador/ui/dialog.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { TextField } from '@mostrador/ui/text-field.tsx'
import { useId } from 'react'
import { VerifyPhone } from '../diner/verify-phone.tsx'
import { PhoneField } from '../diner/phone-field.tsx'
import { formatWhole } from '@mostrador/domain/money/format-amount'
import { rewardFieldOf, useRewardForm, type RewardInfo } from './use-reward-form.ts'
import { useFocusOnProblem } from '../frame/use-focus-on-error.ts'

export type RewardDialogProps = {
  readonly contact: BranchContactInfo
  readonly reward: RewardInfo
  readonly name: string
  /** Whether the points wait for the first paid order of the phone. */
  readonly waits: boolean
  readonly open: boolean
  readonly onClose: () => void
}

/**
 * Dialog of a sign-up reward, credited once. Default export, because it is loaded when it is first
 * needed. Source: 000 §2 Loyalty reward sign-up modal.
 */
export default function RewardDialog({ contact, reward, name, waits, open, onClose }: RewardDialogProps) {
  const formId = useId()
  const { typed, problem, isSending, toVerify, isPhoneLocked, claim, type } = useRewardForm(contact, reward)
  const { form, countTry } = useFocusOnProblem(problem)
  const wrong = problem === undefined ? undefined : rewardFieldOf(problem, typed)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={loyaltyCopy.rewardTitle(formatWhole(reward.reward), name)}
      description={loyaltyCopy.rewardHint(name)}
      closeLabel={layoutCopy.close}
      footer={
        toVerify === undefined && (
          <Button wide type="submit" form={formId} busy={isSending}>
            {loyaltyCopy.rewardClaim}
          </Button>
        )
      }
    >
      {toVerify !== undefined && (
        <VerifyPhone
          phone={toVerify}
          at={{ branchId: contact.branch.id, branchContactId: contact.id }}
          name={name}
          sendsAtOnce
          onVerified={() => void claim()}
        />
      )}
      <form
        ref={form}
        id={formId}
        noValidate
        hidden={toVerify !== undefined}
        className="grid gap-4 pb-4"
        onSubmit={(event) => {
          event.preventDefault()
          countTry()
          void claim()
        }}
      >
        <TextField
          label={loyaltyCopy.rewardName}
          name="name"
          autoComplete="name"
          autoCapitalize="words"
          maxLength={200}
          value={typed.name}
          onChange={(event) => type({ name: event.currentTarget.value })}
          {...(wrong === 'name' && { error: problem })}
        />
        <PhoneField
          label={loyaltyCopy.rewardPhone}
          phone={typed.phone}
          country={typed.phoneCountry}
          onChange={type}
          locked={isPhoneLocked}
          hint={isPhoneLocked ? checkoutCopy.phoneLocked : undefined}
          error={wrong === 'phone' ? problem : undefined}
        />
        <TextField
          label={loyaltyCopy.rewardEmail}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={200}
          value={typed.email}
          onChange={(event) => type({ email: event.currentTarget.value })}
          {...(wrong === 'email' && { error: problem })}
        />
        {waits && <p className="text-14 text-muted">{loyaltyCopy.rewardWaits(name)}</p>}
        {problem !== undefined && wrong === undefined && <Notice tone="danger">{problem}</Notice>}
      </form>
    </Dialog>
  )
}
