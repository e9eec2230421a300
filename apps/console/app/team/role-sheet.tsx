import { consoleCopy } from '@mostrador/copy/console'
import { leaveCopy } from '@mostrador/copy/leave'
import { leftBehindCopy } from '@mostrador/copy/left-behind'
import { PERMISSION_NAMES } from '@mostrador/copy/permission'
import { PERMISSION_GROUPS, teamCopy } from '@mostrador/copy/team'
import { isBuiltInRole, OWN_ROLE_PERMISSIONS, type Permission } from '@mostrador/domain/permission/permission'
import { Button } from '@mostrador/ui/button.tsx'
import { ConfirmDialog } from '@mostrador/ui/confirm-dialog.tsx'
import { Sheet } from '@mostrador/ui/sheet.tsx'
import { TextField } from '@mostrador/ui/text-field.tsx'
import { useId, useState, type FormEvent } from 'react'
import { nameOfRole } from '../session/role-names.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { mayAt } from '../workplace/use-may.ts'
import type { TeamRole } from './effective.ts'
import { PermissionBoxes } from './permission-boxes.tsx'
import { useTaking, type KeyChoice } from './taking.tsx'
import { useTeamChange } from './use-team.ts'

type RoleSheetProps = {
  readonly companyId: string
  /** Undefined for a new one. */
  readonly role: TeamRole | undefined
  readonly onClosed: () => void
}

type RoleBody = {
  readonly name: string
  readonly permissions: (typeof OWN_ROLE_PERMISSIONS)[number][]
  readonly keys?: KeyChoice
}

/** Returns a role as its change is sent, with the values seen. */
const bodyOf = ({ roleName, permissions }: TeamRole): RoleBody => ({
  name: roleName ?? '',
  permissions: OWN_ROLE_PERMISSIONS.filter((permission) => permissions.includes(permission)),
})

function useDraft(role: TeamRole | undefined) {
  const [name, rename] = useState(role?.roleName ?? '')
  const [chosen, choose] = useState<ReadonlySet<Permission>>(new Set(role?.permissions))
  const before = role?.permissions ?? []
  const isSame = before.length === chosen.size && before.every((permission) => chosen.has(permission))
  return { name, rename, chosen, choose, isDirty: !isSame || name !== (role?.roleName ?? '') }
}

/** Saves a role; asks first where losing permissions ends something of others. */
function useRoleSaving(id: string, role: TeamRole | undefined, done: () => void) {
  const { take, isLooking, question } = useTaking()
  const { mutate, isPending } = useTeamChange<RoleBody, unknown>(
    (api, body) =>
      role
        ? api.changeRole({ params: { id, key: role.role }, body: { ...body, seen: bodyOf(role) } })
        : api.createRole({ params: { id }, body }),
    { done },
  )
  function save(body: RoleBody): void {
    if (!role) return mutate(body)
    take({
      asked: { of: 'ROLE', role: role.role, permissions: body.permissions },
      title: leftBehindCopy.roleTitle(nameOfRole(role)),
      hint: '',
      confirmLabel: teamCopy.save,
      isAlwaysAsked: false,
      send: (keys) => mutate({ ...body, keys }),
    })
  }
  return { save, isBusy: isPending || isLooking, question }
}

