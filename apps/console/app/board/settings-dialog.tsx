import { boardToolsCopy } from '@mostrador/copy/board-tools'
import { consoleCopy } from '@mostrador/copy/console'
import { deviceCopy } from '@mostrador/copy/device'
import { keysCopy } from '@mostrador/copy/keys'
import { Button } from '@mostrador/ui/button.tsx'
import { Checkbox } from '@mostrador/ui/checkbox.tsx'
import { Dialog } from '@mostrador/ui/dialog.tsx'
import { SelectField } from '@mostrador/ui/select-field.tsx'
import { SegmentedControl } from '@mostrador/ui/segmented-control.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { readSounds, SOUND_KINDS, waysOf, writeSounds } from '../sound/sound-choice.ts'
import { useWorkplaceAlarm } from '../workplace/use-alarm.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { remember, useRemembered } from '../layout/remembered.ts'
import { DENSITIES, useDensity } from './use-density.ts'
import { useHasKeys } from '../layout/use-has-keys.ts'

/** Dialog of this device's board settings, with the list of keys. */
export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const { alias } = useWorkplace().contact
  const density = useDensity()
  const prints = useRemembered('print') === 'on'
  return (
    <Dialog
      open
      onClose={onClose}
      size="regular"
      title={boardToolsCopy.settings}
      closeLabel={consoleCopy.close}
    >
      <div className="grid gap-6">
        <Topic title={boardToolsCopy.density}>
          <SegmentedControl
            legend={boardToolsCopy.density}
            name="density"
            value={density}
            onChange={(chosen) => remember('density', chosen)}
            options={DENSITIES.map((value) => ({ value, label: boardToolsCopy.densities[value] }))}
          />
          <p className="text-14 text-muted">{boardToolsCopy.densityHint}</p>
        </Topic>
        <Topic title={deviceCopy.sounds}>
          <SoundsTopic />
          <Link className="hit-44 text-14 font-semibold text-brand-ink underline" to="/account">
            {deviceCopy.toPush}
          </Link>
        </Topic>
        <Topic title={boardToolsCopy.printing}>
          <Checkbox
            label={boardToolsCopy.printAccepted}
            hint={boardToolsCopy.printAcceptedHint}
            checked={prints}
            onChange={(event) => remember('print', event.currentTarget.checked ? 'on' : 'off')}
          />
        </Topic>
        <Link className="hit-44 text-14 font-semibold text-brand-ink underline" to={`/${alias}/rehearsal`}>
          {boardToolsCopy.toRehearsal}
        </Link>
        <Topic title={keysCopy.title}>
          <Checkbox
            label={keysCopy.on}
            hint={keysCopy.onHint}
            checked={useHasKeys()}
            onChange={(event) => remember('keys', event.currentTarget.checked ? 'on' : 'off')}
          />
        </Topic>
      </div>
    </Dialog>
  )
}

function Topic({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-2">
      <h3 className="text-16 font-bold">{title}</h3>
      {children}
    </section>
  )
}

function SoundsTopic() {
  const { sound } = useWorkplaceAlarm()
  const choice = readSounds(useRemembered('sounds'))
  return (
    <>
      <p className="text-14 text-muted">{deviceCopy.soundsHint}</p>
      <ul className="grid gap-3">
        {SOUND_KINDS.map((kind) => (
          <li key={kind} className="flex items-end gap-2">
            <SelectField
              className="min-w-0 grow"
              label={deviceCopy.soundKinds[kind]}
              value={choice[kind]}
              options={waysOf(kind).map((value) => ({ value, label: deviceCopy.soundWays[value] }))}
              onChange={({ currentTarget }) => {
                const way = waysOf(kind).find((one) => one === currentTarget.value)
                if (way) remember('sounds', writeSounds({ ...choice, [kind]: way }))
              }}
            />
            <Button
              variant="secondary"
              icon="sound"
              aria-label={deviceCopy.soundTryOf(deviceCopy.soundKinds[kind])}
              onClick={() => sound.ring(kind)}
            >
              {deviceCopy.soundTry}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
