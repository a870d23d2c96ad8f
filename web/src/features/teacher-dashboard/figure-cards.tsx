import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { ClipboardList, GraduationCap, type LucideIcon, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AppLink } from '../../kit/app-link.tsx'
import { ownClassesQuery } from '../../kit/classroom/own-classes.data.ts'
import type { AppTarget } from '../../kit/navigation/app-target.ts'
import { Card } from '../../ui/layout/card.tsx'
import { TitledSection } from '../../ui/layout/titled-section.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { figuresQuery } from './teacher-dashboard.data.ts'

/** Classes, active assignments and students: three numbers, each the way to what it counts. */
export function FigureCards() {
  const { t } = useTranslation('teacherDashboard')
  const classes = useQuery(ownClassesQuery)
  const known = useQuery(figuresQuery)
  const active = classes.data?.filter(({ isActive }) => isActive)
  const sum = active?.reduce((total, { activeAssignments }) => total + activeAssignments, 0)
  const students = known.data?.totalStudents
  const figures = [
    [Users, '/teacher/classes', t('figures.classes'), classes, active?.length],
    [ClipboardList, '/teacher/assignments', t('figures.assignments'), classes, sum],
    [GraduationCap, '/teacher/students', t('figures.students'), known, students],
  ] as const
  return (
    <TitledSection title={t('figures.heading')} titleClass="sr-only">
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        {figures.map(([icon, to, label, query, value]) => (
          <li key={to}>
            <FigureCard icon={icon} to={to} label={label} query={query} value={value} />
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

type FigureCardProps = AppTarget & {
  icon: LucideIcon
  label: string
  query: UseQueryResult<unknown>
  value: number | undefined
}

function FigureCard({ icon: Icon, label, query, value, ...link }: FigureCardProps) {
  const { t, i18n } = useTranslation('teacherDashboard')
  if (query.isPending) return <SkeletonBlocks blocks={['h-24']} />
  if (value === undefined)
    return (
      <Card padding="none">
        <ErrorState headingLevel={3} title={t('figures.failed', { what: label })} query={query} />
      </Card>
    )
  return (
    <Card isInteractive padding="small" className="flex h-full flex-col-reverse justify-end gap-1">
      <p className="text-muted">
        <AppLink {...link} className="rounded-card after:absolute after:inset-0 after:rounded-card">
          {label}
        </AppLink>
      </p>
      <p className="flex items-center justify-between gap-2 font-heading font-semibold text-3xl tabular-nums">
        {new Intl.NumberFormat(i18n.language).format(value)}
        <Icon aria-hidden="true" className="size-6 text-brand" />
      </p>
    </Card>
  )
}
