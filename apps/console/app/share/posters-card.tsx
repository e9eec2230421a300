import type { BranchContactInfo } from '@mostrador/contract/branch-contact/branch-contact-schema'
import { themeTokens } from '@mostrador/domain/branding/theme-tokens'
import { ORDER_MODES } from '@mostrador/domain/order-mode/order-modes'
import { shareKitCopy } from '@mostrador/copy/share-kit'
import { Button } from '@mostrador/ui/button.tsx'
import { Card } from '@mostrador/ui/card.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { SegmentedControl } from '@mostrador/ui/segmented-control.tsx'
import { Skeleton } from '@mostrador/ui/skeleton.tsx'
import { TextField } from '@mostrador/ui/text-field.tsx'
import { useToast } from '@mostrador/ui/use-toast'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { saveFile } from '../api/take-out-file.ts'
import { svgAddress } from '../layout/qr-picture.tsx'
import type { Poster, PosterKind, PosterLogo } from './poster-layout.ts'
import { MOST_TABLES, shareLink, tablesBetween } from './share-links.ts'

const KINDS = ['counter', 'table', 'bag'] as const satisfies readonly PosterKind[]

/** Longest texts, in characters, that fit the smallest poster. */
const LONGEST = { name: 60, text: 80 } as const

export type KitProps = { readonly menuUrl: string; readonly shop: BranchContactInfo }

type Typed = {
  readonly kind: PosterKind
  readonly name: string
  /** Texts by kind, where they differ from the usual one. */
  readonly texts: Readonly<Partial<Record<PosterKind, string>>>
  readonly first: string
  readonly last: string
}

/** Returns the typed posters: one, or one for each table; none for an invalid range of tables. */
export function postersOf(
  { kind, name, texts, first, last }: Typed,
  {
    menuUrl,
    colour,
    logo,
  }: { readonly menuUrl: string; readonly colour: string; readonly logo: PosterLogo | undefined },
): readonly Poster[] {
  const poster = (number?: number): Poster => ({
    kind,
    name,
    text: texts[kind] ?? shareKitCopy.texts[kind],
    table: number === undefined ? '' : shareKitCopy.tableNumber(number),
    link: shareLink(menuUrl, kind, number),
    colour,
    logo,
  })
  return kind === 'table' ? (tablesBetween(first, last) ?? []).map(poster) : [poster()]
}

/** Returns the shop's name on a poster, with the branch contact's where there are several. */
export function nameOf(shop: {
  readonly brand: string
  readonly contact: string
  readonly hasSiblings: boolean
}): string {
  const { brand, contact, hasSiblings } = shop
  if (!hasSiblings) return brand
  return contact.startsWith(brand) ? contact : `${brand} ${contact}`
}

/** Card of posters with the shop's code, as a preview and as files. */
export function PostersCard({ menuUrl, shop: { branch, name, deliveryConfig, hasSiblings } }: KitProps) {
  const [typed, setTyped] = useState<Typed>({
    kind: 'counter',
    name: nameOf({ brand: branch.name, contact: name, hasSiblings }),
    texts: {},
    first: '1',
    last: '10',
  })
  const change = (changed: Partial<Typed>): void => setTyped({ ...typed, ...changed })
  const logo = useLogo(branch.customLogoURL)
  const colour = themeTokens(branch.generalConfig.colorConfig)['--brand']
  const posters = postersOf(typed, { menuUrl, colour, logo: logo.data ?? undefined })
  const { kind } = typed
  const hasTables = deliveryConfig.orderModes.some(({ type }) => ORDER_MODES[type].table)
  return (
    <Card title={shareKitCopy.posters} hint={shareKitCopy.postersHint}>
      <div className="grid gap-6 md:grid-cols-2">
        <div className="grid content-start gap-4">
          <SegmentedControl
            legend={shareKitCopy.kind}
            name="kind"
            value={kind}
            onChange={(value) => change({ kind: value })}
            options={KINDS.map((value) => ({ value, label: shareKitCopy.kinds[value] }))}
          />
          <p className="text-14 text-muted">{shareKitCopy.kindHints[kind]}</p>
          {kind === 'table' && !hasTables && <Notice tone="warning">{shareKitCopy.noTables}</Notice>}
          <TextField
            label={shareKitCopy.name}
            value={typed.name}
            maxLength={LONGEST.name}
            autoComplete="off"
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
          <TextField
            label={shareKitCopy.text}
            hint={shareKitCopy.textHint}
            value={typed.texts[kind] ?? shareKitCopy.texts[kind]}
            maxLength={LONGEST.text}
            autoComplete="off"
            onChange={(event) => change({ texts: { ...typed.texts, [kind]: event.currentTarget.value } })}
          />
          {kind === 'table' && <TableFields typed={typed} change={change} isWrong={posters.length === 0} />}
          {branch.customLogoURL && logo.data === null && (
            <Notice tone="warning">{shareKitCopy.noLogo}</Notice>
          )}
        </div>
        <Drawn posters={posters} kind={kind} isWaiting={logo.isPending} />
      </div>
    </Card>
  )
}

