import { brandCopy } from '@mostrador/copy/brand-form'
import { SECTION_TITLES } from '@mostrador/copy/sections'
import { useDocumentNews } from '../document/use-document-news.ts'
import { TopicsPage, type TopicOf } from '../workplace/topics-page.tsx'
import { AskingForm, CompanyForm, IdentityForm, WebForm } from './brand-forms.tsx'
import { CustomisationsSection } from './customisations-section.tsx'
import { MeasuringForm } from './measuring-form.tsx'

const ofBrand = { at: 'brand' } as const

/** Topics in order, with the permissions of which one is needed to see each. */
const TOPICS = {
  identity: {
    ...ofBrand,
    ...brandCopy.identity,
    icon: 'store',
    anyOf: ['branding'],
    Section: IdentityForm,
  },
  asking: {
    ...ofBrand,
    ...brandCopy.asking,
    icon: 'receipt',
    anyOf: ['locals.edit'],
    Section: AskingForm,
  },
  web: { ...ofBrand, ...brandCopy.web, icon: 'external', anyOf: ['integrations'], Section: WebForm },
  measuring: {
    ...ofBrand,
    ...brandCopy.measuring,
    icon: 'chat',
    anyOf: ['integrations'],
    Section: MeasuringForm,
  },
  customisations: {
    ...ofBrand,
    ...brandCopy.customisation,
    icon: 'picture',
    anyOf: ['branding'],
    Section: CustomisationsSection,
  },
  company: {
    ...brandCopy.company,
    at: 'company',
    icon: 'user',
    anyOf: ['company'],
    Section: CompanyForm,
  },
} as const satisfies Readonly<Record<string, TopicOf>>

/** Page of the brand and its company without their look, a topic at a time. */
export function BrandPage() {
  useDocumentNews()
  return <TopicsPage section="brand" title={SECTION_TITLES.brand} words={brandCopy} topics={TOPICS} />
}
