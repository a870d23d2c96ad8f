import * as Icons from 'lucide-react'

/** By the name that the server keeps with the subject. */
const ICONS: Record<string, Icons.LucideIcon> = {
  calculator: Icons.Calculator,
  'book-open': Icons.BookOpen,
  'flask-conical': Icons.FlaskConical,
  landmark: Icons.Landmark,
  globe: Icons.Globe,
  code: Icons.Code,
  palette: Icons.Palette,
  music: Icons.Music,
  dumbbell: Icons.Dumbbell,
  brain: Icons.Brain,
  compass: Icons.Compass,
  'chart-line': Icons.ChartLine,
  cpu: Icons.Cpu,
  microscope: Icons.Microscope,
  briefcase: Icons.Briefcase,
}

/** An ornament: the subject's name always stands beside it. */
export function SubjectIcon({ icon, className }: { icon: string | null; className?: string }) {
  const Icon = ICONS[icon ?? ''] ?? Icons.GraduationCap
  return <Icon aria-hidden="true" className={className} />
}
