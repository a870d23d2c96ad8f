import { useQuery } from '@tanstack/react-query'
import { Blocks, Bot, type LucideIcon, NotebookPen, Play, PuzzleIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { dashboardStatsQuery } from '../../kit/learning/learning.data.ts'
import type { AppTarget } from '../../kit/navigation/app-target.ts'
import { Card } from '../../ui/layout/card.tsx'

/** The last of these grades that meets the visual programming studio in place of notes. */
const LAST_KIDS_CODE_GRADE = 2

export function QuickActions({ user }: { user: User }) {
  const { t } = useTranslation('dashboard')
  const stats = useQuery(dashboardStatsQuery).data
  const lesson = stats?.continueLesson
  const chooseText = stats?.totalLessonsCompleted === 0 ? t('actions.continueNew') : t('actions.continueNext')
  const isYoung = user.grade <= LAST_KIDS_CODE_GRADE
  return (
    <section data-tour="actions" aria-labelledby="actions-heading" className="flex flex-col gap-4">
      <h2 id="actions-heading" className="font-semibold text-2xl">
        {t('actions.heading')}
      </h2>
      <ul className={`grid gap-4 sm:grid-cols-2 ${isYoung ? '2xl:grid-cols-4' : 'xl:grid-cols-4'}`}>
        <Action
          icon={Play}
          {...(lesson
            ? { to: '/lessons/$lessonId', params: { lessonId: String(lesson.id) } }
            : { to: '/lessons' })}
          title={t('actions.continue')}
          text={lesson ? t('actions.continueWith', { lesson: lesson.title }) : chooseText}
          isMain
          isLarge={isYoung}
        />
        <Action
          icon={Bot}
          to="/ai-tutor"
          title={t('actions.tutor')}
          text={t('actions.tutorText')}
          isLarge={isYoung}
        />
        <Action
          icon={PuzzleIcon}
          to="/practice"
          title={t('actions.practice')}
          text={t('actions.practiceText')}
          isLarge={isYoung}
        />
        {isYoung ? (
          <Action
            icon={Blocks}
            to="/student/kids-code"
            title={t('actions.kidsCode')}
            text={t('actions.kidsCodeText')}
            isLarge
          />
        ) : (
          <Action icon={NotebookPen} to="/notes" title={t('actions.notes')} text={t('actions.notesText')} />
        )}
      </ul>
    </section>
  )
}

type ActionProps = AppTarget & {
  icon: LucideIcon
  title: string
  text: string
  isMain?: boolean
  /** For the youngest: bigger pictures and letters. */
  isLarge?: boolean
}

function Action({ icon: Icon, title, text, isMain = false, isLarge = false, ...link }: ActionProps) {
  return (
    <li>
      <Card
        isInteractive
        tone={isMain ? 'brand' : 'surface'}
        padding={isLarge ? 'medium' : 'small'}
        className="flex h-full items-center gap-4"
      >
        <span
          className={`grid shrink-0 place-items-center rounded-control ${isMain ? 'bg-brand text-on-brand' : 'bg-brand-soft text-brand-ink'} ${isLarge ? 'size-16' : 'size-11'}`}
        >
          <Icon aria-hidden="true" className={isLarge ? 'size-9' : 'size-6'} />
        </span>
        <div className="min-w-0">
          <h3 className={`font-medium ${isLarge ? 'text-2xl' : 'text-lg'}`}>
            <AppLink {...link} className="rounded-card after:absolute after:inset-0 after:rounded-card">
              {title}
            </AppLink>
          </h3>
          <p className={isMain ? 'text-brand-ink' : 'text-muted'}>{text}</p>
        </div>
      </Card>
    </li>
  )
}
