import { BookOpen, CircleHelp, Layers, type LucideIcon, PencilLine, Target } from 'lucide-react'
import type { AssignmentKind } from '#engines/assignments/index.ts'

export const WORK_ICONS: Record<AssignmentKind, LucideIcon> = {
  lesson: BookOpen,
  quiz: CircleHelp,
  practice: Target,
  flashcards: Layers,
  task: PencilLine,
}
