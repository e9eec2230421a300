import type { Problem } from '@mostrador/contract/problem'
import { consoleCopy } from '@mostrador/copy/console'

/** Returns the sentence of a refusal; '' without one. */
export const whyRefused = (problem: Problem): string => whyLacking(problem) ?? problem.detail

/** Returns the first reason of a missing permission, with who grants it; else undefined. */
export const whyLacking = ({ code, errors }: Problem): string | undefined =>
  code === 'permission-missing' ? errors?.[0]?.message : undefined

/** Returns the sentence of any failure: a lost connection, a refusal, or one that tells nothing. */
export const whyFailed = (problem: Problem): string =>
  problem.status === 0 ? consoleCopy.noConnection : whyRefused(problem) || consoleCopy.saveFailed
