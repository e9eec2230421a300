import { consoleCopy } from '@mostrador/copy/console'
import { classNames } from '@mostrador/ui/class-names'
import { Icon } from '@mostrador/ui/icon.tsx'
import { useWorkplaceAlarm } from '../workplace/use-alarm.ts'

/** Button for the sound; its width is fixed, so that nothing beside it moves. */
export function SoundButton() {
  const { sound } = useWorkplaceAlarm()
  const isOn = sound.state === 'on'
  return (
    <button
      type="button"
      aria-pressed={isOn}
      title={sound.state === 'blocked' ? consoleCopy.soundBlocked : undefined}
      onClick={isOn ? sound.turnOff : sound.turnOn}
      className={classNames(
        'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2 text-14 font-semibold md:min-w-44',
        isOn ? 'text-ink hover:bg-sunken' : 'bg-warning-soft text-warning',
      )}
    >
      <Icon name={isOn ? 'sound' : 'sound-off'} />
      <span className="max-md:sr-only">{isOn ? consoleCopy.soundOn : consoleCopy.soundOff}</span>
    </button>
  )
}
