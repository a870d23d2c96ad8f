import * as Icons from 'lucide-react'
import type { Badge } from '#contract/badges.ts'

const ICONS: Record<string, Icons.LucideIcon> = {
  star: Icons.Star,
  blocks: Icons.Blocks,
  calculator: Icons.Calculator,
  'flask-conical': Icons.FlaskConical,
  zap: Icons.Zap,
  layers: Icons.Layers,
  'book-open': Icons.BookOpen,
}

const TONES: Record<Badge['color'], string> = {
  primary: 'bg-brand-soft text-brand-ink',
  emerald: 'bg-emerald-soft text-emerald-ink',
  amber: 'bg-amber-soft text-amber-ink',
  cyan: 'bg-cyan-soft text-cyan-ink',
  purple: 'bg-purple-soft text-purple-ink',
}

/** A badge's picture; gray while it is still to be earned. Its name stands beside it. */
export function BadgeMedal({ icon, color, isEarned }: Pick<Badge, 'icon' | 'color'> & { isEarned: boolean }) {
  const Icon = ICONS[icon] ?? Icons.Award
  return (
    <span
      className={`grid size-14 shrink-0 place-items-center rounded-full ${isEarned ? TONES[color] : 'bg-fill text-muted'}`}
    >
      <Icon aria-hidden="true" className="size-7" />
    </span>
  )
}
