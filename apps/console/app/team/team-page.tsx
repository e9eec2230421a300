import type { Team } from '@mostrador/contract/team/team-endpoints'
import { SECTION_TITLES } from '@mostrador/copy/sections'
import { teamCopy } from '@mostrador/copy/team'
import { Button } from '@mostrador/ui/button.tsx'
import { Card } from '@mostrador/ui/card.tsx'
import { Icon } from '@mostrador/ui/icon.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { Tag } from '@mostrador/ui/tag.tsx'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useApi } from '../api/api.ts'
import { Page } from '../layout/page.tsx'
import { QueryView } from '../layout/query-view.tsx'
import { nameOfRole } from '../session/role-names.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { useMay } from '../workplace/use-may.ts'
import { nameOfTeamRole, type Person } from './effective.ts'
import { FactorCard } from './factor-card.tsx'
import { InviteSheet } from './invite-sheet.tsx'
import { PersonSheet } from './person-sheet.tsx'
import { RoleSheet } from './role-sheet.tsx'
import { SharedDevicesCard } from './shared-devices-card.tsx'
import { teamQuery } from './use-team.ts'
import { WaitingCard } from './waiting-card.tsx'

/** Page of the staff with their roles. */
export function TeamPage() {
  const { contact } = useWorkplace()
  const query = useQuery(teamQuery(useApi(), contact.id))
  return (
    <Page
      title={SECTION_TITLES.team}
      titleShown
      hint={teamCopy.hint}
      narrow
      className="md:min-h-0 md:overflow-y-auto"
    >
      <QueryView query={query} waiting={<TeamSkeleton />} failed={teamCopy.loadFailed}>
        {(team) => <TeamLists team={team} />}
      </QueryView>
    </Page>
  )
}

/** Lists of people and roles. */
export function TeamLists({ team }: { readonly team: Team }) {
  // They hold for the whole company.
  const mayShare = useMay('staff', 'company')
  const mayAsk = useMay('company', 'company')
  const isOnTablet = useIsOnTablet()
  return (
    <div className="grid grid-cols-1 gap-4 pb-4">
      {isOnTablet && <Notice>{teamCopy.onTablet}</Notice>}
      <People team={team} />
      {team.waiting.length > 0 && <WaitingCard team={team} />}
      <Roles team={team} />
      {mayAsk && !isOnTablet && <FactorCard companyId={team.companyId} />}
      {mayShare && <SharedDevicesCard />}
    </div>
  )
}

/** Whether the session began by PIN on a shared tablet, where roles can only be read. */
const useIsOnTablet = (): boolean => useWorkplace().session.sharedDevice !== null

/** Value of `role` in the address that opens the sheet for a new role. */
const NEW = 'new'

/** Opens a sheet over the page by the address, so that links lead to it. */
function useOpened(name: string): readonly [id: string | undefined, open: (id?: string) => void] {
  const [query, setQuery] = useSearchParams()
  const open = (id?: string): void => setQuery(id === undefined ? {} : { [name]: id }, { replace: true })
  return [query.get(name) ?? undefined, open]
}

const ROW = 'flex min-h-14 w-full items-center gap-3 px-4 py-3 text-left hover:bg-sunken -outline-offset-2'

function People({ team }: { readonly team: Team }) {
  const [openId, open] = useOpened('person')
  const [invited, invite] = useOpened('invite')
  const mayInvite = !useIsOnTablet() && team.places.length > 0
  const person = team.people.find(({ id }) => id === openId)
  return (
    <Card
      flush
      title={teamCopy.peopleTitle}
      action={
        mayInvite && (
          <Button variant="secondary" size="small" icon="plus" onClick={() => invite(NEW)}>
            {teamCopy.invite}
          </Button>
        )
      }
    >
      <ul className="divide-y divide-line">
        {team.people.map((one) => (
          <li key={one.id}>
            <button type="button" className={ROW} onClick={() => open(one.id)}>
              <PersonLines team={team} person={one} />
              <Icon name="chevron-right" className="ml-auto text-muted" />
            </button>
          </li>
        ))}
      </ul>
      {person && <PersonSheet key={person.id} team={team} person={person} onClosed={() => open(undefined)} />}
      {invited === NEW && mayInvite && <InviteSheet team={team} onClosed={() => invite(undefined)} />}
    </Card>
  )
}

function PersonLines({ team, person }: { readonly team: Team; readonly person: Person }) {
  return (
    <span className="min-w-0">
      <span className="flex flex-wrap items-center gap-2 text-16 font-semibold wrap-anywhere">
        {person.name}
        {person.isSelf && <Tag>{teamCopy.you}</Tag>}
      </span>
      <span className="block text-14 wrap-anywhere text-muted">{person.email}</span>
      {person.memberships.map(({ role, placeName, branch, branchContact }) => (
        <span key={`${branch} ${branchContact}`} className="block text-14 wrap-anywhere">
          {teamCopy.roleAt(nameOfTeamRole(team, role), placeName)}
        </span>
      ))}
    </span>
  )
}

function Roles({ team }: { readonly team: Team }) {
  const isOnTablet = useIsOnTablet()
  const mayMake = useMay('staff', 'company') && !isOnTablet
  const [opened, open] = useOpened('role')
  const role = team.roles.find((one) => one.role === opened)
  return (
    <Card
      flush
      title={teamCopy.rolesTitle}
      hint={teamCopy.rolesHint}
      action={
        mayMake && (
          <Button variant="secondary" size="small" icon="plus" onClick={() => open(NEW)}>
            {teamCopy.newRole}
          </Button>
        )
      }
    >
      <ul className="divide-y divide-line">
        {team.roles.map((role) => (
          <li key={role.role}>
            <button type="button" className={ROW} onClick={() => open(role.role)}>
              <span className="min-w-0">
                <span className="block text-16 font-semibold wrap-anywhere">{nameOfRole(role)}</span>
                <span className="block text-14 text-muted">
                  {teamCopy.permissions(role.permissions.length)} · {teamCopy.holders(role.holders)}
                </span>
              </span>
              <Icon name="chevron-right" className="ml-auto text-muted" />
            </button>
          </li>
        ))}
      </ul>
      {(role || (opened === NEW && mayMake)) && (
        <RoleSheet key={opened} companyId={team.companyId} role={role} onClosed={() => open(undefined)} />
      )}
    </Card>
  )
}

const TeamSkeleton = () => (
  <div aria-busy className="grid gap-4">
    <output className="sr-only">{teamCopy.loading}</output>
    <Skeleton shape="card" className="h-56 w-full" />
    <Skeleton shape="card" className="h-72 w-full" />
  </div>
)
