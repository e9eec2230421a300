import { staffAccountCopy } from '@mostrador/copy/staff-account'
import { Button } from '@mostrador/ui/button.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { ENTRANCE_BOX, Entrance } from '../session/entrance.tsx'
import { LinkPage } from '../session/link-page.tsx'
import { PasswordField } from '../session/password-field.tsx'
import { useForm } from '../session/use-form.ts'

const ENDED = {
  code: 'password-link-ended',
  title: staffAccountCopy.invitationEnded,
  hint: staffAccountCopy.newPasswordEndedHint,
}

/** Page of a password link made by an owner or the operator. The token stands behind the "#". */
export function PasswordLinkPage() {
  const api = useApi()
  const token = useLocation().hash.slice(1)
  const query = useQuery({
    queryKey: ['password-link', token],
    queryFn: () => answerOf(api.lookAtPasswordLink({ body: { token } })),
    gcTime: 0,
  })
  return (
    <LinkPage
      title={staffAccountCopy.newPasswordTitle}
      query={query}
      loading={staffAccountCopy.newPasswordLoading}
      failed={staffAccountCopy.loadFailed}
      ended={ENDED}
    >
      {({ email }) => <NewPasswordForm email={email} token={token} />}
    </LinkPage>
  )
}

/** Form of the new password, for the e-mail of the link. */
export function NewPasswordForm({ email, token }: { readonly email: string; readonly token: string }) {
  const api = useApi()
  const navigate = useNavigate()
  const { submit, busy, missing, failure } = useForm(['password'], {
    send: ({ password }) => api.setPasswordByLink({ body: { token, password } }),
    done: () => void navigate('/session?changed=1', { replace: true }),
    blames: (code) => (code.startsWith('password-') ? 'password' : undefined),
  })
  const isWeak = failure?.code.startsWith('password-too-') ?? false
  return (
    <Entrance title={staffAccountCopy.newPasswordTitle} hint={staffAccountCopy.newPasswordHint(email)}>
      <form noValidate onSubmit={submit} className={ENTRANCE_BOX}>
        {failure && !isWeak && (
          <Notice tone="danger" live="alert">
            {failure.text}
          </Notice>
        )}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          isNew
          label={staffAccountCopy.passwordNew}
          hint={staffAccountCopy.passwordRule}
          error={missing.password ? staffAccountCopy.fieldMissing : isWeak ? failure?.text : undefined}
        />
        <Button type="submit" size="large" wide busy={busy} busyLabel={staffAccountCopy.saving}>
          {staffAccountCopy.newPasswordSave}
        </Button>
      </form>
    </Entrance>
  )
}
