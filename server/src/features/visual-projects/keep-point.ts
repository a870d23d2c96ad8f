import { choosePointsToDrop, isWorthAPoint } from '#engines/kids-code/index.ts'
import type { Database } from '../../db/database.ts'
import type { ProjectRow } from './projects.queries.ts'
import { dropVersions, keepVersion, selectPoints } from './versions.queries.ts'

/** Keeps how a project is before it changes, and thins out what was kept earlier. Load, decide, save. */
export async function keepPoint(
  db: Database,
  project: ProjectRow,
  now: Date,
  { isForced }: { isForced: boolean },
): Promise<void> {
  const points = await selectPoints(db, project.id)
  if (!isForced && !isWorthAPoint(project.updatedAt, points.at(-1)?.savedAt ?? null)) return
  const { id, savedAt, bytes } = await keepVersion(db, project, 'restore', now)
  await dropVersions(db, choosePointsToDrop([...points, { id, savedAt, bytes }], now))
}
