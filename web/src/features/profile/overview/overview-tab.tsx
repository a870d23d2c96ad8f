import * as Icons from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { Profile, ProfileStats } from '#contract/profile/profile.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { StatCard } from '../../../kit/dashboard/stat-card.tsx'
import { CARD_LINK, FigureOpener } from '../../../kit/learning/record-rows/figure-opener.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Avatar } from '../../../ui/display/avatar.tsx'
import { Card, CardTitle } from '../../../ui/layout/card.tsx'
import { TitledSection } from '../../../ui/layout/titled-section.tsx'
import { EmailFact } from '../email/email-fact.tsx'
import { TeachingCard } from '../teaching/teaching-card.tsx'
import { EditForm } from './edit-form.tsx'
import { OwnPublications } from './own-publications.tsx'
import { toHours } from './to-hours.ts'

/** School grades end at 12; what comes after has other names. */
const LAST_SCHOOL_GRADE = 12

function PersonCard({ user, onEdit }: { user: User; onEdit: () => void }) {
  const { t, i18n } = useTranslation('profile')
  const fullName = `${user.firstName} ${user.lastName}`.trim()
  const isStudent = user.role === 'student' && user.grade <= LAST_SCHOOL_GRADE
  const facts: [string, ReactNode][] = [
    [t('person.username'), user.username],
    [t('person.email'), <EmailFact key="email" user={user} />],
    [t('person.role'), t(`role.${user.role}`)],
    ...(isStudent ? [[t('person.grade'), String(user.grade)] as [string, string]] : []),
    [t('person.since'), new Date(user.createdAt).toLocaleDateString(i18n.language, { dateStyle: 'long' })],
  ]
  return (
    <Card className="flex flex-col gap-5">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="flex min-w-0 items-center gap-4">
          <Avatar
            firstName={user.firstName}
            lastName={user.lastName}
            imageUrl={user.avatarUrl}
            size="large"
          />
          <div className="min-w-0">
            <CardTitle className="text-2xl wrap-anywhere">{user.displayName || fullName}</CardTitle>
            {user.displayName && user.displayName !== fullName && (
              <p className="text-muted wrap-anywhere">{fullName}</p>
            )}
          </div>
        </div>
        <Button variant="outline" onClick={onEdit} data-edit-profile>
          <Icons.Pencil aria-hidden="true" />
          {t('edit.open')}
        </Button>
      </div>
      <p className={`max-w-reading whitespace-pre-line wrap-anywhere ${user.bio ? '' : 'text-muted'}`}>
        {user.bio || t('person.noBio')}
      </p>
      <OwnPublications user={user} />
      <dl className="grid gap-x-6 gap-y-3 border-border border-t pt-4 sm:grid-cols-2 lg:grid-cols-3">
        {facts.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-muted">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

/** Opens for reading; Cancel or a successful save leads back there. */
export function OverviewTab({ profile }: { profile: Profile }) {
  const [isEditing, setEditing] = useState(false)
  return (
    <div className="flex flex-col gap-6">
      {isEditing ? (
        <EditForm user={profile.user} onClose={() => setEditing(false)} />
      ) : (
        <PersonCard user={profile.user} onEdit={() => setEditing(true)} />
      )}
      {/* It opens only with the second step that is asked of staff. */}
      {profile.user.isTeacher && !profile.user.mustSetUpSecondStep && <TeachingCard />}
      {/* A guardian learns nothing here: their children do. */}
      {profile.user.role !== 'guardian' && (
        <StatList
          user={profile.user}
          stats={profile.stats}
          isGamified={profile.settings.study.gamification_enabled}
        />
      )}
    </div>
  )
}

const FIGURES = ['hours', 'lessons', 'achievements', 'streak', 'notes', 'flashcards', 'guides'] as const
type Figure = (typeof FIGURES)[number]

const ICONS: Record<Figure, Icons.LucideIcon> = {
  hours: Icons.Clock,
  lessons: Icons.BookOpenCheck,
  achievements: Icons.Trophy,
  streak: Icons.Flame,
  notes: Icons.NotebookPen,
  flashcards: Icons.Layers,
  guides: Icons.LibraryBig,
}
/** What each figure is made of: rows of the learner's record, or the things themselves on their page. */
const ROWS = { hours: 'time', lessons: 'lessons', streak: 'streak' } as const
const PAGES = {
  achievements: '/achievements',
  notes: '/notes',
  flashcards: '/flashcards',
  guides: '/study-guides',
} as const

function FigureName({ user, figure }: { user: User; figure: Figure }) {
  const { t } = useTranslation('profile')
  const name = t(`stats.${figure}`)
  if (figure in ROWS)
    return (
      <FigureOpener learner={user} figure={ROWS[figure as keyof typeof ROWS]}>
        {name}
      </FigureOpener>
    )
  return (
    <AppLink to={PAGES[figure as keyof typeof PAGES]} className={CARD_LINK}>
      {name}
    </AppLink>
  )
}

/** Who has switched gamification off sees no count of badges. */
function StatList({ user, stats, isGamified }: { user: User; stats: ProfileStats; isGamified: boolean }) {
  const { t, i18n } = useTranslation('profile')
  const hours = toHours(stats.totalStudyTime)
  const minutes = stats.totalStudyTime - 60 * hours
  const counts: Record<Figure, number> = {
    hours,
    lessons: stats.lessonsCompleted,
    achievements: stats.achievements,
    streak: stats.streakDays,
    notes: stats.totalNotes,
    flashcards: stats.totalFlashcards,
    guides: stats.totalStudyGuides,
  }
  const format = new Intl.NumberFormat(i18n.language)
  // Whole hours as documented; the rest of the same time that other screens show stands below.
  const rest = minutes > 0 ? t('stats.hoursExact', { hours, minutes }) : undefined
  return (
    <TitledSection title={t('stats.heading')}>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4">
        {FIGURES.filter((figure) => isGamified || figure !== 'achievements').map((figure) => (
          <StatCard
            key={figure}
            icon={ICONS[figure]}
            label={<FigureName user={user} figure={figure} />}
            value={format.format(counts[figure])}
            hint={figure === 'hours' ? rest : undefined}
          />
        ))}
      </dl>
    </TitledSection>
  )
}
