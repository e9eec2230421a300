import type { Team } from '@mostrador/contract/team/team-endpoints'
import { consoleCopy } from '@mostrador/copy/console'
import { leftBehindCopy } from '@mostrador/copy/left-behind'
import { teamCopy } from '@mostrador/copy/team'
import { Button } from '@mostrador/ui/button.tsx'
import { SelectField } from '@mostrador/ui/select-field.tsx'
import { Sheet } from '@mostrador/ui/sheet.tsx'
import { useState } from 'react'
import { nameOfRole } from '../session/role-names.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { isSamePlace, rolesToGive, type Membership, type Person, type TeamPlace } from './effective.ts'
import { EffectivePanel } from './effective-panel.tsx'
import { useTaking, type KeyChoice } from './taking.tsx'
import { useTeamChange } from './use-team.ts'

type SheetOf = { readonly team: Team; readonly person: Person }
type RoleMove = TeamPlace & {
  readonly seen: string | null
  readonly role: string | null
  readonly keys?: KeyChoice
}

/** Changes a person's role at a place at once. */
function useRoleMove(personId: string) {
  const { id } = useWorkplace().contact
  return useTeamChange<RoleMove, unknown>((api, body) => api.setTeamRole({ params: { id, personId }, body }))
}

/** Sheet of a person's roles by place, with the resulting permissions. */
export function PersonSheet(props: SheetOf & { readonly onClosed: () => void }) {
  const { team, person, onClosed } = props
  const [isOpen, setIsOpen] = useState(true)
  return (
    <Sheet
      open={isOpen}
      onClose={() => setIsOpen(false)}
      onClosed={onClosed}
      title={teamCopy.open(person.name)}
      closeLabel={consoleCopy.close}
    >
      <div className="grid grid-cols-1 gap-5 pb-4">
        {person.memberships.map((membership) => (
          <RoleField
            key={`${membership.branch} ${membership.branchContact}`}
            team={team}
            person={person}
            membership={membership}
          />
        ))}
        <AddRole team={team} person={person} />
        <EffectivePanel team={team} person={person} />
      </div>
    </Sheet>
  )
}

const GONE = ''

/** Choice of the role at one place; asks before removal, and before ending anything. */
function RoleField({ team, person, membership }: SheetOf & { readonly membership: Membership }) {
  const { session } = useWorkplace()
  const { mutate, isPending } = useRoleMove(person.id)
  const { take, isLooking, question } = useTaking()
  const { branch, branchContact, role: seen, placeName, mayChange } = membership
  const given = rolesToGive(team, session.grants, membership)
  const held = team.roles.filter(({ role }) => role === seen && !given.some((one) => one.role === role))
  function choose(role: string | null): void {
    const move = { branch, branchContact, seen, role }
    const isGone = role === null
    take({
      asked: { of: 'PERSON', personId: person.id, ...move },
      title: isGone ? teamCopy.takeTitle(person.name, placeName) : leftBehindCopy.lessTitle(person.name),
      hint: isGone ? (person.memberships.length === 1 ? teamCopy.takeLastHint : teamCopy.takeHint) : '',
      confirmLabel: isGone ? teamCopy.take : leftBehindCopy.less,
      isAlwaysAsked: isGone,
      send: (keys) => mutate({ ...move, keys }),
    })
  }
  return (
    <>
      <SelectField
        label={teamCopy.roleIn(placeName)}
        hint={mayChange ? undefined : teamCopy.notYours}
        value={seen}
        disabled={!mayChange || isPending || isLooking}
        onChange={({ currentTarget: { value } }) => choose(value === GONE ? null : value)}
        options={[
          ...[...held, ...given].map((role) => ({ value: role.role, label: nameOfRole(role) })),
          { value: GONE, label: teamCopy.noRole },
        ]}
      />
      {question}
    </>
  )
}

function AddRole({ team, person }: SheetOf) {
  const { session } = useWorkplace()
  const { mutate, isPending } = useRoleMove(person.id)
  const [chosen, choose] = useState('')
  const [role, setRole] = useState('')
  const free = team.places.filter((place) => !person.memberships.some((one) => isSamePlace(one, place)))
  const place = free[Number(chosen)]
  if (free.length === 0) return null
  const roles = chosen !== '' && place ? rolesToGive(team, session.grants, place) : []

  function add(): void {
    if (!place) return
    const { branch, branchContact } = place
    mutate({ branch, branchContact, seen: null, role }, { onSettled: () => (choose(''), setRole('')) })
  }

  return (
    <fieldset className="grid min-w-0 gap-3 border-t border-line pt-4">
      <legend className="sr-only">{teamCopy.addTitle}</legend>
      <p aria-hidden className="text-16 font-semibold">
        {teamCopy.addTitle}
      </p>
      <div className="grid grid-cols-1 gap-3 md:grid-cols-2">
        <SelectField
          label={teamCopy.place}
          placeholder={teamCopy.choose}
          value={chosen}
          onChange={({ currentTarget }) => (choose(currentTarget.value), setRole(''))}
          options={free.map(({ name }, position) => ({ value: String(position), label: name }))}
        />
        <SelectField
          label={teamCopy.role}
          placeholder={teamCopy.choose}
          value={role}
          disabled={roles.length === 0}
          onChange={({ currentTarget }) => setRole(currentTarget.value)}
          options={roles.map((one) => ({ value: one.role, label: nameOfRole(one) }))}
        />
      </div>
      <Button
        variant="secondary"
        disabled={role === ''}
        busy={isPending}
        busyLabel={teamCopy.saving}
        onClick={add}
      >
        {teamCopy.add}
      </Button>
    </fieldset>
  )
}
