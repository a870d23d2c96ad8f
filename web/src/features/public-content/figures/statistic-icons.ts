import {
  BookOpen,
  ChartColumn,
  Clock,
  Globe,
  GraduationCap,
  Heart,
  type LucideIcon,
  School,
  Star,
  Trophy,
  Users,
} from 'lucide-react'
import type { StatisticIcon } from '#contract/admin/statistics.ts'

export const STATISTIC_ICON_LOOKS: Record<StatisticIcon, LucideIcon> = {
  users: Users,
  school: School,
  graduation: GraduationCap,
  book: BookOpen,
  trophy: Trophy,
  star: Star,
  heart: Heart,
  clock: Clock,
  globe: Globe,
  chart: ChartColumn,
}
