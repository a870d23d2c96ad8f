import { useTranslation } from 'react-i18next'
import type { PagePath } from '#contract/pages/pages.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { writeWish } from '../read-view.ts'
import type { Session, Task } from '../session/session.ts'

/** The way back into a session that was left without ending it. */
export function ResumeCard({
  session,
  task,
  path,
}: {
  session: Session
  task: Task
  path: PagePath<'practice'>
}) {
  const { t } = useTranslation('practice')
  return (
    <Card padding="small" className="flex flex-wrap items-center justify-between gap-3">
      <p>
        <span className="block text-muted">{t('resume.label')}</span>
        <span className="font-medium text-lg">{task.problem.skill.name}</span>
      </p>
      <Button asChild variant="secondary">
        <AppLink to={path} search={writeWish(session.wish)}>
          {t('resume.action')}
        </AppLink>
      </Button>
    </Card>
  )
}
