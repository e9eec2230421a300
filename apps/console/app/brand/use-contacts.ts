import { useWorkplace } from '../workplace/contact-context.ts'

export type ContactOption = { readonly value: string; readonly label: string }

/** Returns the branch contacts of the brand as options, by key or alias. */
export function useContacts(by: 'key' | 'alias' = 'key'): readonly ContactOption[] {
  const { session, contact } = useWorkplace()
  return session.branchContacts
    .filter(({ branchId }) => branchId === contact.branchId)
    .map((one) => ({ value: one[by], label: one.name }))
}
