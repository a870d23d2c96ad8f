import { Archive, CheckCheck, Copy, EllipsisVertical, PencilLine, Send, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { LessonPlan } from '#contract/teaching/lesson-plans.ts'
import { AppLink } from '../../kit/app-link.tsx'
import type { SearchAt } from '../../kit/navigation/app-target.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Badge, type BadgeTone } from '../../ui/display/badge.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { DropdownMenu, MenuItem } from '../../ui/overlays/dropdown-menu.tsx'
import type { PlanStatus } from './lesson-plans.data.ts'
import type { usePlanDeeds } from './use-plan-deeds.ts'
import { usePlanFacts } from './use-plan-facts.ts'

const TONES: Record<PlanStatus, BadgeTone> = {
  draft: 'outline',
  published: 'primary',
  completed: 'success',
  archived: 'neutral',
}

/** What one does next with a plan, and back. */
const STEPS = [
  { status: 'published', Icon: Send },
  { status: 'completed', Icon: CheckCheck },
  { status: 'archived', Icon: Archive },
  { status: 'draft', Icon: PencilLine },
] as const

type PlanCardProps = {
  plan: LessonPlan
  /** Of its own address, which keeps the list as it is. */
  search: SearchAt<'/teacher/lesson-plans'>
  deeds: ReturnType<typeof usePlanDeeds>
}

export function PlanCard({ plan, search, deeds }: PlanCardProps) {
  const { t } = useTranslation('lessonPlans')
  const sayFacts = usePlanFacts()
  const { title, description, status } = plan
  return (
    <Card padding="small" isInteractive className="flex items-start gap-3">
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 dir="auto" className="wrap-anywhere font-semibold text-lg">
            <AppLink to="/teacher/lesson-plans" search={search} className="after:absolute after:inset-0">
              {title}
            </AppLink>
          </h2>
          <Badge tone={TONES[status]}>{t(`statuses.${status}`)}</Badge>
        </div>
        <p className="wrap-anywhere text-muted">{sayFacts(plan).join(' · ')}</p>
        {description && (
          <p dir="auto" className="wrap-anywhere line-clamp-2">
            {description}
          </p>
        )}
      </div>
      <div className="relative">
        <DropdownMenu
          align="end"
          trigger={
            <Button variant="ghost" size="icon" aria-label={t('menu.label', { title })}>
              <EllipsisVertical aria-hidden="true" />
            </Button>
          }
        >
          {STEPS.filter((step) => step.status !== status).map(({ status: next, Icon }) => (
            <MenuItem
              key={next}
              icon={<Icon aria-hidden="true" />}
              onSelect={() => void deeds.setStatus(plan, next)}
            >
              {t(`menu.${next}`)}
            </MenuItem>
          ))}
          <MenuItem icon={<Copy aria-hidden="true" />} onSelect={() => void deeds.duplicate(plan)}>
            {t('menu.duplicate')}
          </MenuItem>
          <MenuItem
            icon={<Trash2 aria-hidden="true" />}
            isDestructive
            onSelect={() => void deeds.remove(plan)}
          >
            {t('menu.remove')}
          </MenuItem>
        </DropdownMenu>
      </div>
    </Card>
  )
}
