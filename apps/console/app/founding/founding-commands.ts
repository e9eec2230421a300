import { foundingLinksCopy } from '@mostrador/copy/founding-links'
import { useNavigate } from 'react-router'
import type { Offer } from '../workplace/command.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { useMaySee } from '../workplace/may-see.ts'

/** Command to make a link for a new shop, for staff who may. */
export function useFoundingCommands(): Offer {
  const { alias } = useWorkplace().contact
  const navigate = useNavigate()
  const run = (): void => void navigate(`/${alias}/shops?link=new`)
  const make = {
    id: 'new founding link',
    topic: 'do',
    icon: 'plus',
    run,
    ...foundingLinksCopy.command,
  } as const
  return { commands: useMaySee()('shops') ? [make] : [] }
}
