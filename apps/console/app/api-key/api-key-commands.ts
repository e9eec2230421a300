import { apiKeyCommand } from '@mostrador/copy/api-key'
import { useNavigate } from 'react-router'
import type { Offer } from '../workplace/command.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { useMay } from '../workplace/use-may.ts'

/** Command to make an API key, for staff who may. */
export function useApiKeyCommands(): Offer {
  const { alias } = useWorkplace().contact
  const navigate = useNavigate()
  const run = (): void => void navigate(`/${alias}/integrations?key=new`)
  const make = { id: 'new api key', topic: 'do', icon: 'plus', run, ...apiKeyCommand } as const
  return { commands: useMay('integrations') ? [make] : [] }
}
