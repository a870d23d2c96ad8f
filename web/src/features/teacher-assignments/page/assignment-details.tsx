import { useTranslation } from 'react-i18next'
import type { Assignment } from '#contract/teaching/assignments.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { AttachmentList } from '../../../kit/classroom/work/attachment-list.tsx'
import { Markdown } from '../../../kit/markdown/markdown.tsx'
import { Card } from '../../../ui/layout/card.tsx'

/** What was asked for. */
export function AssignmentDetails({ work }: { work: Assignment }) {
  const { t } = useTranslation('assignments')
  const { lesson, quiz, skills, deck, description, instructions, requirements, resources, rubric } = work
  const facts = [
    work.audience === 'group' && work.groupName && t('page.forGroup', { name: work.groupName }),
    work.audience === 'pupils' && t('page.forPupils', { count: work.studentIds.length }),
    work.latePolicy === 'deduct' && t('page.lateDeduct', { percent: work.lateDeduction }),
    work.latePolicy === 'refuse' && t('page.lateRefuse'),
    work.problemsWanted !== null && t('page.wanted', { count: work.problemsWanted }),
    deck.length > 0 && t('page.cards', { count: deck.length }),
    ...skills.map(({ name }) => name),
  ].filter((fact) => typeof fact === 'string')
  const isEmpty =
    !lesson &&
    !quiz &&
    !description &&
    !instructions &&
    facts.length + requirements.length + resources.length === 0
  if (isEmpty && rubric.length === 0) return null
  const link = 'underline underline-offset-4'
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="font-semibold text-xl">{t('page.details')}</h2>
      {lesson && (
        <p>
          <AppLink to="/lessons/$lessonId" params={{ lessonId: String(lesson.id) }} className={link}>
            {t('page.openLesson', { title: lesson.title })}
          </AppLink>
        </p>
      )}
      {quiz && (
        <p>
          <AppLink to="/quizzes/$quizId" params={{ quizId: String(quiz.id) }} className={link}>
            {t('page.openQuiz', { title: quiz.title })}
          </AppLink>
        </p>
      )}
      {description && (
        <p dir="auto" className="wrap-anywhere max-w-reading whitespace-pre-line">
          {description}
        </p>
      )}
      {instructions && (
        <div className="max-w-reading">
          <Markdown text={instructions} headingsFrom={3} />
        </div>
      )}
      <Lines lines={facts} />
      {requirements.length > 0 && (
        <div>
          <h3 className="font-medium">{t('page.requirements')}</h3>
          <Lines lines={requirements} />
        </div>
      )}
      {resources.length > 0 && <AttachmentList attachments={resources} label={t('form.resources')} />}
      {rubric.length > 0 && (
        <div>
          <h3 className="font-medium">{t('rubric.title')}</h3>
          <Lines
            lines={rubric.map(
              ({ title, levels }) =>
                `${title}: ${levels.map((level) => `${level.title} ${level.points}`).join(', ')}`,
            )}
          />
        </div>
      )}
    </Card>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <ul className="list-disc ps-6">
      {lines.map((line) => (
        <li key={line} dir="auto" className="wrap-anywhere">
          {line}
        </li>
      ))}
    </ul>
  )
}
