import { Lightbulb } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { NamedSkill } from '#contract/skills.ts'
import type { Misconception } from '#contract/teaching/students.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { formatDate } from '../../../ui/format/format-date.ts'
import { Card } from '../../../ui/layout/card.tsx'

type WrongIdeasProps = { misconceptions: readonly Misconception[]; onOpen: (skill: NamedSkill) => void }

/** What the pupil seems to think, where several wrong answers agree on it. */
export function WrongIdeas({ misconceptions, onOpen }: WrongIdeasProps) {
  const { t, i18n } = useTranslation('students')
  const { t: word } = useTranslation('ui')
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="font-semibold text-xl">{t('ideas.heading')}</h2>
      {misconceptions.length === 0 && <p className="text-muted">{t('ideas.none')}</p>}
      <ul className="flex flex-col gap-4 empty:hidden">
        {misconceptions.map(({ skill, idea, answers, lastAt }) => (
          <li key={`${skill.id} ${idea}`} className="flex gap-3">
            <Lightbulb aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-brand" />
            <div className="min-w-0 flex-1">
              <p>{t('ideas.idea', { idea })}</p>
              <p className="flex flex-wrap items-center gap-x-3 text-muted">
                <Button variant="link" className="-ms-4 max-w-full text-start" onClick={() => onOpen(skill)}>
                  {skill.name}
                </Button>
                {t('ideas.answers', {
                  count: answers,
                  date: formatDate(lastAt, word, i18n.language, { dateStyle: 'medium' }),
                })}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
