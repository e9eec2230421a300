import { urlOf } from '@mostrador/contract/route'
import { getShareCard } from '@mostrador/contract/routes'
import { pageMetaCopy } from '@mostrador/copy/page-meta'
import { ContactView } from '../branch-contact/contact-view.tsx'
import { restaurantData } from '../branch-contact/restaurant-data.ts'
import { pageMeta } from '../frame/page-meta.ts'
import { BranchView } from '../location/branch-view.tsx'
import { CompanyView } from '../location/company-view.tsx'
import { InCourse } from '../menu/in-course.tsx'
import { loadAliasPage } from './load-alias-page.ts'
import { metaContext } from '../place/meta-context.ts'
import type { Route } from './+types/alias-page'

export const loader = (args: Route.LoaderArgs) => loadAliasPage(args)
export const clientLoader = (args: Route.ClientLoaderArgs) => loadAliasPage(args)

const WORDS = {
  company: { title: pageMetaCopy.company, description: pageMetaCopy.companyDescription },
  branch: { title: pageMetaCopy.branch, description: pageMetaCopy.branchDescription },
  branchContact: { title: pageMetaCopy.contact, description: pageMetaCopy.branchDescription },
} as const

export const meta: Route.MetaFunction = (input) => {
  const context = metaContext(input)
  if (!context) return []
  const { lookup, branch, url, origin, themeColor, country } = context
  const { name } = lookup.info
  const words = WORDS[lookup.type]
  const page = pageMeta({
    title: words.title(name),
    description: branch?.description || words.description(name),
    url,
    siteName: branch?.name ?? name,
    image: branch && origin + urlOf(getShareCard, { params: { alias: lookup.info.alias } }),
    themeColor,
  })
  if (lookup.type !== 'branchContact') return page
  return [
    ...page,
    { 'script:ld+json': restaurantData(lookup.info, { home: origin, currency: country.currency.code }) },
  ]
}

/** Page of an alias: a company, a branch or a branch contact. */
export default function AliasPage({ loaderData }: Route.ComponentProps) {
  switch (loaderData.type) {
    case 'company':
      return <CompanyView company={loaderData.company} branches={loaderData.branches} />
    case 'branch':
      return <BranchView {...loaderData} />
    case 'branchContact': {
      const { contact } = loaderData
      return <ContactView contact={contact} inCourse={<InCourse alias={contact.alias} />} />
    }
  }
}
