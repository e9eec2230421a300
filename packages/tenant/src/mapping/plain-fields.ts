import { z } from 'zod'
import type { Aspect } from './aspect.ts'
import { fields } from './fields.ts'

const SCALARS: ReadonlySet<string> = new Set(['string', 'number', 'boolean', 'enum'])

function isScalar(schema: unknown): boolean {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return isScalar(schema.unwrap())
  return schema instanceof z.ZodType && SCALARS.has(schema.def.type)
}

/**
 * Maps each text, number, switch and choice of a schema to the column of its name, so that a new
 * one needs no line. `others` are mapped elsewhere. For things without amounts: those have minor
 * units in their column.
 */
export const plainFields = (schema: z.ZodObject, ...others: readonly string[]): Aspect =>
  fields(
    ...Object.entries(schema.shape)
      .filter(([name, field]) => !others.includes(name) && isScalar(field))
      .map(([name]) => name),
  )
