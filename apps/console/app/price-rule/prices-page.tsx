import { priceRuleCopy } from '@mostrador/copy/price-rule-page'
import { LARGE_PERCENT, type PricedMenu } from '@mostrador/domain/price-rule/price-groups'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { SegmentedControl } from '@mostrador/ui/segmented-control.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { useDocumentNews } from '../document/use-document-news.ts'
import { useDocument } from '../document/use-document.ts'
import { LeaveGuard } from '../layout/leave-guard.tsx'
import { Page } from '../layout/page.tsx'
import { QueryView } from '../layout/query-view.tsx'
import { useWorkplace } from '../workplace/contact-context.ts'
import { MissingPermission } from '../workplace/missing-permission.tsx'
import { useMay } from '../workplace/use-may.ts'
import { ApplyBar } from './apply-bar.tsx'
import { PriceTable, standsOut, type RowFilter } from './price-table.tsx'
import { RuleSentence } from './rule-sentence.tsx'
import { usePriceRule } from './use-price-rule.ts'

/** Page to change prices by a rule: the sentence, its effect, and the change as one. */
export function PricesPage() {
  const mayChange = useMay('menu.prices', 'brand')
  return (
    <Page title={priceRuleCopy.title} titleShown className="md:min-h-0 md:overflow-y-auto">
      {mayChange ? <PricesOfBrand /> : <MissingPermission permission="menu.prices" at="brand" />}
    </Page>
  )
}

function PricesOfBrand() {
  useDocumentNews()
  const { contact } = useWorkplace()
  return (
    <div className="grid grid-cols-1 gap-4 pt-1">
      <p className="max-w-3xl text-14 text-muted">
        {priceRuleCopy.hint}{' '}
        <Link
          to={`/${contact.alias}/menu`}
          className="hit-44 font-semibold whitespace-nowrap text-brand-ink underline"
        >
          {priceRuleCopy.back}
        </Link>
      </p>
      <QueryView
        query={useDocument<readonly PricedMenu[]>(['menus'])}
        waiting={<PricesSkeleton />}
        failed={priceRuleCopy.loadFailed}
        isRefused={({ code }) => code === 'place-not-found'}
        refused={<NoMenu />}
      >
        {({ value }) => (value[0] ? <Prices key={contact.branchId} menus={value} /> : <NoMenu />)}
      </QueryView>
    </div>
  )
}

const NoMenu = () => (
  <EmptyState picture={<EmptyPicture name="plate" />} title={priceRuleCopy.noMenu}>
    {priceRuleCopy.noMenuHint}
  </EmptyState>
)

function Prices({ menus }: { readonly menus: readonly PricedMenu[] }) {
  const ruling = usePriceRule(menus)
  const { draft, change, problem, rule, groups, leftOut } = ruling
  const [filter, setFilter] = useState<RowFilter>('all')
  const rows = groups.flatMap((group) => group.rows)
  const [marked, same] = [
    rows.filter(standsOut).length,
    rows.filter(({ marks }) => marks.includes('SAME')).length,
  ]
  const isAllLarge = rows.length > 1 && rows.every(({ marks }) => marks.includes('LARGE'))
  return (
    <>
      <RuleSentence {...{ draft, menus, problem, change }} />
      <LeaveGuard isDirty={leftOut.size > 0} />
      {!rule && !problem && (
        <EmptyState picture={<EmptyPicture name="receipt" />} title={priceRuleCopy.start}>
          {priceRuleCopy.startHint}
        </EmptyState>
      )}
      {rule && rows.length === 0 && (
        <EmptyState picture={<EmptyPicture name="plate" />} title={priceRuleCopy.noPrices}>
          {priceRuleCopy.noPricesHint}
        </EmptyState>
      )}
      {rule && rows.length > 0 && (
        <>
          {isAllLarge && <Notice tone="warning">{priceRuleCopy.allLarge(LARGE_PERCENT)}</Notice>}
          <ApplyBar {...{ ruling, menus }}>
            <SegmentedControl
              legend={priceRuleCopy.filter}
              name="rows"
              value={filter}
              onChange={setFilter}
              options={[
                { value: 'all', label: priceRuleCopy.all(rows.length) },
                { value: 'marked', label: priceRuleCopy.standingOut(marked) },
                { value: 'same', label: priceRuleCopy.same(same) },
              ]}
              className="max-md:w-full md:ml-auto md:w-112"
            />
          </ApplyBar>
          <PriceTable {...ruling} filter={filter} />
        </>
      )}
    </>
  )
}

const PricesSkeleton = () => (
  <div aria-busy className="grid gap-4">
    <output className="sr-only">{priceRuleCopy.loading}</output>
    <Skeleton className="h-10 w-full max-w-3xl" />
    <Skeleton shape="card" className="h-96 w-full" />
  </div>
)
