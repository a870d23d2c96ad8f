import { BookOpen, ClipboardCheck, type LucideIcon, PencilRuler, RotateCcw } from 'lucide-react'
import type { PlanStep } from '#contract/study/planning.ts'

const ICONS: Record<PlanStep['type'], LucideIcon> = {
  lesson: BookOpen,
  assessment: ClipboardCheck,
  practice: PencilRuler,
  review: RotateCcw,
}

export function StepIcon({ type }: { type: PlanStep['type'] }) {
  const Icon = ICONS[type]
  return <Icon aria-hidden="true" className="size-5 shrink-0 text-brand" />
}
