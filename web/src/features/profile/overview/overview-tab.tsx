import { useQuery } from '@tanstack/react-query'
import * as Icons from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { Profile, ProfileStats } from '#contract/profile/profile.ts'
import { WEEKDAYS } from '#contract/teaching/classes.ts'
import {
  LONGEST_CREDENTIALS,
  LONGEST_TEACHER_BIO,
  MOST_OFFICE_HOURS,
  type TeacherProfile,
} from '#contract/teaching/teacher-profile.ts'
import { StatCard } from '../../../kit/dashboard/stat-card.tsx'
import { formatTimeSpan } from '../../../kit/week-times/format-time.ts'
import { WeekTimesField } from '../../../kit/week-times/week-times-field.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Avatar } from '../../../ui/display/avatar.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Textarea } from '../../../ui/forms/textarea.tsx'
import { Card, CardFooter, CardIntro, CardTitle } from '../../../ui/layout/card.tsx'
import { TitledSection } from '../../../ui/layout/titled-section.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { SkeletonBlocks } from '../../../ui/states/skeleton.tsx'
import { EmailFact } from '../email/email-fact.tsx'
import { teachingQuery, useSaveTeaching } from '../profile.data.ts'
import {
  addHours,
  findFaults,
  isSpan,
  type TeachingValues,
  toInput,
  toValues,
} from '../teaching/teaching-values.ts'
import { EditForm } from './edit-form.tsx'
import { OwnPublications } from './own-publications.tsx'
import { toHours } from './to-hours.ts'

const GRADES = Array.from({ length: 13 }, (_, place) => place + 1)
const COLLEGE = 13

function TeachingForm({ teaching, onClose }: { teaching: TeacherProfile; onClose: () => void }) {
  const { t } = useTranslation('profile')
  const save = useSaveTeaching({ done: t('teaching.saved'), failed: t('teaching.notSaved') })
  const [values, setValues] = useState(() => toValues(teaching))
  const [isChecked, setChecked] = useState(false)
  const first = useRef<HTMLTextAreaElement>(null)
  useEffect(() => first.current?.focus(), [])
  const faults = isChecked ? findFaults(values) : []
  const change = (changed: Partial<TeachingValues>) => setValues({ ...values, ...changed })
  const subjectFault = faults.find((fault) => fault !== 'hours')

  function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (findFaults(values).length === 0) save.mutate(toInput(values), { onSuccess: onClose })
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5" aria-label={t('teaching.title')}>
      <Field label={t('teaching.bio')} description={t('teaching.bioHelp')} isOptional>
        <Textarea
          ref={first}
          value={values.bio}
          maxLength={LONGEST_TEACHER_BIO}
          onChange={({ target }) => change({ bio: target.value })}
        />
      </Field>
      <TextField
        label={t('teaching.subjects')}
        description={t('teaching.subjectsHelp')}
        error={subjectFault && t(`teaching.fault.${subjectFault}`)}
        isOptional
        value={values.subjects}
        autoComplete="off"
        onChange={({ target }) => change({ subjects: target.value })}
      />
      <fieldset>
        <legend className="mb-2 font-medium">{t('teaching.grades')}</legend>
        <div className="flex flex-wrap gap-x-4 gap-y-1">
          {GRADES.map((grade) => (
            <Field
              key={grade}
              layout="inline"
              label={grade === COLLEGE ? t('teaching.college') : String(grade)}
            >
              <Checkbox
                checked={values.grades.includes(grade)}
                onCheckedChange={(isOn) =>
                  change({
                    grades: isOn
                      ? [...values.grades, grade].toSorted((a, b) => a - b)
                      : values.grades.filter((one) => one !== grade),
                  })
                }
              />
            </Field>
          ))}
        </div>
      </fieldset>
      <Field label={t('teaching.credentials')} description={t('teaching.credentialsHelp')} isOptional>
        <Textarea
          value={values.credentials}
          maxLength={LONGEST_CREDENTIALS}
          onChange={({ target }) => change({ credentials: target.value })}
        />
      </Field>
      {/* When students and their parents can come. */}
      <WeekTimesField
        times={values.hours}
        most={MOST_OFFICE_HOURS}
        words={{
          title: t('teaching.hours'),
          add: t('teaching.addHours'),
          day: t('teaching.day'),
          from: t('teaching.from'),
          to: t('teaching.to'),
          place: t('teaching.place'),
          nameDay: (day) => t(`weekday.${day}`),
          nameRow: (number) => t('teaching.hoursRow', { number }),
          nameRemoval: (_, number) => t('teaching.removeHours', { number }),
        }}
        findFault={(time) => (isChecked && !isSpan(time) ? t('teaching.fault.hours') : undefined)}
        add={addHours}
        onChange={(hours) => change({ hours })}
      />
      <CardFooter className="mt-0">
        <Button type="submit" isPending={save.isPending} pendingLabel={t('edit.saving')}>
          {t('edit.save')}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {t('edit.cancel')}
        </Button>
      </CardFooter>
    </form>
  )
}

