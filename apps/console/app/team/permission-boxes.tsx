import { PERMISSION_NAMES } from '@mostrador/copy/permission'
import { PERMISSION_GROUPS, teamCopy } from '@mostrador/copy/team'
import type { Permission } from '@mostrador/domain/permission/permission'
import { Checkbox } from '@mostrador/ui/checkbox.tsx'

type BoxesProps = {
  readonly offered: readonly Permission[]
  readonly chosen: ReadonlySet<Permission>
  readonly choose: (chosen: ReadonlySet<Permission>) => void
  readonly isOpenTo: (permission: Permission) => boolean
}

/** Boxes of permissions by group; the user cannot give permissions that he or she lacks. */
export function PermissionBoxes({ offered, chosen, choose, isOpenTo }: BoxesProps) {
  const toggle = (permission: Permission, isOn: boolean): void =>
    choose(new Set([...chosen].filter((one) => one !== permission).concat(isOn ? permission : [])))
  return PERMISSION_GROUPS.map(({ title, permissions }) => ({
    title,
    shown: permissions.filter((permission) => offered.includes(permission)),
  }))
    .filter(({ shown }) => shown.length > 0)
    .map(({ title, shown }) => (
      <fieldset key={title} className="min-w-0">
        <legend className="text-16 font-semibold">{title}</legend>
        {shown.map((permission) => (
          <Checkbox
            key={permission}
            label={<span className="block first-letter:uppercase">{PERMISSION_NAMES[permission]}</span>}
            hint={isOpenTo(permission) ? undefined : teamCopy.notGiven}
            checked={chosen.has(permission)}
            disabled={!isOpenTo(permission)}
            onChange={({ currentTarget }) => toggle(permission, currentTarget.checked)}
          />
        ))}
      </fieldset>
    ))
}
