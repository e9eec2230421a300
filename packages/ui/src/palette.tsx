import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-shapes.ts'
import { Keys } from './keys.tsx'
import { Spinner } from './spinner.tsx'
import { useBackCloses } from './use-back-closes.ts'

export type PaletteLine = {
  readonly id: string
  readonly title: string
  readonly hint?: string | undefined
  readonly icon: IconName
  /** Shortcut keys, as printed. */
  readonly keys?: string | undefined
}

type PaletteGroup = { readonly title: string; readonly items: readonly PaletteLine[] }

export type PaletteProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly label: string
  readonly hint: string
  readonly text: string
  readonly onType: (text: string) => void
  readonly groups: readonly PaletteGroup[]
  readonly onChoose: (id: string) => void
  readonly status: string
  readonly isSearching: boolean
  /** Shown above the lines when nothing fits. */
  readonly empty: ReactNode
  readonly foot?: ReactNode
  readonly closeLabel: string
}

/**
 * Palette: a field over the page with matching lines below; Enter takes the first, arrows move. On
 * a phone it covers the screen. Load it lazily.
 */
export function Palette(props: PaletteProps) {
  const { open, onClose, label, groups } = props
  useBackCloses(open, onClose)
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-50 bg-scrim transition-opacity duration-exit data-starting-style:opacity-0 data-ending-style:opacity-0" />
        <Base.Viewport className="fixed inset-0 z-50 flex items-start justify-center md:px-4 md:pt-[12vh]">
          <Base.Popup data-modal className={BOX}>
            <Base.Title className="sr-only">{label}</Base.Title>
            <Autocomplete.Root
              open
              inline
              items={groups}
              mode="none"
              autoHighlight="always"
              keepHighlight
              itemToStringValue={({ title }: PaletteLine) => title}
              value={props.text}
              // The text of a chosen line is not typed.
              onValueChange={(text, { reason }) => reason !== 'item-press' && props.onType(text)}
            >
              <Head {...props} />
              <Lines {...props} />
            </Autocomplete.Root>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

const BOX = classNames(
  'flex h-full w-full flex-col overflow-clip bg-raised text-ink shadow-float outline-none',
  'md:h-auto md:max-h-[min(36rem,76vh)] md:max-w-[40rem] md:rounded-card md:border md:border-line',
  'transition-[opacity,scale] duration-exit data-starting-style:opacity-0 data-ending-style:opacity-0',
  'md:data-starting-style:scale-[0.98]',
)

function Head({ label, hint, closeLabel, isSearching }: PaletteProps) {
  return (
    <div className="flex shrink-0 items-center gap-3 border-b border-line pr-2 pl-4 max-md:pt-safe-0">
      {isSearching ? <Spinner /> : <Icon name="search" className="text-muted" />}
      <Autocomplete.Input
        aria-label={label}
        placeholder={hint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        className="h-15 min-w-0 grow bg-transparent text-16 outline-none placeholder:text-muted"
      />
      <Base.Close render={<IconButton icon="close" label={closeLabel} />} />
    </div>
  )
}

function Lines({ label, status, empty, foot, onChoose }: PaletteProps) {
  return (
    <>
      <Autocomplete.Status className="sr-only">{status}</Autocomplete.Status>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain max-md:pb-[45dvh]">
        {empty}
        <Autocomplete.List aria-label={label} className="grid grid-cols-1 scroll-py-2 p-2 empty:hidden">
          {(group: PaletteGroup) => (
            <Autocomplete.Group key={group.title} items={group.items} className="pb-1">
              <Autocomplete.GroupLabel className="px-3 pt-2 pb-1 text-12 font-semibold text-muted">
                {group.title}
              </Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(line: PaletteLine) => <Line key={line.id} line={line} onChoose={onChoose} />}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
      </div>
      {foot && <div className="shrink-0 border-t border-line px-4 py-2 text-12 text-muted">{foot}</div>}
    </>
  )
}

type LineProps = { readonly line: PaletteLine } & Pick<PaletteProps, 'onChoose'>

function Line({ line, onChoose }: LineProps) {
  const { id, title, hint, icon, keys } = line
  return (
    <Autocomplete.Item
      value={line}
      onClick={() => onChoose(id)}
      className="flex min-h-12 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 outline-none select-none data-highlighted:bg-brand-soft data-highlighted:text-brand-ink"
    >
      <Icon name={icon} className="text-muted" />
      <span className="min-w-0 grow">
        <span className="block text-16 font-medium wrap-anywhere">{title}</span>
        {hint && <span className="block text-14 wrap-anywhere text-muted">{hint}</span>}
      </span>
      {keys && (
        <span className="max-md:hidden">
          <Keys>{keys}</Keys>
        </span>
      )}
    </Autocomplete.Item>
  )
}
