import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useApi } from '../api/api.ts'
import type { Offer } from '../workplace/command.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { useMay } from '../workplace/use-may.ts'
import { teamQuery } from './use-team.ts'

const LEAST_TYPED = 2

/** Commands to open the people of the team, for staff who may see them. */
export function useTeamCommands(typed: string): Offer {
  const { contact } = useWorkplace()
  const navigate = useNavigate()
  const maySee = useMay('staff')
  const isWanted = maySee && typed.trim().length >= LEAST_TYPED
  const { data: team } = useQuery({ ...teamQuery(useApi(), contact.id), enabled: isWanted })
  const commands = (maySee ? (team?.people ?? []) : []).map(({ id, name, email }) => ({
    id: `person ${id}`,
    topic: 'people' as const,
    title: name,
    hint: email,
    icon: 'user' as const,
    words: email,
    run: () => void navigate(`/${contact.alias}/team?person=${id}`),
  }))
  return { commands }
}
