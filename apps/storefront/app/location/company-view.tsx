import type { BranchInfo } from '@mostrador/contract/branch/branch-schema'
import type { CompanyInfo } from '@mostrador/contract/company/company-schema'
import { locationCopy } from '@mostrador/copy/location'
import { classNames } from '@mostrador/ui/class-names'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { href } from 'react-router'
import { brandClass } from '../branding/brand-class.ts'
import { BranchLogo } from '../branding/branch-logo.tsx'
import { KeptLink } from '../frame/kept-link.tsx'
import { PageHeader } from '../header/page-header.tsx'

export type CompanyViewProps = { readonly company: CompanyInfo; readonly branches: readonly BranchInfo[] }

/** Page of a company: a grid of its branches in their colours. Source: 000 §2 Company page. */
export function CompanyView({ company, branches }: CompanyViewProps) {
  return (
    <>
      <PageHeader home={<p className="truncate text-16 font-semibold">{company.name}</p>} />
      <main id="content" className="mx-auto max-w-6xl px-4 pt-8">
        <h1 className="text-28 font-bold">{company.name}</h1>
        <p className="pt-1 pb-5 text-16 text-muted">{locationCopy.branches}</p>
        {branches.length === 0 && (
          <EmptyState picture={<EmptyPicture name="map" />} title={locationCopy.noContacts} />
        )}
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {branches.map((branch) => (
            <li key={branch.id}>
              <KeptLink
                to={href('/menu/:alias', { alias: branch.alias })}
                className={classNames(
                  'block h-full overflow-clip rounded-card border border-line bg-surface transition-[border-color] hover:border-line-strong',
                  brandClass(branch.id),
                )}
              >
                <span className="cover-pattern block h-24" />
                <span className="block px-4 pb-4">
                  <span className="relative -mt-8 block w-fit rounded-full bg-surface p-1">
                    <BranchLogo name={branch.name} url={branch.customLogoURL} />
                  </span>
                  <span className="block pt-1 text-18 font-semibold">{branch.name}</span>
                  {branch.description && (
                    <span className="line-clamp-2 text-14 text-muted">{branch.description}</span>
                  )}
                </span>
              </KeptLink>
            </li>
          ))}
        </ul>
      </main>
    </>
  )
}
