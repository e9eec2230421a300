import { ResetLink } from '../branch-contact/reset-link.tsx'
import { BranchLogo } from '../branding/branch-logo.tsx'
import { PageHeader } from '../layout/page-header.tsx'
import { useMenu } from './use-menu.ts'

/** The bar over a category or a plate: the shop, slim. */
export function MenuBar() {
  const { contact } = useMenu()
  return (
    <PageHeader
      home={
        <ResetLink alias={contact.alias} className="flex min-w-0 items-center gap-3">
          <BranchLogo name={contact.branch.name} url={contact.branch.customLogoURL} size="small" />
          <span className="line-clamp-2 text-16 leading-tight font-semibold wrap-anywhere">
            {contact.name}
          </span>
        </ResetLink>
      }
    />
  )
}
