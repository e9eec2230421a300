import { consoleCopy } from '@mostrador/copy/console'
import { staffAccountCopy } from '@mostrador/copy/staff-account'
import { Button } from '@mostrador/ui/button.tsx'
import { Card } from '@mostrador/ui/card.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { useApi } from '../api/api.ts'
import { PasswordField } from '../session/password-field.tsx'
import { useForm } from '../session/use-form.ts'

/** A new password, with the one that holds. */
export function PasswordCard({ onChanged }: { readonly onChanged: () => void }) {
  const api = useApi()
  const toast = useToast()
  const { submit, busy, missing, failure } = useForm(['current', 'chosen'], {
    send: ({ current, chosen }) => api.changePassword({ body: { current, password: chosen } }),
    done: (_, form) => {
      form.reset()
      toast({ text: staffAccountCopy.passwordSaved, tone: 'positive' })
      onChanged()
    },
    blames: (code) =>
      code === 'wrong-password' ? 'current' : code.startsWith('password-') ? 'chosen' : undefined,
  })
  const isCurrent = failure?.code === 'wrong-password'
  const isChosen = failure?.code.startsWith('password-too-') ?? false
  return (
    <Card title={staffAccountCopy.passwordTitle} hint={staffAccountCopy.passwordHint}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        {failure && !isCurrent && !isChosen && (
          <Notice tone="danger" live="alert">
            {failure.text}
          </Notice>
        )}
        <PasswordField
          name="current"
          label={staffAccountCopy.passwordNow}
          error={missing.current ? consoleCopy.passwordMissing : isCurrent ? failure?.text : undefined}
        />
        <PasswordField
          isNew
          name="chosen"
          label={staffAccountCopy.passwordNew}
          hint={staffAccountCopy.passwordRule}
          error={missing.chosen ? staffAccountCopy.fieldMissing : isChosen ? failure?.text : undefined}
        />
        <Button type="submit" variant="secondary" busy={busy} busyLabel={staffAccountCopy.saving}>
          {staffAccountCopy.passwordSave}
        </Button>
      </form>
    </Card>
  )
}
