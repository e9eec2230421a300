import { listeningCopy as copy } from '@mostrador/copy/listening'
import { Button } from '@mostrador/ui/button.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { useLocation } from 'react-router'
import { useWorkplace } from '../workplace/contact-context.ts'
import { useWorkplaceAlarm } from '../workplace/use-alarm.ts'
import { useBeat } from './use-beat.ts'

/**
 * While nobody hears the local although orders may come: why this console does not, and the press
 * that mends it. Where the sound is wanted and paused by the browser it stands over every page;
 * where it was turned off, over the board alone, which asks by itself where nobody decided yet.
 * Default export, because it is brought once the page is drawn.
 */
export default function ListeningLine() {
  const { contact } = useWorkplace()
  const { sound } = useWorkplaceAlarm()
  const isUnheard = useBeat()
  const [, , section] = useLocation().pathname.split('/')
  const isToldHere = sound.state === 'blocked' || (sound.state === 'off' && section === 'orders')
  if (!isUnheard || !isToldHere) return null
  return (
    <Notice
      banner
      tone="danger"
      icon="sound-off"
      live="status"
      title={copy.unheard(contact.name)}
      action={
        <Button icon="sound" onClick={sound.turnOn}>
          {copy.turnOn}
        </Button>
      }
    >
      {sound.state === 'blocked' ? copy.unheardBecause.blocked : copy.unheardBecause.off}
    </Notice>
  )
}
