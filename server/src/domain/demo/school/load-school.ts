import type { Deps } from '../../../platform/deps.ts'
import type { SchoolFile } from './school-file.ts'

export type LoadedSchool = {
  /** Rows that were put in, by table. */
  rows: Record<string, number>
  /** Rows whose lesson, quiz or question no longer exists, and what hung on them. */
  leftOut: Record<string, number>
  /** The day on which the history ends now. */
  lastDay: string
}

/**
 * Puts the school in, in one transaction, so that its history ends less than seven days before now. Answers null where the
 * database has had one before, or holds an account or a class by one of its names.
 */
export async function loadSchool(
  _deps: Pick<Deps, 'db' | 'now' | 'tracer'>,
  _file: SchoolFile,
): Promise<LoadedSchool | null> {
  throw new Error('not built yet')
}
