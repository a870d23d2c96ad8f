import type { Project } from '../program/project.ts'

const OWN = 'own/'

/** Ids of the own pictures that a project still shows; the others need not travel with it. */
export function listUsedPictures(project: Project): ReadonlySet<string> {
  const assets = [
    ...project.stage.backgrounds.map(({ asset }) => asset),
    ...project.sprites.flatMap(({ costumes }) => costumes.map(({ asset }) => asset)),
  ]
  return new Set(assets.filter((asset) => asset.startsWith(OWN)).map((asset) => asset.slice(OWN.length)))
}