/** What a teacher tells about themself, and to whom it is shown. */
function TeachingCard() {
  const { t } = useTranslation('profile')
  const found = useQuery(teachingQuery)
  const [isEditing, setEditing] = useState(false)
  const edit = useRef<HTMLButtonElement>(null)
  function close() {
    setEditing(false)
    requestAnimationFrame(() => edit.current?.focus())
  }
  return (
    <Card className="flex flex-col gap-5">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <CardIntro title={t('teaching.title')} text={t('teaching.text')} className="min-w-0" />
        {found.data && !isEditing && (
          <Button ref={edit} variant="outline" onClick={() => setEditing(true)}>
            <Icons.Pencil aria-hidden="true" />
            {t('teaching.edit')}
          </Button>
        )}
      </div>
      {found.isPending && <SkeletonBlocks blocks={['h-32']} />}
      {found.isError && !found.data && (
        <ErrorState headingLevel={3} title={t('teaching.failed')} query={found} />
      )}
      {found.data &&
        (isEditing ? (
          <TeachingForm teaching={found.data} onClose={close} />
        ) : (
          <TeachingFacts teaching={found.data} />
        ))}
    </Card>
  )
}

function TeachingFacts({ teaching }: { teaching: TeacherProfile }) {
  const { t, i18n } = useTranslation('profile')
  const { bio, subjects, grades, credentials, office_hours } = teaching
  const hours = office_hours.toSorted((a, b) => order(a.day) - order(b.day) || (a.from < b.from ? -1 : 1))
  const facts: [string, string[]][] = [
    [t('teaching.bio'), bio ? [bio] : []],
    [t('teaching.subjects'), subjects.length > 0 ? [subjects.join(', ')] : []],
    [
      t('teaching.grades'),
      grades.length > 0
        ? [grades.map((grade) => (grade === 13 ? t('teaching.college') : grade)).join(', ')]
        : [],
    ],
    [t('teaching.credentials'), credentials ? [credentials] : []],
    [
      t('teaching.hours'),
      hours.map(({ day, from, to, place }) => {
        const name = WEEKDAYS.find((one) => one === day)
        return `${name ? t(`weekday.${name}`) : day}, ${formatTimeSpan({ from, to }, i18n.language)}${place ? ` · ${place}` : ''}`
      }),
    ],
  ]
  const told = facts.filter(([, lines]) => lines.length > 0)
  if (told.length === 0) return <p className="text-muted">{t('teaching.empty')}</p>
  return (
    <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      {told.map(([label, lines]) => (
        <div key={label} className="min-w-0">
          <dt className="text-muted">{label}</dt>
          {lines.map((line) => (
            <dd key={line} className="whitespace-pre-line wrap-anywhere">
              {line}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

const order = (day: string) => (WEEKDAYS as readonly string[]).indexOf(day)

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
      {profile.user.isTeacher && <TeachingCard />}
      <StatList stats={profile.stats} isGamified={profile.settings.study.gamification_enabled} />
    </div>
  )
}

/** Who has switched gamification off sees no count of badges. */
function StatList({ stats, isGamified }: { stats: ProfileStats; isGamified: boolean }) {
  const { t, i18n } = useTranslation('profile')
  const shown: [Icons.LucideIcon, string, number][] = [
    [Icons.Clock, t('stats.hours'), toHours(stats.totalStudyTime)],
    [Icons.BookOpenCheck, t('stats.lessons'), stats.lessonsCompleted],
    ...(isGamified
      ? [[Icons.Trophy, t('stats.achievements'), stats.achievements] as [Icons.LucideIcon, string, number]]
      : []),
    [Icons.Flame, t('stats.streak'), stats.streakDays],
    [Icons.NotebookPen, t('stats.notes'), stats.totalNotes],
    [Icons.Layers, t('stats.flashcards'), stats.totalFlashcards],
    [Icons.LibraryBig, t('stats.guides'), stats.totalStudyGuides],
  ]
  const format = new Intl.NumberFormat(i18n.language)
  return (
    <TitledSection title={t('stats.heading')}>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4">
        {shown.map(([icon, label, value]) => (
          <StatCard key={label} icon={icon} label={label} value={format.format(value)} />
        ))}
      </dl>
    </TitledSection>
  )
}
