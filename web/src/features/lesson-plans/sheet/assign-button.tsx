import { ClipboardList } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { LessonPlan } from '#contract/teaching/lesson-plans.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { DropdownMenu, MenuItem } from '../../../ui/overlays/dropdown-menu.tsx'
import { linkAssigning } from './link-assigning.ts'

/** Leads to a new assignment with what is attached; of several one is chosen. */
export function AssignButton({ plan }: { plan: LessonPlan }) {
  const { t } = useTranslation('lessonPlans')
  const [first, ...others] = plan.attached
  if (!first) return null
  if (others.length === 0)
    return (
      <Button asChild variant="outline">
        <AppLink {...linkAssigning(plan, first)}>
          <ClipboardList aria-hidden="true" />
          {t('assign')}
        </AppLink>
      </Button>
    )
  return (
    <DropdownMenu
      trigger={
        <Button variant="outline">
          <ClipboardList aria-hidden="true" />
          {t('assign')}
        </Button>
      }
    >
      {plan.attached.map((material) => (
        <MenuItem key={`${material.type} ${material.id}`} asChild>
          <AppLink {...linkAssigning(plan, material)}>
            {t('assignOne', { kind: t(`material.${material.type}`), title: material.title })}
          </AppLink>
        </MenuItem>
      ))}
    </DropdownMenu>
  )
}
