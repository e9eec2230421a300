/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- HTML has no element for this, and the field has the keys of its lines */
import { useId, useState, type ChangeEvent, type ComponentProps, type KeyboardEvent } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-shapes.ts'
import { moveInList } from './move-in-list.ts'
import { Spinner } from './spinner.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

export type SuggestionLine = { id: string; title: string; subtitle: string }

export type SuggestionFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'suffix' | 'list'> & {
  value: string
  onType: (text: string) => void
  /** Suggested lines; the list is open while it has some and was not dismissed by Escape. */
  lines: readonly SuggestionLine[]
  onChoose: (id: string) => void
  listLabel: string
  /** Read out at each change: that a search runs, the number of results. */
  status: string
  searching: boolean
  /** Below the lines: the provider, or that there are more. */
  credit?: string | undefined
  /** Icon before each line; a place by default. */
  lineIcon?: IconName
}

/**
 * Text field with suggestions: a combobox whose list is part of the page and not over it, so that
 * a phone's keyboard hides nothing. The focus stays in the field; arrows move in the list, Enter
 * takes a line, Escape closes it.
 */
export function SuggestionField(props: SuggestionFieldProps) {
  const {
    value,
    onType,
    lines,
    onChoose,
    listLabel,
    status,
    searching,
    credit,
    lineIcon = 'pin',
    ...field
  } = props
  const listId = useId()
  const list = useSuggestionList(lines, onChoose)
  return (
    <div>
      <TextField
        {...field}
        value={value}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          list.reopen()
          onType(event.currentTarget.value)
        }}
        onKeyDown={list.onKeyDown}
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={list.isOpen}
        aria-controls={list.isOpen ? listId : undefined}
        aria-activedescendant={list.at === null ? undefined : `${listId}-${list.at}`}
        autoComplete="off"
        spellCheck={false}
        suffix={searching && <Spinner />}
      />
      <output className="sr-only">{status}</output>
      {list.isOpen && (
        <div className="mt-2 overflow-clip rounded-card border border-line bg-surface">
          <Lines
            id={listId}
            label={listLabel}
            lines={lines}
            at={list.at}
            icon={lineIcon}
            onChoose={onChoose}
          />
          {credit && <p className="border-t border-line px-3.5 py-2 text-12 text-muted">{credit}</p>}
        </div>
      )}
    </div>
  )
}

/** Keeps the active line, also among other lines, and whether the list was dismissed. */
function useSuggestionList(lines: readonly SuggestionLine[], onChoose: (id: string) => void) {
  const [activeId, setActiveId] = useState<string>()
  const [isDismissed, setIsDismissed] = useState(false)
  const isOpen = lines.length > 0 && !isDismissed
  const found = isOpen ? lines.findIndex(({ id }) => id === activeId) : -1
  const at = found < 0 ? null : found

  function leave(dismissed: boolean): void {
    setActiveId(undefined)
    setIsDismissed(dismissed)
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (!isOpen) return
    if (event.key === 'Escape') {
      // Closes the list, and not the dialog around it, which listens at its box and on the
      // document.
      event.stopPropagation()
      event.nativeEvent.stopImmediatePropagation()
      event.preventDefault()
      return leave(true)
    }
    if (event.key === 'Enter' && at !== null && activeId !== undefined) {
      event.preventDefault()
      return onChoose(activeId)
    }
    const next = moveInList(event.key, { at, count: lines.length })
    if (next === undefined) return
    event.preventDefault()
    setActiveId(next === null ? undefined : lines[next]?.id)
  }

  return { isOpen, at, onKeyDown, reopen: () => leave(false) }
}

type LinesProps = Pick<SuggestionFieldProps, 'lines' | 'onChoose'> & {
  id: string
  label: string
  at: number | null
  icon: IconName
}

const keepFocus: ComponentProps<'div'>['onMouseDown'] = (event) => event.preventDefault()

/** Lines of the list. They have no focus of their own: the field's keys reach them. */
function Lines({ id, label, lines, at, icon, onChoose }: LinesProps) {
  return (
    <div id={id} role="listbox" aria-label={label} className="max-h-96 divide-y divide-line overflow-y-auto">
      {lines.map((line, index) => (
        <div
          key={line.id}
          id={`${id}-${index}`}
          ref={index === at ? showLine : undefined}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          onMouseDown={keepFocus}
          onClick={() => onChoose(line.id)}
          className={classNames(
            'flex min-h-12 cursor-pointer items-center gap-3 px-3.5 py-2 hover:bg-sunken',
            index === at && 'bg-sunken',
          )}
        >
          <Icon name={icon} className="text-muted" />
          <span className="min-w-0">
            <span className="block text-16 font-medium">{line.title}</span>
            {line.subtitle && <span className="block text-14 text-muted">{line.subtitle}</span>}
          </span>
        </div>
      ))}
    </div>
  )
}

function showLine(line: HTMLElement | null): void {
  line?.scrollIntoView({ block: 'nearest' })
}
