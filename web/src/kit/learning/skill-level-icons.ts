import { CircleDashed, Flower2, Leaf, type LucideIcon, RotateCcw, Sprout } from 'lucide-react'
import type { SkillLevel } from '#contract/skills.ts'

/** A plant grows: a seed place, a sprout, a leaf, a flower. What has faded wants another round. */
export const LEVEL_ICONS: Record<SkillLevel, LucideIcon> = {
  new: CircleDashed,
  learning: Sprout,
  practised: Leaf,
  mastered: Flower2,
  needsRefresh: RotateCcw,
}
