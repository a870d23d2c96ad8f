import type { SkillLevel } from '#contract/skills.ts'

/** Color and edge of a box. Its picture and its word say the same, so that nobody depends on the color. */
export const LEVEL_BOX: Record<SkillLevel, string> = {
  new: 'border-border-strong border-dashed bg-surface text-text',
  learning: 'border-cyan-ink bg-cyan-soft text-cyan-ink',
  practised: 'border-purple-ink bg-purple-soft text-purple-ink',
  mastered: 'border-emerald-ink border-double border-4 bg-emerald-soft text-emerald-ink',
  needsRefresh: 'border-amber-ink border-dotted bg-amber-soft text-amber-ink',
}
