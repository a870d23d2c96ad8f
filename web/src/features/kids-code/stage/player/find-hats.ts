import { type Project, STAGE_ID } from '#engines/kids-code/index.ts'

/** These start a script long after the flag: a program that has one goes on until it is stopped. */
const WAITING_HATS: ReadonlySet<string> = new Set(['event_key', 'event_click', 'event_touch', 'event_timer'])

/** Whether something the child does, or time alone, can still start a script. */
export function canStillStart(project: Project): boolean {
  return [project.stage, ...project.sprites].some(({ scripts }) =>
    scripts.some(({ hat }) => hat !== null && WAITING_HATS.has(hat.opcode)),
  )
}

/** Whether a click on the figure (or the stage) starts a script. */
export function startsByClick(project: Project, figureId: string): boolean {
  const [owner] = figureId.split('#')
  const scripts =
    owner === STAGE_ID ? project.stage.scripts : project.sprites.find(({ id }) => id === owner)?.scripts
  return scripts?.some(({ hat }) => hat?.opcode === 'event_click') ?? false
}
