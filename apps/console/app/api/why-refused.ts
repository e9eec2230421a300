import type { Problem } from '@mostrador/contract/problem'

/** Returns the sentence of a refusal; '' without one. */
export const whyRefused = (problem: Problem): string => whyLacking(problem) ?? problem.detail

/** Returns the first reason of a missing permission, with who grants it; else undefined. */
export const whyLacking = ({ code, errors }: Problem): string | undefined =>
  code === 'permission-missing' ? errors?.[0]?.message : undefined
