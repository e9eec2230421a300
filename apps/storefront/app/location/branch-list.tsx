import type { BranchCard } from '@mostrador/contract/branch/branch-card-schema'
import { startCopy } from '@mostrador/copy/start'
import { Button } from '@mostrador/ui/button.tsx'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { Icon } from '@mostrador/ui/icon.tsx'
import { href, Link, useLocation } from 'react-router'
import { BranchLogo } from '../branding/branch-logo.tsx'
import { KeptLink } from '../frame/kept-link.tsx'
import { keptQuery } from '../frame/kept-query.ts'
import { PAGE_SIZE, START_PARAMETERS } from './load-start.ts'

export type BranchListProps = {
  readonly branches: readonly BranchCard[]
  readonly search: string
  readonly offset: number
  readonly more: boolean
}

/** Page of brands by name, each a link to its own page, with links to the pages around it. */
export function BranchList({ branches, search, offset, more }: BranchListProps) {
  return (
    <section aria-labelledby="branches">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-3">
        <h2 id="branches" className="min-w-0 text-18 font-semibold">
          {search ? startCopy.found(search) : startCopy.all}
        </h2>
        {search && (
          <KeptLink to={href('/menu')} className="hit-44 text-16 font-medium underline underline-offset-4">
            {startCopy.seeAll}
          </KeptLink>
        )}
      </div>
      {branches.length === 0 && (
        <EmptyState
          picture={<EmptyPicture name="map" />}
          title={search ? startCopy.nothingFound : startCopy.none}
        />
      )}
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {branches.map((branch) => (
          <li key={branch.id}>
            <BranchRow branch={branch} />
          </li>
        ))}
      </ul>
      <Pages search={search} offset={offset} more={more} />
    </section>
  )
}

function BranchRow({ branch }: { readonly branch: BranchCard }) {
  return (
    <KeptLink
      to={href('/menu/:alias', { alias: branch.alias })}
      className="flex h-full min-h-20 items-center gap-3 rounded-card border border-line bg-surface p-4 transition-[border-color] hover:border-line-strong"
    >
      <BranchLogo name={branch.name} url={branch.customLogoURL} />
      <span className="min-w-0 grow">
        <span className="block text-18 font-semibold">{branch.name}</span>
        {branch.description && <span className="line-clamp-2 text-14 text-muted">{branch.description}</span>}
      </span>
      <Icon name="chevron-right" className="text-muted" />
    </KeptLink>
  )
}

function Pages({ search, offset, more }: Omit<BranchListProps, 'branches'>) {
  const kept = keptQuery(useLocation().search)
  if (offset === 0 && !more) return null
  const at = (start: number) => {
    const query = new URLSearchParams(kept)
    if (search) query.set(START_PARAMETERS.search, search)
    if (start > 0) query.set(START_PARAMETERS.offset, String(start))
    return { pathname: href('/menu'), search: query.toString() }
  }
  return (
    <nav aria-label={startCopy.pages} className="flex justify-between gap-3 pt-6">
      {offset > 0 && (
        <Button
          variant="secondary"
          icon="arrow-left"
          render={<Link to={at(Math.max(offset - PAGE_SIZE, 0))} />}
        >
          {startCopy.before}
        </Button>
      )}
      {more && (
        <Button variant="secondary" className="ml-auto" render={<Link to={at(offset + PAGE_SIZE)} />}>
          {startCopy.after}
        </Button>
      )}
    </nav>
  )
}
