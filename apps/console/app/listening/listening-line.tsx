import { listeningCopy as copy } from '@mostrador/copy/listening'
import { Button } from '@mostrador/ui/button.tsx'
import { Notice } from '@mostrador/ui/notice.tsx'
import { useLocation } from 'react-router'
import { useWorkplace } from '../workplace/contact-context.ts'
import { useWorkplaceAlarm } from '../workplace/use-alarm.ts'
import { useBeat } from './use-beat.ts'

/**
 * Line shown while no console hears the branch contact although orders may come: why this one does
 * not, and a button to mend it. A sound paused by the browser is told on every page, one turned
 * off only on the board, which itself asks on an undecided device. Default export, since it is
 * loaded after the page is drawn.
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
