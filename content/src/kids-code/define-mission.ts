import { buildProject, type Mission, type ProjectDraft } from '#engines/kids-code/index.ts'

type Scripts = NonNullable<ProjectDraft['sprites'][number]['scripts']>

/** The scripts of each sprite, by its id; those of the stage under `stage`. */
export type Scripted = Record<string, Scripts>

type MissionDraft = Omit<Mission, 'starter' | 'solution'> & {
  /** Without any scripts: both projects begin with it. */
  scene: ProjectDraft
  starter: Scripted
  solution: Scripted
}

/** One scene, and two sets of scripts: what the learner finds and one way to do it. */
export function defineMission({ scene, starter, solution, ...mission }: MissionDraft): Mission {
  return { ...mission, starter: script(scene, starter), solution: script(scene, solution) }
}

function script(scene: ProjectDraft, scripts: Scripted): Mission['starter'] {
  return buildProject({
    ...scene,
    stageScripts: scripts.stage ?? [],
    sprites: scene.sprites.map((sprite) => ({ ...sprite, scripts: scripts[sprite.id] ?? [] })),
  })
}
