import type { Deps } from '../../platform/deps.ts'
import { closeOpen, insertRequest, selectLatest, type Thing } from './publication.queries.ts'

type AskDeps = Pick<Deps, 'db' | 'now'>

/**
 * Asks an adult to look at something, as a part of a write of its owner, who is locked. What waits already keeps its place; what
 * was declined as it is stays so until it changes. Every change has an id of its own: a decision is about what was looked at.
 */
export async function askPublication(deps: AskDeps, thing: Thing, value: string): Promise<void> {
  const latest = await selectLatest(deps.db, thing)
  if (latest?.value === value && (latest.outcome === null || latest.outcome === 'declined')) return
  await takeBackPublication(deps, thing)
  await insertRequest(deps.db, thing, value, deps.now())
}

/** Nobody has to look at it any longer. */
export const takeBackPublication = ({ db, now }: AskDeps, thing: Thing): Promise<void> =>
  closeOpen(db, thing, now())
