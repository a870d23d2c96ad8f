import type { Database } from '../../db/database.ts'
import { selectFactor } from './second-factor.queries.ts'

/** What somebody whose password was right is asked for. Without an authenticator app there is a passkey. */
export async function nameSecondStep(
  db: Database,
  userId: number,
): Promise<'codeRequired' | 'passkeyRequired'> {
  const factor = await selectFactor(db, userId)
  return factor?.confirmedAt ? 'codeRequired' : 'passkeyRequired'
}
