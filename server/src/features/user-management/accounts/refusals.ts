import type { PlainReason } from '#contract/refusals/catalog.ts'
import { explainTakenName } from '../../../domain/explain-taken-name.ts'
import { AppError } from '../../../platform/app-error.ts'
import type { CallerContext } from '../../../platform/requests/serve.ts'
import type { AdminRow } from '../to-admin-user.ts'

/** Nobody shuts themself out by a slip: what would do so is for another admin, or for the own profile. */
export function refuseSelf({ caller }: CallerContext, id: number, reason: PlainReason): void {
  if (caller.user.id === id) throw new AppError('conflict', reason)
}

/** Demo accounts are what the start-up lines say they are, until the operator takes them away. */
export function refuseDemo({ isDemo }: AdminRow): void {
  if (isDemo) throw new AppError('conflict', 'demoAccountManagedByCommand')
}

export function refuseDeleted({ deletedAt }: AdminRow): void {
  if (deletedAt) throw new AppError('conflict', 'accountDeleted')
}

export async function explainingNames<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw explainTakenName(error)
  }
}
