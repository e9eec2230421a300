import { startCopy } from '@mostrador/copy/start'
import { Icon } from '@mostrador/ui/icon.tsx'
import { useSyncExternalStore } from 'react'
import { href } from 'react-router'
import { BranchLogo } from '../branding/branch-logo.tsx'
import { KeptLink } from '../frame/kept-link.tsx'
import { parsePlaces, storedPlaces, type RecentPlace } from './recent-places.ts'

const never = () => () => undefined

function useRecentPlaces(): readonly RecentPlace[] {
  return parsePlaces(useSyncExternalStore(never, storedPlaces, () => null))
}

/** Row of visited branch contacts, as high as the hint for a diner without any. */
export function RecentRow() {
  const places = useRecentPlaces()
  if (places.length === 0) {
    return (
      <p className="flex h-28 items-center gap-3 rounded-card border border-line bg-surface px-4 text-16 text-muted">
        <Icon name="store" size={24} />
        {startCopy.unknown}
      </p>
    )
  }
  return (
    <section aria-labelledby="places" className="min-h-28 min-w-0">
      <h2 id="places" className="pb-2 text-18 font-semibold">
        {startCopy.known}
      </h2>
      <ul className="scroll-row -mx-4 gap-2 px-4">
        {places.map(({ alias, name, logo }) => (
          <li key={alias} className="shrink-0">
            <KeptLink
              to={href('/menu/:alias', { alias })}
              className="flex h-full min-h-16 max-w-[min(80vw,20rem)] items-center gap-3 rounded-card border border-line bg-surface px-4 hover:border-line-strong"
            >
              <BranchLogo name={name} url={logo} size="small" />
              <span className="min-w-0 text-16 leading-tight font-medium wrap-anywhere">{name}</span>
            </KeptLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
