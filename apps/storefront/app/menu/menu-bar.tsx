import { ResetLink } from '../header/reset-link.tsx'
import { NamedLogo } from '../branding/named-logo.tsx'
import { PageHeader } from '../header/page-header.tsx'
import { useMenu } from './use-menu.ts'

/** Slim bar of the shop over a category or a plate. */
export function MenuBar() {
  const { contact } = useMenu()
  return (
    <PageHeader
      home={
        <ResetLink alias={contact.alias} className="flex min-h-11 min-w-0 items-center gap-3">
          <NamedLogo branch={contact.branch} name={contact.name} />
        </ResetLink>
      }
    />
  )
}
