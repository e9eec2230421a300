import type { Answer } from '@mostrador/contract/endpoint'
import type { Endpoints } from '@mostrador/contract/endpoints'
import { staffAccountCopy } from '@mostrador/copy/staff-account'
import { Button } from '@mostrador/ui/button.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { TextField } from '@mostrador/ui/text-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { NotFoundPage } from '../layout/not-found-page.tsx'
import { ENTRANCE_BOX, Entrance } from '../session/entrance.tsx'
import { LinkPage } from '../session/link-page.tsx'
import { PasswordField } from '../session/password-field.tsx'
import { useForm } from '../session/use-form.ts'

/** Page of an expired, used or replaced link, with advice on getting another. */
const ENDED = {
  code: 'invitation-ended',
  title: staffAccountCopy.invitationEnded,
  hint: staffAccountCopy.invitationEndedHint,
}

type Invitation = Answer<Endpoints['lookAtInvitation']>

/** Page of an invitation's link, to confirm work for a company; the token is behind the "#". */
export function InvitationPage() {
  const api = useApi()
  const token = useLocation().hash.slice(1)
  const query = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => answerOf(api.lookAtInvitation({ body: { token } })),
    gcTime: 0,
  })
  return (
    <LinkPage
      title={staffAccountCopy.invitationPageTitle}
      query={query}
      loading={staffAccountCopy.invitationLoading}
      failed={staffAccountCopy.invitationFailed}
      ended={ENDED}
    >
      {(invitation) => <InvitationForm invitation={invitation} token={token} />}
    </LinkPage>
  )
}

/** Form to confirm, with a password where the present one's author is unknown. */
export function InvitationForm({
  invitation,
  token,
}: {
  readonly invitation: Invitation
  readonly token: string
}) {
  const { companyName, email, passwordNeeded, nameNeeded } = invitation
  const api = useApi()
  const navigate = useNavigate()
  const names = [
    ...(nameNeeded ? (['name'] as const) : []),
    ...(passwordNeeded ? (['password'] as const) : []),
  ]
  const { submit, busy, missing, failure } = useForm<'name' | 'password', null>(names, {
    send: ({ name, password }) =>
      api.acceptInvitation({
        body: { token, ...(nameNeeded && { name }), ...(passwordNeeded && { password }) },
      }),
    done: () => void navigate('/session?joined=1', { replace: true }),
    blames: (code) => (code.startsWith('password-') ? 'password' : undefined),
  })
  // The link expired or was used meanwhile: nothing typed here helps any more.
  if (failure?.code === ENDED.code) return <NotFoundPage title={ENDED.title} hint={ENDED.hint} />
  const isWeak = failure?.code.startsWith('password-') ?? false
  return (
    <Entrance
      title={staffAccountCopy.invitationTitle(companyName)}
      hint={staffAccountCopy.invitationHint(email)}
    >
      <form noValidate onSubmit={submit} className={ENTRANCE_BOX}>
        {failure && !isWeak && (
          <Notice tone="danger" live="alert">
            {failure.text}
          </Notice>
        )}
        {nameNeeded && (
          <TextField
            label={staffAccountCopy.invitationName}
            name="name"
            autoComplete="name"
            maxLength={100}
            error={missing.name ? staffAccountCopy.fieldMissing : undefined}
          />
        )}
        {passwordNeeded && (
          <>
            <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
            <PasswordField
              isNew
              label={staffAccountCopy.invitationPassword}
              hint={staffAccountCopy.passwordRule}
              error={missing.password ? staffAccountCopy.fieldMissing : isWeak ? failure?.text : undefined}
            />
          </>
        )}
        <Button type="submit" size="large" wide busy={busy} busyLabel={staffAccountCopy.saving}>
          {staffAccountCopy.invitationAccept}
        </Button>
      </form>
    </Entrance>
  )
}
