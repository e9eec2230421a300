import { Suspense, type ReactNode } from 'react'
import { brought } from '../layout/brought.ts'
import { NotFoundPage } from '../layout/not-found-page.tsx'
import { useWorkplace } from '../workplace/contact-context.ts'
import { SECTION_NEEDS, useMaySee, type Section } from '../workplace/may-see.ts'
import { useOpenSection } from './halves.ts'

// The board comes without the names of what one may not do.
const NotPermitted = brought(async () => ({ default: (await import('./not-permitted.tsx')).NotPermitted }))

const isSection = (path: string): path is Section => Object.hasOwn(SECTION_NEEDS, path)

/** A section for those who may see it; a link to one says to others who can help. */
export function SectionGate({ children }: { readonly children: ReactNode }) {
  const section = useOpenSection()
  const maySee = useMaySee()
  const { runsInstall } = useWorkplace().contact
  if (!isSection(section) || maySee(section)) return children
  // No role lets see what another company alone has.
  if (SECTION_NEEDS[section].ofOperator && !runsInstall) return <NotFoundPage />
  return (
    <Suspense>
      <NotPermitted section={section} />
    </Suspense>
  )
}
