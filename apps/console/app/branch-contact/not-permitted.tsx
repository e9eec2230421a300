import { SECTION_TITLES } from '@mostrador/copy/sections'
import { Page } from '../layout/page.tsx'
import { SECTION_NEEDS, type Section } from '../workplace/may-see.ts'
import { MissingPermission } from '../workplace/missing-permission.tsx'

/** Page of a section that the user may not see, with the person who grants it. */
export function NotPermitted({ section }: { readonly section: Section }) {
  const {
    anyOf: [permission],
    at,
  } = SECTION_NEEDS[section]
  return (
    <Page title={SECTION_TITLES[section]} className="md:min-h-0 md:overflow-y-auto">
      <MissingPermission permission={permission} at={at} />
    </Page>
  )
}
