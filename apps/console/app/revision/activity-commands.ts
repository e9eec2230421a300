import { activityCommand } from '@mostrador/copy/palette'
import { schedulingCopy } from '@mostrador/copy/scheduling'
import { useNavigate } from 'react-router'
import type { Command, Offer } from '../workplace/command.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { useMay } from '../workplace/use-may.ts'

const LEAST_TYPED = 3

/** Commands to open scheduled changes, and to search the changes for the typed text. */
export function useActivityCommands(typed: string): Offer {
  const { alias } = useWorkplace().contact
  const navigate = useNavigate()
  const maySee = useMay('activity', 'brand')
  const text = typed.trim()
  if (!maySee) return { commands: [] }
  const scheduled: Command = {
    id: 'scheduled',
    topic: 'places',
    title: schedulingCopy.title,
    icon: 'clock',
    words: schedulingCopy.words,
    run: () => void navigate(`/${alias}/activity/scheduled`),
  }
  if (text.length < LEAST_TYPED) return { commands: [scheduled] }
  const run = (): void => void navigate(`/${alias}/activity?${new URLSearchParams({ text })}`)
  return {
    commands: [
      scheduled,
      { id: 'activity', topic: 'elsewhere', title: activityCommand(text), icon: 'search', run },
    ],
  }
}
