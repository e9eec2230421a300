import { amountProblems } from './amounts.ts'
import { areaProblems, locationProblems } from './areas.ts'
import {
  codeProblems,
  contactProblems,
  groupProblems,
  menuDiscountProblems,
  paymentProblems,
  rangeProblems,
  staffProblems,
  unpayableProblems,
} from './consistency.ts'
import { customisationProblems } from './customisations.ts'
import { hoursProblems, soldHoursProblems } from './hours.ts'
import { aliasProblems, duplicateKeys, hostProblems, reservedCategories } from './keys.ts'
import { overrideProblems } from './overrides.ts'
import { accessProblems, referenceProblems } from './references.ts'
import { schemaProblems } from './schema-problems.ts'
import { ingredientProblems, soldOutProblems } from './sold-out.ts'
import { isDeeperThan, isThing, spotsIn, type Spot } from './spot.ts'
import { withoutComments } from '../file/comments.ts'
import { problem, type Problem } from './problems.ts'
import { tenantSchema, type Tenant } from '../schema/tenant-schema.ts'

/** Largest tenant file that is read, in bytes. */
const LARGEST_FILE = 20 * 1024 * 1024

/**
 * A tenant that can be imported, or everything that is wrong with its file, in the order of the
 * file.
 */
export type CheckedTenant =
  | { readonly ok: true; readonly tenant: Tenant }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/** Most levels of a tenant file: the areas of zones need some twelve. */
export const DEEPEST_FILE = 40

const BRANCH_CHECKS = [
  amountProblems,
  referenceProblems,
  overrideProblems,
  ingredientProblems,
  soldOutProblems,
  reservedCategories,
  hoursProblems,
  soldHoursProblems,
  locationProblems,
  areaProblems,
  groupProblems,
  menuDiscountProblems,
  rangeProblems,
  codeProblems,
  paymentProblems,
  unpayableProblems,
  contactProblems,
  customisationProblems,
]

/** Problems between the parts of a file's branches. */
export const branchProblems = (root: Spot): readonly Problem[] => [
  ...duplicateKeys(root),
  ...spotsIn(root, 'branches').flatMap((branch) => BRANCH_CHECKS.flatMap((check) => check(branch))),
]

/**
 * Checks a whole tenant file: its shape and how its parts fit together, in one run, so that twenty
 * mistakes are twenty problems. The checks after the schema assume nothing of the shape. Problems
 * between parts that are among the `standing` ones are let pass.
 */
export function checkTenantFile(read: unknown, standing: readonly Problem[] = []): CheckedTenant {
  if (isDeeperThan(DEEPEST_FILE, read)) return { ok: false, problems: [problem('', 'too-deep')] }
  const file = withoutComments(read)
  const parsed = tenantSchema.safeParse(file, { reportInput: true })
  const root = { path: '', value: isThing(file) ? file : {} }
  const isStanding = ({ path, code }: Problem): boolean =>
    parsed.success && standing.some((one) => one.path === path && one.code === code)
  const all = [
    ...(parsed.success ? [] : schemaProblems(parsed.error)),
    ...branchProblems(root),
    ...aliasProblems(root),
    ...hostProblems(root),
    ...accessProblems(root),
    ...staffProblems(root),
  ]
  const problems = all.filter((one) => !isStanding(one))
  if (parsed.success && problems.length === 0) return { ok: true, tenant: parsed.data }
  return { ok: false, problems: inOrderOfPaths(problems) }
}

/** Checks the text of a tenant file, which may be no JSON at all. */
export function checkTenantText(text: string): CheckedTenant {
  if (Buffer.byteLength(text) > LARGEST_FILE) {
    return { ok: false, problems: [problem('', 'too-heavy', { maximum: LARGEST_FILE / 1024 / 1024 })] }
  }
  try {
    return checkTenantFile(JSON.parse(text))
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return { ok: false, problems: [problem('', 'not-json', { reason: error.message })] }
  }
}

/** Numbers within paths by their value, so that plates[10] comes after plates[9]. */
export const inOrderOfPaths = (problems: readonly Problem[]): readonly Problem[] =>
  problems.toSorted((a, b) => a.path.localeCompare(b.path, 'es', { numeric: true }))
