import { Suspense, type ReactNode } from 'react'
import { brought } from '../layout/brought.ts'
import { NotFoundPage } from '../layout/not-found-page.tsx'
import { useWorkplace } from '../workplace/contact-context.ts'
import { SECTION_NEEDS, useMaySee, type Section } from '../workplace/may-see.ts'
import { useOpenSection } from './halves.ts'

// The board loads without the names of permissions.
const NotPermitted = brought(async () => ({ default: (await import('./not-permitted.tsx')).NotPermitted }))

const isSection = (path: string): path is Section => Object.hasOwn(SECTION_NEEDS, path)

/** Shows a section to staff who may see it; others read who can grant it. */
export function SectionGate({ children }: { readonly children: ReactNode }) {
  const section = useOpenSection()
  const maySee = useMaySee()
  const { runsInstall } = useWorkplace().contact
  if (!isSection(section) || maySee(section)) return children
  // Pages of the operator company look missing to all others.
  if (SECTION_NEEDS[section].ofOperator && !runsInstall) return <NotFoundPage />
  return (
    <Suspense>
      <NotPermitted section={section} />
    </Suspense>
  )
}
