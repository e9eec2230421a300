import type { Team } from '@mostrador/contract/team/team-endpoints'
import { PERMISSION_NAMES } from '@mostrador/copy/permission'
import { teamCopy } from '@mostrador/copy/team'
import { PERMISSIONS } from '@mostrador/domain/permission/permission'
import { Icon } from '@mostrador/ui/icon.tsx'
import { SelectField } from '@mostrador/ui/select-field.tsx'
import { useState } from 'react'
import { nameOfRole } from '../session/role-names.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { effectiveAt, type Person } from './effective.ts'

/** Permissions of a person at a place, each with the roles that grant it, and the missing ones. */
export function EffectivePanel({ team, person }: { readonly team: Team; readonly person: Person }) {
  const { contact } = useWorkplace()
  const here = team.places.findIndex(({ branchContact }) => branchContact === contact.id)
  const [chosen, choose] = useState(String(Math.max(here, 0)))
  const place = team.places[Number(chosen)]
  if (!place) return null
  const may = effectiveAt(team, person, place)
  const known = new Set(may.map(({ permission }) => permission))
  const not = PERMISSIONS.filter((permission) => !known.has(permission))
  return (
    <section aria-label={teamCopy.mayTitle} className="grid grid-cols-1 gap-3 border-t border-line pt-4">
      <h3 className="text-16 font-semibold">{teamCopy.mayTitle}</h3>
      <SelectField
        label={teamCopy.mayAt}
        value={chosen}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        options={team.places.map(({ name }, position) => ({ value: String(position), label: name }))}
      />
      <p className="text-14 text-muted">{teamCopy.mayCount(may.length, PERMISSIONS.length)}</p>
      <ul className="grid gap-2">
        {may.map(({ permission, because }) => (
          <li key={permission} className="flex gap-2 text-14">
            <Icon name="check" size={16} className="mt-0.5 shrink-0 text-positive" />
            <span className="min-w-0 wrap-anywhere">
              <span className="block first-letter:uppercase">{PERMISSION_NAMES[permission]}</span>
              <span className="text-muted">
                {teamCopy.because(because.map((one) => teamCopy.roleAt(nameOfRole(one), one.placeName)))}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {not.length > 0 && (
        <details className="text-14">
          <summary className="hit-44 w-fit cursor-pointer font-semibold">
            {teamCopy.mayNot(not.length)}
          </summary>
          <ul className="grid gap-1 pt-2 text-muted">
            {not.map((permission) => (
              <li key={permission} className="first-letter:uppercase">
                {PERMISSION_NAMES[permission]}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
