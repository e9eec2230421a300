import type { Team } from '@mostrador/contract/team/team-endpoints'
import { teamCopy } from '@mostrador/copy/team'
import { Button } from '@mostrador/ui/button.tsx'
import { Card } from '@mostrador/ui/card.tsx'
import { ConfirmDialog } from '@mostrador/ui/confirm-dialog.tsx'
import { useState } from 'react'
import { ownZone, whenText } from '../time/shop-time.ts'
import { useNow } from '../time/use-now.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { nameOfTeamRole } from './effective.ts'
import { useTeamChange } from './use-team.ts'

type Waiting = Team['waiting'][number]

/** Card of open invitations, each with a button to withdraw it. */
export function WaitingCard({ team }: { readonly team: Team }) {
  return (
    <Card flush title={teamCopy.waitingTitle} hint={teamCopy.waitingHint}>
      <ul className="divide-y divide-line">
        {team.waiting.map((one) => (
          <WaitingRow key={one.id} team={team} one={one} />
        ))}
      </ul>
    </Card>
  )
}

/** Writes how long the link is valid, or why there is none. */
function stateOf({ expiresAt }: Waiting, now: Date): string {
  if (expiresAt === null) return teamCopy.waitingToSend
  const when = whenText(expiresAt, now, ownZone())
  return new Date(expiresAt) > now ? teamCopy.waitingUntil(when) : teamCopy.waitingEnded
}

function WaitingRow({ team, one }: { readonly team: Team; readonly one: Waiting }) {
  const { id } = useWorkplace().contact
  const now = useNow()
  const [asks, setAsks] = useState(false)
  const { mutate, isPending } = useTeamChange<string, null>(
    (api, personId) => api.revokeInvitation({ params: { id, personId } }),
    { said: teamCopy.revoked },
  )
  return (
    <li className="flex flex-wrap items-center gap-3 px-4 py-3">
      <div className="min-w-0 grow">
        <p className="text-16 font-semibold wrap-anywhere">{one.email}</p>
        {one.memberships.map(({ branch, branchContact, role, placeName }) => (
          <p key={`${branch} ${branchContact}`} className="text-14 wrap-anywhere">
            {teamCopy.roleAt(nameOfTeamRole(team, role), placeName)}
          </p>
        ))}
        <p className="text-14 text-muted">{stateOf(one, now)}</p>
      </div>
      {one.memberships.every(({ mayChange }) => mayChange) && (
        <Button
          variant="secondary"
          size="small"
          aria-label={teamCopy.revokeOf(one.email)}
          busy={isPending}
          busyLabel={teamCopy.saving}
          onClick={() => setAsks(true)}
        >
          {teamCopy.revoke}
        </Button>
      )}
      <ConfirmDialog
        open={asks}
        tone="danger"
        title={teamCopy.revokeTitle(one.email)}
        confirmLabel={teamCopy.revoke}
        cancelLabel={teamCopy.keep}
        onCancel={() => setAsks(false)}
        onConfirm={() => {
          setAsks(false)
          mutate(one.id)
        }}
      >
        {teamCopy.revokeHint}
      </ConfirmDialog>
    </li>
  )
}
