import { typedEmail } from '@mostrador/domain/checkout/email'
import type { Answer } from '@mostrador/contract/endpoint'
import type { Endpoints } from '@mostrador/contract/endpoints'
import type { Team } from '@mostrador/contract/team/team-endpoints'
import { consoleCopy } from '@mostrador/copy/console'
import { teamCopy } from '@mostrador/copy/team'
import { Button } from '@mostrador/ui/button.tsx'
import { SelectField } from '@mostrador/ui/select-field.tsx'
import { Sheet } from '@mostrador/ui/sheet.tsx'
import { TextField } from '@mostrador/ui/text-field.tsx'
import { useState, type FormEvent } from 'react'
import { LinkBox } from '../layout/link-box.tsx'
import { nameOfRole } from '../session/role-names.ts'
import { ownZone, whenText } from '../time/shop-time.ts'
import { useNow } from '../time/use-now.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { rolesToGive, type TeamPlace } from './effective.ts'
import { invitedEmailProblem } from './invited-email.ts'
import { useTeamChange } from './use-team.ts'

type Invited = Answer<Endpoints['inviteStaff']>
type Invitation = TeamPlace & { readonly email: string; readonly role: string; readonly by: 'MAIL' | 'LINK' }

function useInvitation(team: Team) {
  const { contact, session } = useWorkplace()
  const here = team.places.findIndex(({ branchContact }) => branchContact === contact.id)
  const [email, setEmail] = useState('')
  const [chosen, choose] = useState(String(Math.max(here, 0)))
  const [role, setRole] = useState('')
  const place = team.places[Number(chosen)]
  const roles = place ? rolesToGive(team, session.grants, place) : []
  // Other places allow other roles: one that is not allowed is dropped.
  const given = roles.some((one) => one.role === role) ? role : ''
  return { email, setEmail, chosen, choose, role: given, setRole, place, roles }
}

/** Sheet to invite a person to a place with a role, by mail or by a link to hand over. */
export function InviteSheet({ team, onClosed }: { readonly team: Team; readonly onClosed: () => void }) {
  const { id } = useWorkplace().contact
  const now = useNow()
  const [isOpen, setIsOpen] = useState(true)
  const [made, setMade] = useState<Invited>()
  const close = (): void => setIsOpen(false)
  const { mutate, isPending } = useTeamChange<Invitation, Invited>(
    (api, body) => api.inviteStaff({ params: { id }, body }),
    { said: teamCopy.invited },
  )
  return (
    <Sheet
      open={isOpen}
      onClose={close}
      onClosed={onClosed}
      title={teamCopy.inviteTitle}
      closeLabel={consoleCopy.close}
      description={teamCopy.inviteHint}
    >
      {made?.url ? (
        <LinkBox
          title={teamCopy.inviteLink}
          hint={teamCopy.inviteLinkHint(whenText(made.expiresAt, now, ownZone()))}
          url={made.url}
          onClose={close}
        />
      ) : (
        <InviteForm
          team={team}
          busy={isPending}
          send={(body) =>
            mutate(body, { onSuccess: (invited) => (invited.url ? setMade(invited) : close()) })
          }
        />
      )}
    </Sheet>
  )
}

function InviteForm(props: {
  readonly team: Team
  readonly busy: boolean
  readonly send: (body: Invitation) => void
}) {
  const { team, busy, send } = props
  const { email, setEmail, chosen, choose, role, setRole, place, roles } = useInvitation(team)
  const [asked, setAsked] = useState(false)
  const wrongEmail = invitedEmailProblem(email)

  function sendBy(by: Invitation['by']): void {
    setAsked(true)
    if (wrongEmail !== undefined || role === '' || !place) return
    const { branch, branchContact } = place
    send({ branch, branchContact, email: typedEmail(email), role, by })
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    sendBy('MAIL')
  }

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4 pb-4">
      <TextField
        label={consoleCopy.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={99}
        value={email}
        onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        error={asked ? wrongEmail : undefined}
      />
      <SelectField
        label={teamCopy.place}
        value={chosen}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        options={team.places.map(({ name }, position) => ({ value: String(position), label: name }))}
      />
      <SelectField
        label={teamCopy.role}
        placeholder={teamCopy.choose}
        value={role}
        onChange={({ currentTarget }) => setRole(currentTarget.value)}
        options={roles.map((one) => ({ value: one.role, label: nameOfRole(one) }))}
        error={asked && role === '' ? teamCopy.inviteRoleMissing : undefined}
      />
      <div className="grid gap-2">
        <Button type="submit" wide busy={busy} busyLabel={teamCopy.saving}>
          {teamCopy.inviteByMail}
        </Button>
        <Button variant="secondary" wide icon="copy" disabled={busy} onClick={() => sendBy('LINK')}>
          {teamCopy.inviteByLink}
        </Button>
      </div>
    </form>
  )
}
