import { useWorkplace } from '../workplace/contact-context.ts'

/** A local of the brand, as something that can be chosen. */
export type LocalOption = { readonly value: string; readonly label: string }

/** The locals of the brand, by their keys or by their aliases. */
export function useLocals(by: 'key' | 'alias' = 'key'): readonly LocalOption[] {
  const { session, contact } = useWorkplace()
  return session.branchContacts
    .filter(({ branchId }) => branchId === contact.branchId)
    .map((one) => ({ value: one[by], label: one.name }))
}
