import { ownerAnswers, type OwnerAnswer } from '@mostrador/copy/owner-answers'
import type { Permission } from '@mostrador/domain/permission/permission'
import type { IconName } from '@mostrador/ui/icon-shapes'
import { useNavigate } from 'react-router'
import { useApiKeyCommands } from '../api-key/api-key-commands.ts'
import { useDeviceCommands, useOrderCommands } from '../board/board-commands.ts'
import { useFoundingCommands } from '../founding/founding-commands.ts'
import { useInterruptionCommands } from '../interruption/interruption-commands.ts'
import { useMenuCommands } from '../menu/menu-commands.ts'
import { useActivityCommands } from '../revision/activity-commands.ts'
import { useTeamCommands } from '../team/team-commands.ts'
import type { Command, Offer } from '../workplace/command.ts'
import { useWorkplace } from '../workplace/contact-context.ts'
import { mayAt, type MayPlace } from '../workplace/use-may.ts'
import { usePlaceCommands } from './place-commands.ts'

/** Collects the commands of all rooms for a typed text; each room has a line here. */
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

/** Path of an answer's page, and the permission that it needs. */
type Way = readonly [to: string, icon: IconName, needs: Permission, at?: MayPlace]

const WAYS: Readonly<Record<OwnerAnswer, Way>> = {
  'new-local': ['locals?new=local', 'plus', 'locals.edit', 'brand'],
  'new-brand': ['locals?new=brand', 'plus', 'company', 'company'],
  locals: ['locals', 'store', 'locals.edit'],
  prices: ['menu/prices', 'cash', 'menu.prices', 'brand'],
  till: ['today', 'cash', 'reports.money'],
  combo: ['menu/plates/+', 'bag', 'menu.edit', 'brand'],
  'happy-hour': ['menu/categories/+', 'clock', 'menu.edit', 'brand'],
  hours: ['local/hours', 'clock', 'locals.hours'],
  holiday: ['local/hours', 'clock', 'locals.hours'],
  employee: ['team?invite=new', 'users', 'staff'],
  refund: ['finished', 'wallet', 'orders.refund'],
  logo: ['branding', 'picture', 'branding', 'brand'],
  zones: ['local/zones', 'bike', 'locals.zones'],
  code: ['benefits/codes/new', 'cash', 'discounts', 'brand'],
  payments: ['local/payments', 'cash', 'payments', 'brand'],
  invoice: ['finished', 'receipt', 'orders.see'],
  stock: ['menu?view=menu', 'bag', 'menu.edit', 'brand'],
}

const ANSWERS = Object.keys(WAYS) as readonly OwnerAnswer[]

/** Commands for owners' questions, answered by a page, or by a sentence and the nearest one. */
function useAnswerCommands(): Offer {
  const workplace = useWorkplace()
  const navigate = useNavigate()
  const commandOf = (answer: OwnerAnswer): Command => {
    const { title, words, says }: { title: string; words: string; says?: string } = ownerAnswers[answer]
    const [to, icon] = WAYS[answer]
    return {
      id: `answer ${answer}`,
      topic: 'answers',
      title,
      hint: says,
      icon,
      words,
      run: () => void navigate(`/${workplace.contact.alias}/${to}`),
    }
  }
  const isOffered = (answer: OwnerAnswer): boolean => {
    const [, , needs, at] = WAYS[answer]
    return mayAt(workplace, needs, at)
  }
  return { commands: ANSWERS.filter(isOffered).map(commandOf) }
}
