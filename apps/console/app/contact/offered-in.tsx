import type { BranchMenus } from '@mostrador/contract/menu/menu-schema'
import { offeredInCopy as copy } from '@mostrador/copy/offered-in'
import { orderModeName } from '@mostrador/copy/order-mode'
import type { Operation } from '@mostrador/domain/revision/operation'
import { Checkbox } from '@mostrador/ui/checkbox.tsx'
import { SelectField } from '@mostrador/ui/select-field.tsx'
import { useState } from 'react'
import { useBranchMenus } from '../document/use-branch-menus.ts'
import { useWorkplace } from '../workplace/contact-context.ts'

type Mode = BranchMenus['modes'][number]

/** Modes by name: those of one name at several branch contacts are one choice. */
const namesOf = (modes: readonly Mode[]): readonly string[] => [...new Set(modes.map(orderModeName))]

const offering = ({ branchContact, key, paymentTypes }: Mode, payment: string): Operation => ({
  kind: 'set',
  place: ['branchContacts', branchContact.key, 'orderModes', key, 'paymentTypes'],
  from: paymentTypes.length > 0 ? paymentTypes : undefined,
  to: [...paymentTypes, payment],
})

/** Holds the modes that offer a new payment type: all, here and elsewhere, until changed. */
export function useOffered() {
  const { id } = useWorkplace().contact
  const [isOnlyHere, setIsOnlyHere] = useState(false)
  const [off, setOff] = useState<ReadonlySet<string>>(new Set())
  const menus = useBranchMenus()
  const modes = menus.data?.modes ?? []
  const meant = isOnlyHere ? modes.filter(({ branchContact }) => branchContact.id === id) : modes
  return {
    isUnknown: menus.data === undefined && menus.error !== null,
    names: namesOf(meant),
    contacts: new Set(modes.map(({ branchContact }) => branchContact.id)).size,
    isOnlyHere,
    setIsOnlyHere,
    isOffered: (name: string): boolean => !off.has(name),
    turn: (name: string, isOn: boolean): void =>
      setOff((before) => new Set(isOn ? [...before].filter((one) => one !== name) : [...before, name])),
    operations: (payment: string): readonly Operation[] =>
      meant.filter((mode) => !off.has(orderModeName(mode))).map((mode) => offering(mode, payment)),
  }
}

/** Choice of the modes, and of the branch contacts, that offer a new payment type. */
export function OfferedIn({ offered }: { readonly offered: ReturnType<typeof useOffered> }) {
  const { name: contact } = useWorkplace().contact
  const { isUnknown, names, contacts, isOnlyHere, setIsOnlyHere, isOffered, turn } = offered
  if (isUnknown) return <p className="text-14 font-medium text-warning">{copy.nowhere}</p>
  if (names.length === 0) return null
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-2">
      <legend className="mb-2 text-14 font-medium">{copy.title}</legend>
      {names.map((name) => (
        <Checkbox
          key={name}
          label={name}
          checked={isOffered(name)}
          onChange={({ currentTarget }) => turn(name, currentTarget.checked)}
        />
      ))}
      {!names.some(isOffered) && <p className="text-14 font-medium text-warning">{copy.nowhere}</p>}
      {contacts > 1 && (
        <SelectField
          label={copy.where}
          value={isOnlyHere ? 'here' : 'all'}
          options={[
            { value: 'all', label: copy.everywhere(contacts) },
            { value: 'here', label: copy.here(contact) },
          ]}
          onChange={({ currentTarget: { value } }) => setIsOnlyHere(value === 'here')}
        />
      )}
    </fieldset>
  )
}
