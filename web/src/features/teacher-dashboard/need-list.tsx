import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { NeedBadge } from '../../kit/classroom/need-badge.tsx'
import { LINES, LinkLine, Nothing, Section } from './section.tsx'
import { needsQuery } from './teacher-dashboard.data.ts'

/** Three who could use a hand most, with the reason. */
export function NeedList() {
  const { t } = useTranslation('teacherDashboard')
  const found = useQuery(needsQuery)
  const more = found.data ? found.data.needingHelp : 0
  return (
    <Section
      id="needs-heading"
      title={t('needs.title')}
      query={found}
      failed={t('needs.failed')}
      link={{
        to: '/teacher/students',
        label: more > 0 ? t('needs.all', { count: more }) : t('needs.students'),
      }}
    >
      {({ students }) => {
        const lines = students.flatMap((student) => {
          const [need] = student.needs
          return need ? [{ student, need }] : []
        })
        return lines.length === 0 ? (
          <Nothing>{t('needs.none')}</Nothing>
        ) : (
          <ul className={LINES}>
            {lines.map(({ student: { id, firstName, lastName }, need }) => (
              <LinkLine
                key={id}
                to="/teacher/students/$id"
                params={{ id: String(id) }}
                title={`${firstName} ${lastName}`.trim()}
                text={<NeedBadge need={need} />}
              />
            ))}
          </ul>
        )
      }}
    </Section>
  )
}
