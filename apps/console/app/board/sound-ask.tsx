import { consoleCopy } from '@mostrador/copy/console'
import { Button } from '@mostrador/ui/button.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { useWorkplaceAlarm } from '../workplace/use-alarm.ts'

/** Asks once on each device; browsers let a page sound only after somebody pressed something. */
export function SoundAsk() {
  const { sound } = useWorkplaceAlarm()
  if (sound.state !== 'unasked') return null
  return (
    <Notice
      icon="bell"
      tone="brand"
      className="shrink-0"
      action={
        <Button icon="sound" onClick={sound.turnOn}>
          {consoleCopy.soundOff}
        </Button>
      }
    >
      <p className="text-16">{consoleCopy.soundAsk}</p>
    </Notice>
  )
}
