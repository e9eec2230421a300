import { paletteCopy } from '@mostrador/copy/palette'
import type { Command, CommandTopic } from '../workplace/command.ts'
import { findCommands, type Search } from './find-commands.ts'

type CommandGroup = { readonly title: string; readonly commands: readonly Command[] }

/** Groups to show, number of matches, and how many of them are hidden. */
export type Shown = {
  readonly groups: readonly CommandGroup[]
  readonly count: number
  readonly more: number
}

/** Commands shown of one topic; more typing finds the rest. */
const OF_TOPIC = 6

const USED = 4

/** Topics shown before anything is typed, in order. */
const AT_FIRST: readonly CommandTopic[] = ['places', 'do', 'contacts']

/** Groups commands: at first those used last and places to go, then matches, best topic first. */
export function groupsOf(commands: readonly Command[], search: Search): Shown {
  if (search.typed.trim() === '') return atFirst(commands, search.used)
  const elsewhere = commands.filter(({ topic }) => topic === 'elsewhere')
  const found = findCommands(
    commands.filter((command) => !elsewhere.includes(command)),
    search,
  )
  const byTopic = [...Map.groupBy([...found, ...elsewhere], ({ topic }) => topic)]
  return {
    groups: byTopic.map(([topic, fitting]) => ({
      title: paletteCopy.topics[topic],
      commands: fitting.slice(0, OF_TOPIC),
    })),
    count: found.length,
    more: byTopic.reduce((sum, [, fitting]) => sum + Math.max(0, fitting.length - OF_TOPIC), 0),
  }
}

function atFirst(commands: readonly Command[], used: readonly string[]): Shown {
  const last = used.flatMap((id) => commands.find((command) => command.id === id) ?? []).slice(0, USED)
  const others = commands.filter((command) => !last.includes(command))
  const groups = AT_FIRST.map((topic) => ({
    title: paletteCopy.topics[topic],
    commands: others.filter((command) => command.topic === topic),
  }))
  const shown = [{ title: paletteCopy.used, commands: last }, ...groups].filter(
    (group) => group.commands.length > 0,
  )
  return { groups: shown, count: shown.flatMap((group) => group.commands).length, more: 0 }
}
