import { PACKAGE_PARTS } from '#contract/downloads.ts'
import type { KeptPackage } from '../device-database.ts'

/** The pure part: what follows for a package from what is here of it. */

export type PackageState = KeptPackage['state']

/** Why a download cannot go on by itself. */
export class DownloadFault extends Error {
  readonly trouble: 'broken' | 'full' | 'gone' | 'unreachable' | 'signedOut'

  constructor(trouble: DownloadFault['trouble'], cause?: unknown) {
    super(`The download stopped: ${trouble}`, { cause })
    this.trouble = trouble
  }
}

/** The next piece to fetch; null when all are here. */
export function findMissing(received: readonly number[]): number | null {
  const here = new Set(received)
  for (let place = 0; place < PACKAGE_PARTS; place += 1) if (!here.has(place)) return place
  return null
}

/** Documented: 5 points for each of the twenty pieces. */
export function toPercent({ received }: Pick<KeptPackage, 'received'>): number {
  return Math.round((new Set(received).size * 100) / PACKAGE_PARTS)
}

/** Nothing leaves `completed` but a removal, and nothing comes back from that. */
const MAY_BECOME: Record<PackageState, readonly PackageState[]> = {
  in_progress: ['paused', 'completed', 'removed'],
  paused: ['in_progress', 'removed'],
  completed: ['removed'],
  removed: [],
}

/** The package in another state, of which the server is still to be told; null where it cannot get there. */
export function changeState(
  kept: KeptPackage,
  state: PackageState,
  trouble: KeptPackage['trouble'] = null,
): KeptPackage | null {
  if (!MAY_BECOME[kept.state].includes(state)) return null
  return { ...kept, state, trouble, isTold: false, received: state === 'removed' ? [] : kept.received }
}

/** Without a connection a download is paused; with the next one it goes on by itself. Null when nothing changes. */
export function followConnection(kept: KeptPackage, isOnline: boolean): KeptPackage | null {
  if (!isOnline && kept.state === 'in_progress') return changeState(kept, 'paused', 'offline')
  if (isOnline && kept.state === 'paused' && kept.trouble === 'offline')
    return changeState(kept, 'in_progress')
  return null
}

/** The oldest first, a few at a time: a whole week at once would take the connection from everything else. */
export function chooseNext<P extends Pick<KeptPackage, 'state' | 'startedAt' | 'lessonId'>>(
  packages: readonly P[],
  running: ReadonlySet<number>,
  mostAtOnce: number,
): P[] {
  return packages
    .filter(({ state, lessonId }) => state === 'in_progress' && !running.has(lessonId))
    .sort((a, b) => a.startedAt.getTime() - b.startedAt.getTime() || a.lessonId - b.lessonId)
    .slice(0, Math.max(0, mostAtOnce - running.size))
}

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000

/** How long to wait after so many tries without an answer. */
export function backOffMs(failures: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, failures - 1))
}
