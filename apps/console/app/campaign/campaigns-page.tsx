import type { CampaignFunnel } from '@mostrador/contract/analytics/analytics-endpoints'
import { campaignCopy, STEP_LABELS } from '@mostrador/copy/campaign'
import { SECTION_TITLES } from '@mostrador/copy/sections'
import { Card } from '@mostrador/ui/card.tsx'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { SegmentedControl } from '@mostrador/ui/segmented-control.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { QueryView } from '../layout/query-view.tsx'
import { Page } from '../layout/page.tsx'
import { useFilter } from '../layout/use-filter.ts'
import { LinkMaker } from './link-maker.tsx'

const PERIODS = ['1', '7', '30', '90'] as const

/** Page of campaign links, with the funnel of each campaign from link to payment. */
export function CampaignsPage() {
  const api = useApi()
  const { id, alias } = useWorkplace().contact
  const [days, setDays] = useFilter('days', PERIODS, { standard: '30' })
  const query = useQuery({
    queryKey: ['campaigns', id, days],
    queryFn: () => answerOf(api.getCampaignFunnels({ params: { id }, query: { days } })),
    // The menu is the same in each period: a link in the making stays.
    placeholderData: keepPreviousData,
  })
  return (
    <Page
      title={SECTION_TITLES.campaigns}
      titleShown
      className="md:min-h-0 md:overflow-y-auto"
      hint={
        <Link className="hit-44 font-semibold text-brand-ink underline" to={`/${alias}/share`}>
          {campaignCopy.toKit}
        </Link>
      }
    >
      <LinkMaker menuUrl={query.data?.menuUrl ?? ''} />
      <div className="max-w-md pb-4">
        <SegmentedControl
          legend={campaignCopy.period}
          name="days"
          value={days}
          onChange={setDays}
          options={PERIODS.map((value) => ({ value, label: campaignCopy.days(Number(value)) }))}
        />
      </div>
      <QueryView
        query={query}
        waiting={<CampaignsSkeleton />}
        failed={campaignCopy.loadFailed}
        isEmpty={({ campaigns }) => campaigns.length === 0}
        empty={
          <EmptyState picture={<EmptyPicture name="plate" />} title={campaignCopy.empty}>
            {campaignCopy.emptyHint}
          </EmptyState>
        }
      >
        {({ campaigns }) => <Campaigns campaigns={campaigns} />}
      </QueryView>
    </Page>
  )
}

function CampaignsSkeleton() {
  return (
    <div aria-busy className="grid gap-4 lg:grid-cols-2 xl:grid-cols-3">
      <output className="sr-only">{campaignCopy.loading}</output>
      <Skeleton shape="card" className="h-96" />
      <Skeleton shape="card" className="h-96 max-lg:hidden" />
    </div>
  )
}

function Campaigns({ campaigns }: { readonly campaigns: readonly CampaignFunnel[] }) {
  return (
    <ul className="grid gap-4 lg:grid-cols-2 xl:grid-cols-3">
      {campaigns.map((campaign) => (
        <li key={campaign.id ?? ''} className="min-w-0">
          <Card title={campaign.name ?? campaign.id ?? campaignCopy.none}>
            <Funnel campaign={campaign} />
          </Card>
        </li>
      ))}
    </ul>
  )
}

/** A table, so that it can be read without seeing the bars. */
function Funnel({ campaign: { steps } }: { readonly campaign: CampaignFunnel }) {
  const most = Math.max(1, ...steps.map(({ visits }) => visits))
  return (
    <table className="w-full border-separate border-spacing-y-1.5 text-14">
      <thead className="sr-only">
        <tr>
          <th scope="col">{campaignCopy.step}</th>
          <th scope="col">{campaignCopy.visits}</th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ step, visits }) => (
          <tr key={step}>
            <th scope="row" className="w-full pr-3 text-left font-normal">
              <span className="block pb-1">{STEP_LABELS[step]}</span>
              <progress
                aria-hidden
                value={visits}
                max={most}
                className="block h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken accent-brand [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-brand"
              />
            </th>
            <td className="align-bottom whitespace-nowrap">
              <span className="price block text-right font-semibold">{visits}</span>
              <span className="price block text-right text-12 text-muted">
                {campaignCopy.share(Math.round((visits / most) * 100))}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
