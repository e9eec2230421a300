import { emptyMenuCopy, menuEditorCopy, TEMPLATE_NAMES } from '@mostrador/copy/menu-editor'
import type { Answer } from '@mostrador/contract/endpoint'
import type { Endpoints } from '@mostrador/contract/endpoints'
import { Button } from '@mostrador/ui/button.tsx'
import { EmptyPicture } from '@mostrador/ui/empty-picture.tsx'
import { EmptyState } from '@mostrador/ui/empty-state.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { answerOf } from '../api/answer-of.ts'
import { useApi } from '../api/api.ts'
import { QueryView } from '../layout/query-view.tsx'
import { useWorkplace } from '../workplace/contact-context.ts'
import { useMay } from '../workplace/use-may.ts'
import { NEW, useSheets } from './editor-address.ts'
import { fillMenu } from './menu-changes.ts'
import { useEditedMenu, useMenuChange } from './menu-context.tsx'
import { thingOf, type IndicatorThing, type MenuThing } from './menu-document.ts'
import { INDICATORS, useIndicators } from './use-indicators.ts'

type Template = Answer<Endpoints['listMenuTemplates']>['templates'][number]

/** Empty menu: templates to begin with, or a first plate. */
export function EmptyMenu() {
  const { open } = useSheets()
  const may = useMay('menu.edit', 'brand')
  return (
    <div className="min-h-0 grow overflow-y-auto pb-6">
      <EmptyState
        picture={<EmptyPicture name="plate" />}
        title={emptyMenuCopy.title}
        action={may && <Button onClick={() => open('plates', NEW)}>{menuEditorCopy.addFirstPlate}</Button>}
      >
        {emptyMenuCopy.hint}
      </EmptyState>
      {may && <Templates />}
    </div>
  )
}

function Templates() {
  const api = useApi()
  const { branchId } = useWorkplace().contact
  const query = useQuery({
    queryKey: ['menu-templates'],
    queryFn: () => answerOf(api.listMenuTemplates({ params: { id: branchId } })),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const fill = useFill()
  return (
    <section aria-label={emptyMenuCopy.templates} className="mx-auto grid max-w-3xl grid-cols-1 gap-3 px-4">
      <h2 className="text-18 font-bold">{emptyMenuCopy.templates}</h2>
      <QueryView query={query} waiting={<TemplatesSkeleton />} failed={emptyMenuCopy.failed}>
        {({ templates }) => (
          <ul className="grid gap-3 sm:grid-cols-2">
            {templates.map((template) => (
              <TemplateCard key={template.template} template={template} fill={fill} />
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  )
}

type TemplateCardProps = { readonly template: Template; readonly fill: ReturnType<typeof useFill> }

function TemplateCard({ template, fill }: TemplateCardProps) {
  const menu = template.menu as unknown as MenuThing
  return (
    <li className="grid gap-3 rounded-card border border-line bg-surface p-4">
      <div>
        <h3 className="text-16 font-semibold">{TEMPLATE_NAMES[template.template] ?? template.template}</h3>
        <p className="text-14 text-muted">
          {emptyMenuCopy.template(menu.categories.length, menu.plates.length)}
        </p>
        <p className="pt-1 text-14 text-muted">{menu.categories.map(({ name }) => name).join(', ')}</p>
      </div>
      <Button
        variant="secondary"
        busy={fill.busy === template.template}
        busyLabel={emptyMenuCopy.filling}
        disabled={fill.busy !== undefined}
        onClick={() => void fill.run(template)}
      >
        {emptyMenuCopy.use(TEMPLATE_NAMES[template.template] ?? template.template)}
      </Button>
    </li>
  )
}

/** Fills the menu from a template, with the indicators that the branch lacks, as one change. */
function useFill() {
  const { menu } = useEditedMenu()
  const indicators = useIndicators()
  const change = useMenuChange()
  const [busy, setBusy] = useState<string>()
  async function run({ template, menu: filled, indicators: named }: Template): Promise<void> {
    setBusy(template)
    const known = new Set(indicators.map(({ key }) => key))
    let after = indicators.at(-1)?.key ?? null
    const missing = (named as unknown as readonly IndicatorThing[]).filter(({ key }) => !known.has(key))
    const added = missing.map((one) => {
      const operation = { kind: 'add', place: [...INDICATORS, one.key], thing: thingOf(one), after } as const
      after = one.key
      return operation
    })
    await change([...added, ...fillMenu(menu, filled as unknown as MenuThing)], emptyMenuCopy.filled)
    setBusy(undefined)
  }
  return { busy, run }
}

const TemplatesSkeleton = () => (
  <div aria-busy className="grid gap-3 sm:grid-cols-2">
    <output className="sr-only">{emptyMenuCopy.loading}</output>
    {Array.from({ length: 4 }, (_, index) => (
      <Skeleton key={index} shape="block" className="h-36" />
    ))}
  </div>
)
