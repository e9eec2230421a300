import { Menu } from '@base-ui/react/menu'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-shapes.ts'

export type Action = {
  readonly label: string
  readonly icon?: IconName
  readonly run: () => void
  readonly disabled?: boolean
  /** Marks an action that removes. */
  readonly danger?: boolean
}

export type ActionMenuProps = {
  label: string
  /** `false` entries are left out, for conditions. */
  actions: readonly (Action | false)[]
  className?: string
}

/** Button with three dots that opens a menu of actions. Load it lazily: it is heavy. */
export function ActionMenu({ label, actions, className }: ActionMenuProps) {
  const offered = actions.filter((one) => one !== false)
  if (offered.length === 0) return null
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger render={<IconButton icon="dots" label={label} className={className} />} />
      <Menu.Portal>
        <Menu.Positioner className="z-60 outline-none" align="end" sideOffset={4} collisionPadding={8}>
          <Menu.Popup className="min-w-52 rounded-card border border-line bg-raised p-1.5 text-ink shadow-float outline-none">
            {offered.map((action) => (
              <Menu.Item
                key={action.label}
                disabled={action.disabled ?? false}
                onClick={action.run}
                className={classNames(
                  'flex min-h-11 cursor-default items-center gap-3 rounded-control px-3 text-16 outline-none select-none',
                  'data-disabled:opacity-45 data-highlighted:bg-sunken',
                  action.danger && 'text-danger',
                )}
              >
                {action.icon && <Icon name={action.icon} />}
                {action.label}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
