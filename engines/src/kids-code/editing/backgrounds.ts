import { LIMITS } from '../program/limits.ts'
import type { Background, Project } from '../program/project.ts'
import { emptyReferences } from './change-blocks.ts'
import { renameOne } from './costumes.ts'
import { findFreeId, findFreeName, trimName } from './free-names.ts'

/** It comes last and is shown from then on. */
export function addBackground(project: Project, { name, asset }: Omit<Background, 'id'>): Project {
  const { backgrounds } = project.stage
  if (backgrounds.length >= LIMITS.backgrounds) return project
  const added = {
    id: findFreeId(
      name,
      backgrounds.map(({ id }) => id),
    ),
    name: findFreeName(
      name,
      backgrounds.map((one) => one.name),
    ),
    asset,
  }
  return changeStage(project, { backgrounds: [...backgrounds, added], current: backgrounds.length })
}

/** The last one stays. */
export function removeBackground(project: Project, id: string): Project {
  const { backgrounds, current } = project.stage
  const place = backgrounds.findIndex((one) => one.id === id)
  if (place < 0 || backgrounds.length === 1) return project
  const without = changeStage(project, {
    backgrounds: backgrounds.filter((one) => one.id !== id),
    current: Math.min(backgrounds.length - 2, current - (place < current ? 1 : 0)),
  })
  return emptyReferences(without, [{ type: 'background', id }])
}

export function renameBackground(project: Project, id: string, name: string): Project {
  if (!trimName(name)) return project
  return changeStage(project, { backgrounds: renameOne(project.stage.backgrounds, id, name) })
}

/** Another picture in the place of one; blocks that name the background mean the new one. */
export function repaintBackground(
  project: Project,
  id: string,
  { name, asset }: Omit<Background, 'id'>,
): Project {
  const { backgrounds } = project.stage
  if (!backgrounds.some((one) => one.id === id)) return project
  const painted = backgrounds.map((one) => (one.id === id ? { ...one, asset } : one))
  return changeStage(project, { backgrounds: renameOne(painted, id, name) })
}

export function showBackground(project: Project, id: string): Project {
  const place = project.stage.backgrounds.findIndex((one) => one.id === id)
  return place < 0 ? project : changeStage(project, { current: place })
}

function changeStage(project: Project, change: Partial<Project['stage']>): Project {
  return { ...project, stage: { ...project.stage, ...change } }
}
