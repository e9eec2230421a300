import type { Problem } from '@mostrador/contract/problem'

/** Why the server refused something, in a sentence; '' where it says nothing. */
export const whyRefused = (problem: Problem): string => whyLacking(problem) ?? problem.detail

/**
 * Of a refusal that something is lacking its first reason, which says what, and where or by whom it
 * is given; undefined of all others.
 */
export const whyLacking = ({ code, errors }: Problem): string | undefined =>
  code === 'permission-missing' ? errors?.[0]?.message : undefined
