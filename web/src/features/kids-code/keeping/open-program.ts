import { missions, type OpenedMission } from '#contract/kids-code/missions.ts'
import { type OpenedProject, visualProjects } from '#contract/kids-code/projects.ts'
import { call } from '../../../api/call.ts'
import { makeKey } from '../../../api/make-key.ts'
import {
  isUnsent,
  type KeptProgram,
  type ProgramContent,
  startProgram,
} from '../../../device/programs/kept-program.ts'
import { dropOldPrograms, findProgram, updateProgram } from '../../../device/programs/kept-programs.ts'

export function toContent({ title, blocks, assets, thumbnail }: OpenedProject): ProgramContent {
  return { title, blocks, assets, thumbnail }
}

/** As the device has it, else as the server has it. What the server has newer is fetched by `refreshProgram`. */
export async function openOwnProgram(userId: number, name: string): Promise<KeptProgram | null> {
  const kept = await findProgram(userId, /^\d+$/.test(name) ? Number(name) : name)
  if (kept) return kept
  const id = Number(name)
  if (!Number.isInteger(id) || id <= 0) return null
  const opened = await call(visualProjects.one, { id })
  if (!opened.isOwn) return null
  const start = { userId, key: `p${id}`, projectId: id, seenAt: opened.updatedAt }
  const program = startProgram(start, toContent(opened), new Date())
  const written = await updateProgram(userId, program.key, (before) => before ?? program)
  void dropOldPrograms(userId)
  return written.program
}

/** What was changed on another device since, where nothing waits here. */
export async function fetchNewer(program: KeptProgram): Promise<OpenedProject | null> {
  if (program.projectId === null || isUnsent(program)) return null
  const opened = await call(visualProjects.one, { id: program.projectId })
  return opened.isOwn && opened.updatedAt !== program.seenAt ? opened : null
}

export async function openMissionProgram(
  userId: number,
  id: string,
): Promise<{ mission: OpenedMission; program: KeptProgram }> {
  const mission = await call(missions.one, { mission: id })
  const kept = await findProgram(userId, `m${id}`)
  return { mission, program: kept ?? startMission(userId, mission) }
}

export function startMission(userId: number, { id, title, starter }: OpenedMission): KeptProgram {
  const content = { title, blocks: starter, assets: { sprites: [], backgrounds: [] }, thumbnail: null }
  return startProgram({ userId, key: `m${id}`, missionId: id }, content, new Date())
}

export const startOwnProgram = (userId: number, content: ProgramContent): KeptProgram =>
  startProgram({ userId, key: `n${makeKey()}` }, content, new Date())

/** A program of somebody's own that begins as a copy of another. Answers its key. */
export async function keepNewProgram(
  userId: number,
  { title, blocks, assets, thumbnail }: ProgramContent,
): Promise<string> {
  const program = startOwnProgram(userId, { title, blocks, assets, thumbnail })
  await updateProgram(userId, program.key, () => program)
  return program.key
}