/** Sheet of a role's permissions; a company's own role can be changed and removed here. */
export function RoleSheet({ companyId: id, role, onClosed }: RoleSheetProps) {
  const workplace = useWorkplace()
  const [isOpen, setIsOpen] = useState(true)
  const [isLeaving, setIsLeaving] = useState(false)
  const { name, rename, chosen, choose, isDirty } = useDraft(role)
  const [isNameless, setIsNameless] = useState(false)
  const formId = useId()
  const close = (): void => {
    setIsLeaving(false)
    setIsOpen(false)
  }
  const saving = useRoleSaving(id, role, close)
  const may = (permission: Permission): boolean => mayAt(workplace, permission, 'company')
  const isOwn = !role || !isBuiltInRole(role.role)
  const mayEdit = isOwn && may('staff') && (role?.permissions ?? []).every(may)

  function save(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    setIsNameless(name.trim() === '')
    const permissions = OWN_ROLE_PERMISSIONS.filter((permission) => chosen.has(permission))
    if (name.trim() === '') return
    saving.save({ name: name.trim(), permissions })
  }

  return (
    <Sheet
      open={isOpen}
      onClose={() => (isDirty ? setIsLeaving(true) : close())}
      onClosed={onClosed}
      title={role ? nameOfRole(role) : teamCopy.newRole}
      closeLabel={consoleCopy.close}
      description={isOwn ? undefined : teamCopy.builtIn}
      footer={
        mayEdit && (
          <Button
            wide
            type="submit"
            form={formId}
            disabled={!isDirty}
            busy={saving.isBusy}
            busyLabel={teamCopy.saving}
          >
            {teamCopy.save}
          </Button>
        )
      }
    >
      <form id={formId} noValidate onSubmit={save} className="grid grid-cols-1 gap-4 pb-4">
        {isOwn && (
          <TextField
            name="name"
            label={teamCopy.roleName}
            hint={teamCopy.roleNameHint}
            maxLength={60}
            value={name}
            onChange={({ currentTarget }) => rename(currentTarget.value)}
            disabled={!mayEdit}
            error={isNameless ? teamCopy.roleNameMissing : undefined}
          />
        )}
        {mayEdit ? (
          <PermissionBoxes offered={OWN_ROLE_PERMISSIONS} chosen={chosen} choose={choose} isOpenTo={may} />
        ) : (
          <PermissionLists permissions={chosen} />
        )}
        {role && mayEdit && <RemoveRole id={id} role={role} onDone={close} />}
      </form>
      {saving.question}
      <ConfirmDialog
        open={isLeaving}
        tone="danger"
        title={leaveCopy.title}
        confirmLabel={leaveCopy.leave}
        cancelLabel={leaveCopy.stay}
        onConfirm={close}
        onCancel={() => setIsLeaving(false)}
      >
        {leaveCopy.text}
      </ConfirmDialog>
    </Sheet>
  )
}

/** Permissions of a role that cannot be changed, in groups. */
function PermissionLists({ permissions: chosen }: { readonly permissions: ReadonlySet<Permission> }) {
  return PERMISSION_GROUPS.map(({ title, permissions }) => ({
    title,
    held: permissions.filter((permission) => chosen.has(permission)),
  })).map(({ title, held }) =>
    held.length === 0 ? null : (
      <section key={title} aria-label={title}>
        <h3 className="pb-1 text-16 font-semibold">{title}</h3>
        <ul className="grid gap-1 text-16">
          {held.map((permission) => (
            <li key={permission} className="first-letter:uppercase">
              {PERMISSION_NAMES[permission]}
            </li>
          ))}
        </ul>
      </section>
    ),
  )
}

type RemoveProps = { readonly id: string; readonly role: TeamRole; readonly onDone: () => void }

/** Button to remove a role, with the number of people who lose it. */
function RemoveRole({ id, role, onDone }: RemoveProps) {
  const { take, isLooking, question } = useTaking()
  const { role: key, holders } = role
  const removing = useTeamChange<KeyChoice, unknown>(
    (api, keys) => api.removeRole({ params: { id, key }, body: { holders, keys } }),
    { done: onDone },
  )
  return (
    <>
      <Button
        variant="secondary"
        icon="trash"
        busy={removing.isPending || isLooking}
        onClick={() =>
          take({
            asked: { of: 'ROLE', role: key, permissions: null },
            title: teamCopy.removeTitle(nameOfRole(role)),
            hint: teamCopy.removeHint(holders),
            confirmLabel: teamCopy.remove,
            isAlwaysAsked: true,
            send: removing.mutate,
          })
        }
      >
        {teamCopy.remove}
      </Button>
      {question}
    </>
  )
}
