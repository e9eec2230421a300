import {
  commandFaults,
  hasEffect,
  isKnownResource,
  readKnownCommands,
  RESOURCES,
} from '@mostrador/domain/customisation/read-commands'
import { shownFaults } from '@mostrador/domain/customisation/menu-box'
import type { CommandFault } from '@mostrador/domain/customisation/read-fields'
import { problem, TYPE_NAMES, type Problem } from './problems.ts'
import { at, spotsIn, textOf, valueOf, type Spot } from './spot.ts'

/**
 * Customisations that would do nothing, commands that the product could not read, and contacts that
 * they name and that the branch does not have.
 */
export const customisationProblems = (branch: Spot): readonly Problem[] =>
  spotsIn(branch, 'customisations').flatMap((customisation) => {
    const resource = textOf(customisation, 'resource')
    if (resource === undefined) return []
    if (!hasEffect(resource)) {
      const values = RESOURCES.join(', ')
      return [problem(at(customisation.path, 'resource'), 'resource-unknown', { resource, values })]
    }
    const displayType = valueOf(customisation, 'displayType')
    const theme = valueOf(customisation, 'theme')
    const path = at(customisation.path, 'commands')
    const commands = valueOf(customisation, 'commands') ?? {}
    return [
      ...shownFaults({ resource, displayType, theme }).map((fault) => asProblem(fault, customisation.path)),
      ...commandFaults(resource, commands).map((fault) => asProblem(fault, path)),
      ...unknownContacts({ branch, resource, path }, commands),
    ]
  })

function asProblem({ at: place, code, details }: CommandFault, path: string): Problem {
  const { expected } = details
  const named = expected === undefined ? details : { ...details, expected: TYPE_NAMES[expected] ?? expected }
  return problem(place === '' ? path : `${path}.${place}`, code, named)
}

/** A file has no ids, so it names its contacts by their aliases. */
function unknownContacts(
  { branch, resource, path }: { readonly branch: Spot; readonly resource: string; readonly path: string },
  commands: unknown,
): readonly Problem[] {
  if (!isKnownResource(resource) || resource !== 'COMPLEX_INPUTS') return []
  const contacts = spotsIn(branch, 'branchContacts')
  const aliases = new Set(contacts.map((contact) => textOf(contact, 'alias') ?? textOf(contact, 'key')))
  const named = readKnownCommands(resource, commands).value?.branchContactIds ?? []
  return named.flatMap((alias, index) =>
    aliases.has(alias)
      ? []
      : [
          problem(`${path}.branchContactIds[${index}]`, 'key-unknown', {
            key: alias,
            list: 'branchContacts',
          }),
        ],
  )
}
