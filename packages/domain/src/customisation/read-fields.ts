import { parseColor, type HexColor } from '../branding/contrast.ts'

/** Codes of problems of a field of commands, with the words of a tenant file's problems. */
export type FaultCode =
  | 'missing'
  | 'wrong-type'
  | 'too-short'
  | 'too-long'
  | 'too-small'
  | 'too-large'
  | 'too-many'
  | 'not-one-of'
  | 'listed-twice'
  | 'unknown-field'
  | 'without-effect'
  | 'color-malformed'
  | 'web-address-malformed'

/**
 * One thing that is wrong with commands, by its place in them: "" is the whole, then `text`,
 * `colors.title`, `branchContactIds[1]`.
 */
export type CommandFault = {
  readonly at: string
  readonly code: FaultCode
  readonly details: Readonly<Record<string, string | number>>
}

/**
 * Result of reading commands. `value` is undefined where they cannot be used; an unknown field
 * alone leaves one.
 */
export type ReadCommands<Value> = {
  readonly value: Value | undefined
  readonly faults: readonly CommandFault[]
}

/** Returns a fault at its place. */
export const fault = (at: string, code: FaultCode, details: CommandFault['details'] = {}): CommandFault => ({
  at,
  code,
  details,
})

const hasFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

// A host with a dot and letters at its end: neither an address of a machine nor credentials before
// it.
const WEB_ADDRESS = /^https:\/\/(?:[a-z\d-]{1,63}\.)+[a-z]{2,63}(?::\d{1,5})?(?:[/?#]\S*)?$/i
const LONGEST_ADDRESS = 300

// A page of the site itself: a second slash, in either direction, would begin another host.
const SITE_PATH = /^\/(?![/\\])[^\s\\]*$/

const isWhole = (value: unknown): value is number => Number.isInteger(value)

/**
 * Reads the fields of commands one by one and collects their problems. Any value may occur:
 * commands are free JSON in the database. A field that cannot be read gives `undefined`.
 */
export class FieldReader<Name extends string> {
  readonly #fields: Readonly<Record<string, unknown>>
  readonly #faults: CommandFault[] = []
  #isUsable = true

  constructor(commands: unknown, known: readonly Name[]) {
    this.#fields = hasFields(commands) ? commands : {}
    if (!hasFields(commands)) this.#refuse('', 'wrong-type', { expected: 'object' })
    const unknown = Object.keys(this.#fields).filter((name) => !known.some((one) => one === name))
    this.#faults.push(...unknown.map((field) => fault(field, 'unknown-field', { field })))
  }

  #refuse(at: string, code: FaultCode, details: CommandFault['details'] = {}): undefined {
    this.#faults.push(fault(at, code, details))
    this.#isUsable = false
    return undefined
  }

  #field(name: Name): unknown {
    return Object.hasOwn(this.#fields, name) ? this.#fields[name] : undefined
  }

  /** A text that is not empty, without the blanks around it. */
  text(name: Name, longest: number): string | undefined {
    const value = this.#field(name)
    if (value === undefined) return this.#refuse(name, 'missing')
    if (typeof value !== 'string') return this.#refuse(name, 'wrong-type', { expected: 'string' })
    const text = value.trim()
    if (text === '') return this.#refuse(name, 'too-short', { minimum: 1 })
    return text.length > longest ? this.#refuse(name, 'too-long', { maximum: longest }) : text
  }

  /** An address of the web that a link may lead to: https and a named host. */
  webAddress(name: Name): string | undefined {
    const text = this.text(name, LONGEST_ADDRESS)
    if (text === undefined || WEB_ADDRESS.test(text)) return text
    return this.#refuse(name, 'web-address-malformed')
  }

  /** Reads the same, or the path of a page of this site. */
  webAddressOrPath(name: Name): string | undefined {
    const text = this.#field(name)
    const isPath = typeof text === 'string' && SITE_PATH.test(text.trim())
    return isPath ? this.text(name, LONGEST_ADDRESS) : this.webAddress(name)
  }

  choice<const Word extends string>(name: Name, words: readonly Word[]): Word | undefined {
    const value = this.#field(name)
    if (value === undefined) return this.#refuse(name, 'missing')
    return (
      words.find((word) => word === value) ?? this.#refuse(name, 'not-one-of', { values: words.join(', ') })
    )
  }

  /** One of some words; null if absent. */
  choiceOrNull<const Word extends string>(name: Name, words: readonly Word[]): Word | null | undefined {
    return this.#field(name) === undefined ? null : this.choice(name, words)
  }

  /** A colour as "#rrggbb"; null if absent. */
  colorOrNull(name: Name): HexColor | null | undefined {
    const value = this.#field(name)
    if (value === undefined) return null
    return parseColor(typeof value === 'string' ? value : null) ?? this.#refuse(name, 'color-malformed')
  }

  /** Fields within a field; null if absent. Their problems are named by their place. */
  groupOrNull<Value>(name: Name, read: (value: unknown) => ReadCommands<Value>): Value | null | undefined {
    const said = this.#field(name)
    if (said === undefined) return null
    const { value, faults } = read(said)
    this.#faults.push(...faults.map((one) => ({ ...one, at: one.at === '' ? name : `${name}.${one.at}` })))
    if (value === undefined) this.#isUsable = false
    return value
  }

  /** A whole number within bounds; the default if absent. */
  whole<Otherwise extends number | null>(
    name: Name,
    { least, most, otherwise }: Bounds<Otherwise>,
  ): number | Otherwise | undefined {
    const value = this.#field(name)
    if (value === undefined) return otherwise
    if (!isWhole(value)) return this.#refuse(name, 'wrong-type', { expected: 'int' })
    if (value < least) return this.#refuse(name, 'too-small', { minimum: least })
    return value > most ? this.#refuse(name, 'too-large', { maximum: most }) : value
  }

  /** A flag; the default if absent. */
  flag(name: Name, otherwise: boolean): boolean | undefined {
    const value = this.#field(name)
    if (value === undefined) return otherwise
    return typeof value === 'boolean' ? value : this.#refuse(name, 'wrong-type', { expected: 'boolean' })
  }

  /** A list of texts, each of them once. */
  texts(name: Name, most: number): readonly string[] | undefined {
    const value = this.#field(name)
    if (value === undefined) return this.#refuse(name, 'missing')
    if (!Array.isArray(value)) return this.#refuse(name, 'wrong-type', { expected: 'array' })
    if (value.length > most) return this.#refuse(name, 'too-many', { maximum: most })
    const seen = new Set<string>()
    for (const [index, one] of value.entries()) {
      if (typeof one !== 'string') this.#refuse(`${name}[${index}]`, 'wrong-type', { expected: 'string' })
      else if (seen.has(one)) this.#refuse(`${name}[${index}]`, 'listed-twice', { key: one })
      else seen.add(one)
    }
    return [...seen]
  }

  /** Returns the fields together, when none of them was refused: then none is undefined. */
  done<Fields extends object>(fields: Fields): ReadCommands<Read<Fields>> {
    return { value: this.#isUsable ? (fields as Read<Fields>) : undefined, faults: this.#faults }
  }
}

type Read<Fields> = { readonly [Name in keyof Fields]: Exclude<Fields[Name], undefined> }
type Bounds<Otherwise> = { readonly least: number; readonly most: number; readonly otherwise: Otherwise }
