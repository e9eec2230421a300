import { contactCopy } from '@mostrador/copy/contact'
import type { Thing } from '@mostrador/domain/revision/operation'
import { DaysField } from '../form/days-field.tsx'
import { ListField } from '../form/list-field.tsx'
import { NumberField } from '../form/number-field.tsx'
import { Switch } from '../form/switch.tsx'
import { TextField } from '../form/text-field.tsx'
import { WeekField } from '../form/week-field.tsx'
import { OPENING_WORDS } from './hours-form.tsx'

const copy = contactCopy.mode

const DEFAULTS = { slotMinutes: 30, daysAhead: 7 } as const

const periodOf = ({ firstDay, lastDay }: Thing): string =>
  [firstDay, lastDay].filter(Boolean).join(' – ') || copy.periodName

/** Field of a mode's schedules of slots, each with its periods. */
export const SchedulesField = () => (
  <ListField
    at="schedules"
    label={copy.schedules}
    addLabel={copy.addSchedule}
    start={{ name: '', configs: [] }}
    most={20}
    nameOf={({ name }: Thing) => String(name ?? '')}
  >
    <TextField at="name" label={copy.scheduleName} longest={120} required />
    <Switch at="active" label={copy.scheduleActive} otherwise />
    <div className="sm:col-span-2">
      <ListField
        at="configs"
        label={copy.configs}
        addLabel={copy.addConfig}
        start={{}}
        most={50}
        nameOf={periodOf}
      >
        <div className="sm:col-span-2">
          <DaysField />
        </div>
        <NumberField
          at="slotMinutes"
          isMinutes
          label={copy.slotMinutes}
          note={copy.minutes}
          least={5}
          most={1440}
          otherwise={DEFAULTS.slotMinutes}
        />
        <NumberField
          at="slotCapacity"
          label={copy.slotCapacity}
          hint={copy.slotCapacityHint}
          least={1}
          most={100_000}
          optional
        />
        <NumberField
          at="daysAhead"
          label={copy.daysAhead}
          least={0}
          most={90}
          otherwise={DEFAULTS.daysAhead}
        />
        <div className="sm:col-span-2">
          <WeekField at="hours" words={OPENING_WORDS} />
        </div>
      </ListField>
    </div>
  </ListField>
)
