import { CircleCheck, CircleDashed } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { AdminDashboard, FirstStep } from '#contract/admin/dashboard.ts'
import { AppLink } from '../../kit/app-link.tsx'
import type { PlainPath } from '../../kit/navigation/app-target.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Card, CardDescription, CardTitle } from '../../ui/layout/card.tsx'
import { showBackups } from './show-backups.ts'

/** What an admin can do here; the rest is set by whoever runs the product. */
const ACTS: Partial<Record<FirstStep, { label: 'users' | 'profile'; to: PlainPath }>> = {
  teachers: { label: 'users', to: '/admin/user-management' },
  students: { label: 'users', to: '/admin/user-management' },
  secondFactor: { label: 'profile', to: '/profile' },
}

/** A short list for a school that has just begun, until it has teachers and students. */
export function FirstSteps({ steps }: { steps: NonNullable<AdminDashboard['firstSteps']> }) {
  const { t } = useTranslation('adminDashboard')
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <Card data-tour="firstSteps" tone="brand" className="flex flex-col gap-4">
      <div>
        <CardTitle>{t('steps.title')}</CardTitle>
        <CardDescription className="text-text">
          {t('steps.text', { count: done, total: steps.length })}
        </CardDescription>
      </div>
      <ol className="grid gap-x-8 gap-y-4 lg:grid-cols-2">
        {steps.map(({ step, isDone }) => (
          <Step key={step} step={step} isDone={isDone} />
        ))}
      </ol>
    </Card>
  )
}

function Step({ step, isDone }: { step: FirstStep; isDone: boolean }) {
  const { t } = useTranslation('adminDashboard')
  const Icon = isDone ? CircleCheck : CircleDashed
  const act = ACTS[step]
  return (
    <li className="flex items-start gap-3">
      <Icon
        aria-hidden="true"
        className={`mt-0.5 size-6 shrink-0 ${isDone ? 'text-success-ink' : 'text-brand'}`}
      />
      <div className="flex min-w-0 flex-col items-start gap-2">
        <div>
          <p className="font-semibold">
            {t(`step.${step}`)}
            <span className="sr-only">, {isDone ? t('steps.done') : t('steps.open')}</span>
          </p>
          <p className="max-w-reading">{t(`stepText.${step}`)}</p>
        </div>
        {!isDone && act && (
          <Button asChild variant="outline">
            <AppLink to={act.to}>{t(`stepAct.${act.label}`)}</AppLink>
          </Button>
        )}
        {step === 'backups' && (
          <Button variant="outline" onClick={showBackups}>
            {t('stepAct.backups')}
          </Button>
        )}
      </div>
    </li>
  )
}
