import {
  BookOpen,
  Brain,
  Briefcase,
  Calculator,
  ChartLine,
  Code,
  Compass,
  Cpu,
  Dumbbell,
  FlaskConical,
  Globe,
  GraduationCap,
  Landmark,
  type LucideIcon,
  Microscope,
  Music,
  Palette,
} from 'lucide-react'

/** By the name that the server keeps with the subject. */
const ICONS: Record<string, LucideIcon> = {
  calculator: Calculator,
  'book-open': BookOpen,
  'flask-conical': FlaskConical,
  landmark: Landmark,
  globe: Globe,
  code: Code,
  palette: Palette,
  music: Music,
  dumbbell: Dumbbell,
  brain: Brain,
  compass: Compass,
  'chart-line': ChartLine,
  cpu: Cpu,
  microscope: Microscope,
  briefcase: Briefcase,
}

/** An ornament: the subject's name always stands beside it. */
export function SubjectIcon({ icon, className }: { icon: string | null; className?: string }) {
  const Icon = ICONS[icon ?? ''] ?? GraduationCap
  return <Icon aria-hidden="true" className={className} />
}
