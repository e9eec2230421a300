import { consoleCopy } from '@mostrador/copy/console'
import { Icon } from '@mostrador/ui/icon.tsx'
import { useLocation, useNavigate } from 'react-router'
import { useWorkplace } from '../workplace/contact-context.ts'

/**
 * The branch contact one works at; whoever has several changes it here and stays on the same page.
 */
export function ContactSwitcher() {
  const { session, contact } = useWorkplace()
  const navigate = useNavigate()
  const section = useLocation().pathname.split('/')[2] ?? 'orders'
  if (session.branchContacts.length < 2) {
    return <p className="min-w-0 truncate text-16 font-bold">{contact.name}</p>
  }
  return (
    <div className="relative flex min-w-0 items-center rounded-control hover:bg-sunken">
      <select
        aria-label={consoleCopy.contact}
        value={contact.alias}
        onChange={(event) => void navigate(`/${event.currentTarget.value}/${section}`)}
        className="h-11 min-w-0 appearance-none truncate rounded-control bg-transparent pr-9 pl-2 text-16 font-bold"
      >
        {session.branchContacts.map(({ id, alias, name }) => (
          <option key={id} value={alias} className="bg-raised text-ink">
            {name}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" className="pointer-events-none absolute right-2 text-muted" />
    </div>
  )
}
