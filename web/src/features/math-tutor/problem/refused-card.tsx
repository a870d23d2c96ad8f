import { MessageCircle, Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { MathProblem } from '#contract/study/math-tutor.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { PottedSeedling } from '../../../ui/drawings/potted-seedling.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { useEditProblem } from './problem-head.tsx'

const CAN = ['can1', 'can2', 'can3', 'can4', 'can5', 'can6', 'can7'] as const

type RefusedCardProps = { user: User; problem: MathProblem; reason: string }

/** "Not yet" is honest and no fault of the learner's: what can be done instead stands beside it. */
export function RefusedCard({ user, problem, reason }: RefusedCardProps) {
  const { t } = useTranslation('mathTutor')
  const edit = useEditProblem(user, problem)
  return (
    <Card className="flex flex-col gap-5">
      <div className="flex items-start gap-4">
        <div className="hidden shrink-0 sm:block">
          <PottedSeedling />
        </div>
        <div className="flex min-w-0 flex-col gap-2">
          <h2 className="font-semibold text-xl">{t('refused.title')}</h2>
          <p lang="en">{reason}</p>
          <p className="text-muted">{t('refused.kept')}</p>
        </div>
      </div>
      <div>
        <h3 className="mb-2 font-medium">{t('refused.canTitle')}</h3>
        <ul className="grid list-disc gap-x-8 gap-y-1 pl-5 sm:grid-cols-2">
          {CAN.map((key) => (
            <li key={key}>{t(`refused.${key}`)}</li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button onClick={edit}>
          <Pencil aria-hidden="true" />
          {t('problem.edit')}
        </Button>
        <Button variant="outline" asChild>
          <AppLink to="/ai-tutor">
            <MessageCircle aria-hidden="true" />
            {t('refused.general')}
          </AppLink>
        </Button>
      </div>
    </Card>
  )
}
