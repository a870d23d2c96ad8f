import { BookOpen, Eye, Lightbulb, type LucideIcon, MessageCircleQuestion } from 'lucide-react'
import type { RUNGS } from '#contract/study/math-tutor.ts'

export type Rung = (typeof RUNGS)[number]

export const RUNG_ICONS: Record<Rung, LucideIcon> = {
  nudge: MessageCircleQuestion,
  hint: Lightbulb,
  example: BookOpen,
  solution: Eye,
}
