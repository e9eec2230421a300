import { benefitCopy } from '@mostrador/copy/benefit-form'
import { SECTION_TITLES } from '@mostrador/copy/sections'
import { useDocumentNews } from '../document/use-document-news.ts'
import { TopicsPage, type TopicOf } from '../workplace/topics-page.tsx'
import { CampaignsSection, RewardsSection, SurveysSection } from './audience-sections.tsx'
import { CodesSection } from './codes-section.tsx'
import { LoyaltyForm, PartnerForm } from './loyalty-form.tsx'

const by = <Name extends 'discounts' | 'integrations' | 'locals.edit'>(permission: Name) =>
  ({ at: 'brand', anyOf: [permission] }) as const

/** Topics in order, with the permission to see each. */
const TOPICS = {
  codes: { ...benefitCopy.code, ...by('discounts'), icon: 'cash', Section: CodesSection },
  loyalty: { ...benefitCopy.loyalty, ...by('discounts'), icon: 'star', Section: LoyaltyForm },
  rewards: { ...benefitCopy.reward, ...by('discounts'), icon: 'bag', Section: RewardsSection },
  partner: { ...benefitCopy.partner, ...by('integrations'), icon: 'external', Section: PartnerForm },
  surveys: { ...benefitCopy.survey, ...by('locals.edit'), icon: 'chat', Section: SurveysSection },
  campaigns: { ...benefitCopy.campaign, ...by('discounts'), icon: 'share', Section: CampaignsSection },
} as const satisfies Readonly<Record<string, TopicOf>>

/** Page of the brand's benefits and surveys, a topic at a time. */
export function BenefitsPage() {
  useDocumentNews()
  return <TopicsPage section="benefits" title={SECTION_TITLES.benefits} words={benefitCopy} topics={TOPICS} />
}
