import { revisionCopy } from '@mostrador/copy/revision'
import { REVISION_DOORS } from '@mostrador/domain/revision/revision-door'
import { Button } from '@mostrador/ui/button.tsx'
import { SelectField } from '@mostrador/ui/select-field.tsx'
import { TextField } from '@mostrador/ui/text-field.tsx'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { SearchField } from '../layout/search-field.tsx'
import { useWorkplace } from '../workplace/contact-context.ts'
import { countOf, WHOLE_BRAND, type RevisionFilter } from './revision-filter.ts'

type FiltersProps = {
  readonly filter: RevisionFilter
  readonly authors: readonly { readonly id: string; readonly name: string }[]
  readonly onChange: (change: Partial<RevisionFilter>) => void
  readonly onClear: () => void
}

/** Filters of the changes: text at once, the rest behind a button. */
export function RevisionFilters(props: FiltersProps) {
  const { filter, onChange, onClear } = props
  // The place stands in the heading above the list.
  const others = countOf({ ...filter, text: '', place: '' })
  const [isOpen, setOpen] = useState(others > 0)
  return (
    <div className="grid grid-cols-1 gap-2 pb-4">
      <div className="flex flex-wrap items-start gap-2">
        <SearchField
          label={revisionCopy.search}
          hint={revisionCopy.searchHint}
          value={filter.text}
          onChange={(text) => onChange({ text })}
          className="min-w-0 grow basis-56"
        />
        <Button variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {revisionCopy.filters(others)}
        </Button>
        {countOf(filter) > 0 && (
          <Button variant="quiet" onClick={onClear}>
            {revisionCopy.clear}
          </Button>
        )}
      </div>
      {isOpen && <Fields {...props} />}
    </div>
  )
}

function Fields({ filter, authors, onChange }: FiltersProps) {
  const everything = { value: '', label: revisionCopy.all }
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-2">
      {authors.length > 0 && (
        <SelectField
          label={revisionCopy.author}
          value={filter.by}
          onChange={({ currentTarget }) => onChange({ by: currentTarget.value })}
          options={[everything, ...authors.map(({ id, name }) => ({ value: id, label: name }))]}
        />
      )}
      <SelectField
        label={revisionCopy.door}
        value={filter.door}
        onChange={({ currentTarget }) => onChange({ door: currentTarget.value })}
        options={[
          everything,
          ...REVISION_DOORS.map((door) => ({ value: door, label: revisionCopy.doorNames[door] })),
        ]}
      />
      <TextField
        label={revisionCopy.from}
        type="date"
        value={filter.from}
        max={filter.until || undefined}
        onChange={({ currentTarget }) => onChange({ from: currentTarget.value })}
      />
      <TextField
        label={revisionCopy.until}
        type="date"
        value={filter.until}
        min={filter.from || undefined}
        onChange={({ currentTarget }) => onChange({ until: currentTarget.value })}
      />
    </div>
  )
}

/** Links to the histories of this branch contact and of its whole brand. */
export function WholeHistories() {
  const { key, name, branchName } = useWorkplace().contact
  const [address, setAddress] = useSearchParams()
  function open(place: string): void {
    setAddress({ ...Object.fromEntries(address), place })
  }
  return (
    <div className="flex flex-wrap gap-2 pb-4">
      <Button variant="secondary" size="small" icon="clock" onClick={() => open(`branchContacts/${key}`)}>
        {revisionCopy.historyOf(name)}
      </Button>
      <Button variant="secondary" size="small" icon="clock" onClick={() => open(WHOLE_BRAND)}>
        {revisionCopy.historyOf(branchName)}
      </Button>
    </div>
  )
}
