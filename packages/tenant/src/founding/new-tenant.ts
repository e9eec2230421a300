import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { aliasProblem } from '@mostrador/domain/company/alias'
import { KITCHENS, type Kitchen } from '@mostrador/domain/company/kitchen'
import { slugOf } from '@mostrador/domain/revision/slug'

/** The kinds of shop that a file can begin as. */
export const TEMPLATES = KITCHENS

/** One kind of shop. */
export type Template = Kitchen

/** Fields of a template that differ by kitchen; all else is the same for all. */
type TemplateFile = {
  readonly branch: { readonly branding: { readonly logo: string } }
  readonly hours: unknown
  readonly orderModes: unknown
}

/** Longest key of a shop: the aliases of its branch contact and its company are made of it. */
const LONGEST_KEY = 50

/**
 * Returns the key of a new shop by its name: "Pizzería Don Pepe" is "pizzeria-don-pepe". Undefined
 * for a name without a possible alias.
 */
export function keyOfName(name: string): string | undefined {
  const key = slugOf(name).slice(0, LONGEST_KEY).replace(/-+$/, '')
  return aliasProblem(key) === undefined ? key : undefined
}

/**
 * Returns the text of a new tenant file with comments, which imports as it is: a company, its
 * branch, a branch contact that sells, and an owner. Source: docs/decisions/078.
 */
export async function newTenantText(
  template: Template,
  shop: {
    readonly name: string
    readonly key: string
    readonly password: string
    readonly riderCode: string
    /** Path of the schema for editors, from the file's folder. */
    readonly schema: string
  },
): Promise<string> {
  const skeleton = fill(await textOf('skeleton'), shop)
  const { company, branches, ...file } = JSON.parse(skeleton)
  const [frame] = branches
  const [contact] = frame.branchContacts
  const { branch, hours, orderModes }: TemplateFile = JSON.parse(await textOf(template))
  const whole = {
    ...file,
    company: { ...company, logo: branch.branding.logo },
    branches: [{ ...frame, ...branch, branchContacts: [{ ...contact, hours, orderModes }] }],
  }
  const { $comment, $schema, staff, ...rest } = whole
  return `${JSON.stringify({ $comment, $schema, ...rest, staff }, undefined, 2)}\n`
}

/** Reads a template, with its comments. */
export const templateOf = async (template: Template): Promise<unknown> => JSON.parse(await textOf(template))

const textOf = (name: string): Promise<string> =>
  readFile(join(import.meta.dirname, '../..', 'templates', `${name}.json`), 'utf8')

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    return value === undefined ? whole : JSON.stringify(value).slice(1, -1)
  })
