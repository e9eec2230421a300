import { BUILT_IN_ROLES, OWN_ROLE_PERMISSIONS } from '@mostrador/domain/permission/permission'
import type { Answered } from '@mostrador/domain/permission/proof'
import type { TENANT_ANSWERS } from '@mostrador/domain/permission/tenant-answers'
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '@mostrador/domain/staff/password-rule'
import { z } from 'zod'
import { branchSchema } from './branch-schema.ts'
import { alias, host, key, name, picture } from './values.ts'

/** Role of the company's own, with its permissions. */
const roleSchema = z.strictObject({
  key,
  name,
  permissions: z.array(z.enum(OWN_ROLE_PERMISSIONS)).max(OWN_ROLE_PERMISSIONS.length),
})

const accessSchema = z.strictObject({
  role: z
    .union([z.enum(BUILT_IN_ROLES), key])
    .describe('One that every company has, or the key of one of `roles`.'),
  branch: key.optional().describe('Without it: the whole company.'),
  branchContact: key.optional().describe('Without it: the whole branch.'),
})

const staffSchema = z.strictObject({
  email: z.email('email-malformed').max(99),
  name,
  password: z
    .string()
    .min(SHORTEST_PASSWORD)
    .max(LONGEST_PASSWORD)
    .optional()
    .describe('In clear; an export never writes it.'),
  passwordHash: z.string().max(300).optional().describe('What an export writes instead.'),
  access: z.array(accessSchema).min(1).max(100),
})

/** A tenant as one file. Source: decisions.md, Tenants are files. */
export const tenantSchema = z.strictObject({
  $schema: z.string().max(300).optional(),
  revision: z
    .int()
    .min(1)
    .max(2_147_483_647)
    .optional()
    .describe(
      'The change of the company that an export was taken at: an import of it says what it would undo.',
    ),
  company: z.strictObject({
    key,
    alias: alias.optional(),
    host: host.optional(),
    name,
    logo: picture.optional(),
  }),
  branches: z.array(branchSchema).min(1).max(500),
  roles: z.array(roleSchema).max(100).default([]),
  staff: z.array(staffSchema).max(2000).default([]),
})

/** Tenant file as it is written by hand: fields with a default may be absent. */
export type TenantFile = z.input<typeof tenantSchema>

type Read = z.output<typeof tenantSchema>

/**
 * Tenant file that was read: every default is filled in. A field without an answer about its
 * permission does not compile.
 */
export type Tenant = Answered<Read, Pick<Read, 'company' | 'branches'>, typeof TENANT_ANSWERS>

export type TenantMenu = Tenant['branches'][number]['menus'][number]

export type TenantPlate = TenantMenu['plates'][number]
