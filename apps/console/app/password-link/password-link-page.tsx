import { staffAccountCopy } from '@mostrador/copy/staff-account'
import { Button } from '@mostrador/ui/button.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useApi } from '../api/api.ts'
import { useLoad } from '../api/use-load.ts'
import { LoadFailed } from '../layout/load-failed.tsx'
import { NotFoundPage } from '../layout/not-found-page.tsx'
import { ENTRANCE_BOX, Entrance } from '../session/entrance.tsx'
import { PasswordField } from '../session/password-field.tsx'
import { useForm } from '../session/use-form.ts'

/** Where the link leads that an owner or the operator made: a new password. The token stands behind the "#". */
export function PasswordLinkPage() {
  const api = useApi()
  const token = useLocation().hash.slice(1)
  const load = useCallback(() => api.lookAtPasswordLink({ body: { token } }), [api, token])
  const { data, problem, reload } = useLoad(load)
  if (problem?.code === 'password-link-ended') {
    return (
      <NotFoundPage title={staffAccountCopy.invitationEnded} hint={staffAccountCopy.newPasswordEndedHint} />
    )
  }
  if (data) return <NewPasswordForm email={data.email} token={token} />
  return (
    <Entrance title={staffAccountCopy.newPasswordTitle}>
      {problem ? (
        <LoadFailed title={problem.detail || staffAccountCopy.loadFailed} retry={() => void reload()} />
      ) : (
        <div aria-busy>
          <output className="sr-only">{staffAccountCopy.newPasswordLoading}</output>
          <Skeleton shape="block" className="h-40" />
        </div>
      )}
    </Entrance>
  )
}

/** The new password, for the e-mail of the link. */
export function NewPasswordForm({ email, token }: { readonly email: string; readonly token: string }) {
  const api = useApi()
  const navigate = useNavigate()
  const { submit, busy, missing, failure } = useForm(['password'], {
    send: ({ password }) => api.setPasswordByLink({ body: { token, password } }),
    done: () => void navigate('/session?changed=1', { replace: true }),
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
