export { findDefinition, levelOfGrade, listBlocks, type Opcode } from './catalog/catalog.ts'
export {
  addBackground,
  removeBackground,
  renameBackground,
  repaintBackground,
  showBackground,
} from './editing/backgrounds.ts'
export { addCostumes, putOnCostume, removeCostume, repaintCostume } from './editing/costumes.ts'
export { listUsedPictures } from './editing/list-used-pictures.ts'
export { makeFirstProject } from './editing/make-first-project.ts'
export { addSound, removeSound } from './editing/sounds.ts'
export {
  addSprite,
  duplicateSprite,
  moveSprite,
  removeSprite,
  renameSprite,
  setStart,
} from './editing/sprites.ts'
export { chooseFrames } from './keeping/choose-frames.ts'
export { choosePointsToDrop, isWorthAPoint } from './keeping/choose-points.ts'
export { findPictureProblem } from './keeping/find-picture-problem.ts'
export { listTexts } from './keeping/list-texts.ts'
export { createMachine } from './machine/create-machine.ts'
export type { Notice, SoundToPlay } from './machine/machine.ts'
export { TICK_MS } from './machine/machine.ts'
export type { Figure, Monitor, StageState } from './machine/stage-state.ts'
export { readStage } from './machine/stage-state.ts'
export type { MachineInput } from './machine/step.ts'
export { FRAME_BUDGET, startFlag, step, stepBlock } from './machine/step.ts'
export { stopAll } from './machine/stopping.ts'
export { judgeMission } from './missions/judge-mission.ts'
export type { Mission } from './missions/mission.ts'
export { block, buildProject, type ProjectDraft } from './program/build-project.ts'
export { LIMITS, STAGE } from './program/limits.ts'
export type { Costume, Project, Sprite } from './program/project.ts'
export { STAGE_ID } from './program/project.ts'
export { listRunningBlocks } from './program/walk-blocks.ts'
export { readProject } from './reading/read-project.ts'
export { runHeadless } from './runs/run-headless.ts'
export { hashTrace } from './runs/trace.ts'
export { describeChanges } from './speech/describe-changes.ts'
export { describeStage } from './speech/describe-stage.ts'
export { SENTENCE_CODES, type Sentence } from './speech/sentence.ts'
export type { CodeLine, LanguageName } from './text/language.ts'
export { writeCode } from './text/write-code.ts'
