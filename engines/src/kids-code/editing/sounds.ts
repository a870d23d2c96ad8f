import { LIMITS } from '../program/limits.ts'
import type { Project, Sound } from '../program/project.ts'
import { emptyReferences } from './change-blocks.ts'
import { findFreeId, findFreeName } from './free-names.ts'

export function addSound(project: Project, { name, asset, seconds }: Omit<Sound, 'id'>): Project {
  if (project.sounds.length >= LIMITS.sounds) return project
  const added = {
    id: findFreeId(
      name,
      project.sounds.map(({ id }) => id),
    ),
    name: findFreeName(
      name,
      project.sounds.map((one) => one.name),
    ),
    asset,
    seconds: Math.min(60, Math.max(0, seconds)),
  }
  return { ...project, sounds: [...project.sounds, added] }
}

export function removeSound(project: Project, id: string): Project {
  const sounds = project.sounds.filter((sound) => sound.id !== id)
  if (sounds.length === project.sounds.length) return project
  return emptyReferences({ ...project, sounds }, [{ type: 'sound', id }])
}
