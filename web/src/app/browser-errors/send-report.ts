import { type BrowserErrorKind, browserErrors, OTHER_SCREEN } from '#contract/admin/browser-errors.ts'
import { findPage } from '#contract/pages/pages.ts'
import { isForeign, listFrames, scrubMessage, scrubName } from '#engines/browser-errors/index.ts'
import { ApiError, call, NetworkError } from '../../api/call.ts'

type Place = { release: string; pathname: string }

/** So many different errors of one page view tell enough. */
const MOST_REPORTS = 10
const reported = new Set<string>()

/** Whatever fails in here is dropped: a report must not lead to the next one. */
export function sendReport(kind: BrowserErrorKind, thrown: unknown, { release, pathname }: Place): void {
  try {
    if (reported.size >= MOST_REPORTS || isExpected(thrown)) return
    const { name, message, stack = '' } = thrown instanceof Error ? thrown : NO_ERROR
    if (isForeign(stack, location.origin)) return
    const found = {
      kind,
      release,
      screen: findPage(pathname)?.path ?? OTHER_SCREEN,
      name: scrubName(name),
      message: scrubMessage(message),
      frames: listFrames(stack, location.origin),
    }
    // Further out, a second try takes another way to the same fault.
    const key = JSON.stringify({ ...found, frames: found.frames.slice(0, 1) })
    if (reported.has(key)) return
    reported.add(key)
    call(browserErrors.report, found, { keepalive: true }).catch(() => {})
  } catch {
    // Nobody could be told.
  }
}

/** A thrown text may be what somebody typed. */
const NO_ERROR = { name: 'Error', message: 'A value that is not an error was thrown', stack: '' }

/** A lost connection, a refusal of the server and a canceled call are no faults of the web app. */
const isExpected = (thrown: unknown): boolean =>
  thrown instanceof ApiError ||
  thrown instanceof NetworkError ||
  (thrown instanceof DOMException && thrown.name === 'AbortError')