type TableProps = {
  readonly typed: Typed
  readonly change: (changed: Partial<Typed>) => void
  readonly isWrong: boolean
}

function TableFields({ typed, change, isWrong }: TableProps) {
  return (
    <div className="grid gap-2">
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={shareKitCopy.firstTable}
          inputMode="numeric"
          value={typed.first}
          maxLength={4}
          autoComplete="off"
          aria-invalid={isWrong}
          onChange={(event) => change({ first: event.currentTarget.value })}
        />
        <TextField
          label={shareKitCopy.lastTable}
          inputMode="numeric"
          value={typed.last}
          maxLength={4}
          autoComplete="off"
          aria-invalid={isWrong}
          onChange={(event) => change({ last: event.currentTarget.value })}
        />
      </div>
      <output className="text-14 font-medium text-danger">
        {isWrong && shareKitCopy.tablesProblem(MOST_TABLES)}
      </output>
    </div>
  )
}

/** Reads the logo as PNG; null where there is none or it cannot be drawn. */
function useLogo(url: string | null) {
  return useQuery({
    queryKey: ['poster-logo', url],
    queryFn: async () => (url === null ? null : (await import('./logo-picture.ts')).logoPicture(url)),
    staleTime: Infinity,
  })
}

type DrawnProps = {
  readonly posters: readonly Poster[]
  readonly kind: PosterKind
  readonly isWaiting: boolean
}

/** Preview of the first poster, with buttons to save them all. */
function Drawn({ posters, kind, isWaiting }: DrawnProps) {
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const maker = useQuery({
    queryKey: ['poster-maker'],
    queryFn: async () => (await import('./poster-files.ts')).openPosterMaker(),
    staleTime: Infinity,
  })
  const shown = useDeferredValue(posters[0])
  const make = maker.data
  if (!make || isWaiting) {
    if (maker.isError) return <Notice tone="danger">{shareKitCopy.notDrawn}</Notice>
    return (
      <div aria-busy>
        <output className="sr-only">{shareKitCopy.drawing}</output>
        <Skeleton shape="card" className="aspect-[1/1.41]" />
      </div>
    )
  }
  async function savePdf(all: NonNullable<typeof make>): Promise<void> {
    setBusy(true)
    const bytes = await all.pdf(posters).catch(() => undefined)
    setBusy(false)
    if (!bytes) return toast({ text: shareKitCopy.notDrawn, tone: 'danger' })
    saveFile({
      file: new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }),
      name: `${NAMES[kind]}.pdf`,
    })
  }
  function saveSvg(all: NonNullable<typeof make>, poster: Poster): void {
    saveFile({ file: new Blob([all.svg(poster)], { type: 'image/svg+xml' }), name: `${NAMES[kind]}.svg` })
  }
  if (!shown) return null
  return (
    <div className="grid content-start gap-3">
      <img
        alt={shareKitCopy.picture(shown.table || shareKitCopy.kinds[kind])}
        src={svgAddress(make.svg(shown))}
        className="mx-auto w-full max-w-80 rounded-control border border-line"
      />
      <p className="text-center text-14 text-muted">{shareKitCopy.pages(posters.length)}</p>
      <div className="flex flex-wrap justify-center gap-2">
        <Button
          icon="download"
          busy={busy}
          busyLabel={shareKitCopy.drawing}
          onClick={() => void savePdf(make)}
        >
          {shareKitCopy.savePdf}
        </Button>
        <Button variant="secondary" icon="download" onClick={() => saveSvg(make, shown)}>
          {shareKitCopy.saveSvg}
        </Button>
      </div>
    </div>
  )
}

const NAMES: Readonly<Record<PosterKind, string>> = {
  counter: 'cartel-mostrador',
  table: 'carteles-mesas',
  bag: 'etiqueta-bolsa',
}
