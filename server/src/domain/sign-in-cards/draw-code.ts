import { makeCardCode } from '#engines/accounts/index.ts'
import type { Deps } from '../../platform/deps.ts'

/** The secret of a card or poster. Hardly one token in a million has too few fair bytes. */
export function drawCardCode({ randomToken }: Pick<Deps, 'randomToken'>): string {
  for (;;) {
    const code = makeCardCode(Buffer.from(randomToken(), 'base64url'))
    if (code !== null) return code
  }
}
