import { benefitCopy } from '@mostrador/copy/benefit-form'
import { SECTION_TITLES } from '@mostrador/copy/sections'
import { useDocumentNews } from '../document/use-document-news.ts'
import { TopicsPage, type TopicOf } from '../workplace/topics-page.tsx'
import { CampaignsPart, RewardsPart, SurveysPart } from './audience-parts.tsx'
import { CodesPart } from './codes-part.tsx'
import { LoyaltyForm, PartnerForm } from './loyalty-form.tsx'

const by = <Name extends 'discounts' | 'integrations' | 'locals.edit'>(permission: Name) =>
  ({ at: 'brand', anyOf: [permission] }) as const

/** Topics in order, with the permission to see each. */
const TOPICS = {
  codes: { ...benefitCopy.code, ...by('discounts'), icon: 'cash', Part: CodesPart },
  loyalty: { ...benefitCopy.loyalty, ...by('discounts'), icon: 'star', Part: LoyaltyForm },
  rewards: { ...benefitCopy.reward, ...by('discounts'), icon: 'bag', Part: RewardsPart },
  partner: { ...benefitCopy.partner, ...by('integrations'), icon: 'external', Part: PartnerForm },
  surveys: { ...benefitCopy.survey, ...by('locals.edit'), icon: 'chat', Part: SurveysPart },
  campaigns: { ...benefitCopy.campaign, ...by('discounts'), icon: 'share', Part: CampaignsPart },
} as const satisfies Readonly<Record<string, TopicOf>>

/** Page of the brand's benefits and surveys, a topic at a time. */
export function BenefitsPage() {
  useDocumentNews()
  return <TopicsPage section="benefits" title={SECTION_TITLES.benefits} words={benefitCopy} topics={TOPICS} />
}
