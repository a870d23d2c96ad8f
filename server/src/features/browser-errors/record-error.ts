import { hash } from 'node:crypto'
import { type browserErrors, MOST_BROWSER_ERRORS } from '#contract/admin/browser-errors.ts'
import { scrubMessage, scrubName } from '#engines/browser-errors/index.ts'
import type { Context, Received } from '../../platform/requests/serve.ts'
import { spendTry } from '../../platform/sessions/throttle.ts'
import { deleteBeyond, upsertError } from './browser-errors.queries.ts'

/** A whole school may stand behind one address. */
const MOST_OF_ADDRESS = 120
const MOST_OF_ALL = 1_200
const WINDOW_SECONDS = 10 * 60
/** Further out the way to the same fault differs. */
const FRAMES_THAT_TELL = 3

/** Scrubbed here too: not every report comes from our own scripts. */
export async function recordError(
  { db, now, device, traffic }: Context,
  { kind, release, screen, frames, ...sent }: Received<typeof browserErrors.report>,
): Promise<void> {
  await spendTry(
    { db, now },
    'tooManyTries',
    { name: `browser-errors:${device.address}`, limit: MOST_OF_ADDRESS, windowSeconds: WINDOW_SECONDS },
    { name: 'browser-errors', limit: MOST_OF_ALL, windowSeconds: WINDOW_SECONDS },
  )
  const [name, message] = [scrubName(sent.name), scrubMessage(sent.message)]
  const known = [release, screen, kind, name, message, ...frames.slice(0, FRAMES_THAT_TELL)]
  const fingerprint = hash('sha256', JSON.stringify(known))
  const row = { fingerprint, kind, release, screen, name, message, frames }
  if (await upsertError(db, row, now())) await deleteBeyond(db, MOST_BROWSER_ERRORS)
  traffic.countBrowserError(screen, kind)
}
