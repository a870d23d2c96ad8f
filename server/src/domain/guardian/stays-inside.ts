import { isOutside } from '../../platform/ai-settings.ts'
import type { Deps } from '../../platform/deps.ts'
import { readShield } from './guardian.ts'

/**
 * Whether the embedded engine has to answer somebody: what a child asks, for whom no adult has agreed, is told to no language
 * model on another machine. Asked anew each time, so that a withdrawal holds at once.
 */
export async function staysInside(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  userId: number,
): Promise<boolean> {
  return config.ai !== null && isOutside(config.ai) && (await readShield(db, userId))
}
