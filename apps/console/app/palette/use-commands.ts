import { useApiKeyCommands } from '../api-key/api-key-commands.ts'
import { useDeviceCommands, useOrderCommands } from '../board/board-commands.ts'
import { useFoundingCommands } from '../founding/founding-commands.ts'
import { useInterruptionCommands } from '../interruption/interruption-commands.ts'
import { useMenuCommands } from '../menu/menu-commands.ts'
import { useActivityCommands } from '../revision/activity-commands.ts'
import { useTeamCommands } from '../team/team-commands.ts'
import type { Offer } from '../workplace/command.ts'
import { useAnswerCommands } from './answer-commands.ts'
import { usePlaceCommands } from './place-commands.ts'

/**
 * Everything that can be asked for by name, of what is typed so far. A room that has something to
 * offer has a line here; what it is stands in the room.
 */
export function useCommands(typed: string, showKeys: () => void): Offer {
  const offers: readonly Offer[] = [
    usePlaceCommands(showKeys),
    useOrderCommands(typed),
    useMenuCommands(typed),
    useInterruptionCommands(typed),
    useTeamCommands(typed),
    useDeviceCommands(),
    useApiKeyCommands(),
    useFoundingCommands(),
    useAnswerCommands(),
    useActivityCommands(typed),
  ]
  return {
    commands: offers.flatMap(({ commands }) => commands),
    isSearching: offers.some(({ isSearching }) => isSearching),
    isCutOff: offers.some(({ isCutOff }) => isCutOff),
  }
}
