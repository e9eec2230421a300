import { frameCopy } from '@mostrador/copy/sections'
import { Icon } from '@mostrador/ui/icon.tsx'
import { Link } from 'react-router'

/** Link to one's own account; on a desk with name and role. */
export function AccountLink({ name, role }: { readonly name: string; readonly role?: string }) {
  return (
    <Link
      to="/account"
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2 hover:bg-sunken"
    >
      <Icon name="user" />
      <span className="sr-only">{frameCopy.account(name)}</span>
      {role && (
        <span
          aria-hidden="true"
          className="max-w-40 text-right text-14 leading-tight text-muted max-lg:hidden"
        >
          <span className="block truncate">{name}</span>
          <span className="block truncate text-12">{role}</span>
        </span>
      )}
    </Link>
  )
}
