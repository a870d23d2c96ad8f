import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Compass, Shuffle } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { PagePath } from '#contract/pages/pages.ts'
import type { PracticeProblem, PracticeSkill } from '#contract/practice.ts'
import { NetworkError } from '../../../api/call.ts'
import { canKeepLessons } from '../../../device/packages/room.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { findAccent } from '../../../kit/learning/find-accent.ts'
import { isYoung } from '../../../kit/learning/is-young.ts'
import { subjectsQuery } from '../../../kit/learning/learning.data.ts'
import { SkillLevelBadge } from '../../../kit/learning/skill-level-badge.tsx'
import { SubjectIcon } from '../../../kit/learning/subject-icon.tsx'
import { LinkButton } from '../../../kit/navigation/link-button.tsx'
import { SpeakButton } from '../../../kit/speech/speak-button.tsx'
import { whatNextQuery } from '../../../kit/what-next/what-next.data.ts'
import { WhatNextSection } from '../../../kit/what-next/what-next-section.tsx'
import { ProgressRing } from '../../../ui/display/progress-ring.tsx'
import { PottedSeedling } from '../../../ui/drawings/potted-seedling.tsx'
import { WateringCan } from '../../../ui/drawings/watering-can.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Select, SelectItems } from '../../../ui/forms/select.tsx'
import { Accordion, AccordionItem } from '../../../ui/layout/accordion.tsx'
import { Card, CardTitle } from '../../../ui/layout/card.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { TitledSection } from '../../../ui/layout/titled-section.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { OfflineState } from '../../../ui/states/offline-state.tsx'
import { Skeleton, SkeletonArea } from '../../../ui/states/skeleton.tsx'
import { useOnline } from '../../../ui/states/use-online.ts'
import { keptProblemsQuery, practiceSkillsQuery } from '../practice.data.ts'
import { LAST_GRADE, writeWish } from '../read-view.ts'
import { type Session, sessionMemory, type Task } from '../session/session.ts'
import { groupSkills, type SkillGroup } from './group-skills.ts'

const GRADES = Array.from({ length: LAST_GRADE }, (_, place) => place + 1)

type StartViewProps = { user: User; wantedGrade: number | undefined; path: PagePath<'practice'> }

/** One thing large, a mix; everything else below it. Students practice their own grade, others choose one. */
export function StartView({ user, wantedGrade, path }: StartViewProps) {
  const { t } = useTranslation('practice')
  const navigate = useNavigate()
  const mayChoose = user.role !== 'student' || user.isTeacher
  const grade = mayChoose ? (wantedGrade ?? Math.min(LAST_GRADE, user.grade)) : undefined
  const skills = useQuery(practiceSkillsQuery(grade))
  // Both parts show at once, or the lower one would be pushed down by the upper.
  const isPending = useQuery(whatNextQuery).isPending || skills.isPending
  const [left] = useState(() => sessionMemory.read(user.id))
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('start.title')} intro={t('start.intro')}>
        {grade !== undefined && (
          <Field label={t('start.grade')} className="w-full sm:w-48">
            <Select
              value={String(grade)}
              onValueChange={(chosen) =>
                void navigate({ to: path, search: { grade: Number(chosen) }, replace: true })
              }
            >
              <SelectItems values={GRADES} nameOf={(number) => t('start.gradeNumber', { grade: number })} />
            </Select>
          </Field>
        )}
      </PageHeader>
      {left?.task && <ResumeCard session={left} task={left.task} path={path} />}
      <KeptCard userId={user.id} path={path} />
      {isPending && !skills.isError && <StartSkeleton />}
      {skills.isError &&
        !skills.data &&
        (skills.error instanceof NetworkError && !navigator.onLine ? (
          <OfflineState onRetry={() => void skills.refetch()} />
        ) : (
          <ErrorState title={t('start.failed')} query={skills} />
        ))}
      {!isPending && skills.data?.length === 0 && (
        <EmptyState
          drawing={<PottedSeedling />}
          title={t('empty.gradeTitle')}
          description={t('empty.gradeText')}
          action={<LinkButton to="/lessons">{t('empty.gradeAction')}</LinkButton>}
        />
      )}
      {!isPending && skills.data && skills.data.length > 0 && (
        <>
          <WhatNextSection user={user} practicePath={path} />
          <MixCard user={user} grade={grade} path={path} />
          <SubjectList groups={groupSkills(skills.data)} user={user} grade={grade} path={path} />
          <LevelCard />
        </>
      )}
    </div>
  )
}

function StartSkeleton() {
  return (
    <SkeletonArea className="flex flex-col gap-6">
      <div className="flex flex-col gap-4">
        <Skeleton className="h-8 w-40" />
        <Skeleton className="h-32" />
        <Skeleton className="h-56" />
      </div>
      <Skeleton className="h-48" />
      <div className="flex flex-col gap-4">
        <Skeleton className="h-8 w-56" />
        <div className="flex flex-col gap-1">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </div>
      </div>
    </SkeletonArea>
  )
}

/** The way to the placement, for those who skipped it and those who have outgrown it. */
function LevelCard() {
  const { t } = useTranslation('practice')
  return (
    <Card padding="small" className="flex flex-wrap items-center justify-between gap-3">
      <p>{t('start.findLevelText')}</p>
      <LinkButton to="/onboarding" search={{ step: 'placement' }} variant="secondary">
        <Compass aria-hidden="true" />
        {t('start.findLevel')}
      </LinkButton>
    </Card>
  )
}

type MixCardProps = { user: User; grade: number | undefined; path: PagePath<'practice'> }

/** Below what the learner is offered: a mix without a plan, as long as one likes. */
function MixCard({ user, grade, path }: MixCardProps) {
  const { t } = useTranslation('practice')
  return (
    <Card className="flex items-center justify-between gap-6">
      <div className="flex flex-col items-start gap-3">
        <CardTitle className="text-2xl!">{t('mix.title')}</CardTitle>
        <p className="max-w-reading text-lg">{t('mix.text', { grade: grade ?? user.grade })}</p>
        <LinkButton to={path} search={writeWish(grade === undefined ? {} : { grade })} variant="secondary">
          <Shuffle aria-hidden="true" />
          {t('mix.action')}
        </LinkButton>
      </div>
      <WateringCan className="hidden h-28 w-auto shrink-0 sm:block" />
    </Card>
  )
}

/** The way back into a session that was left without ending it. */
function ResumeCard({ session, task, path }: { session: Session; task: Task; path: PagePath<'practice'> }) {
  const { t } = useTranslation('practice')
  return (
    <Card padding="small" className="flex flex-wrap items-center justify-between gap-3">
      <p>
        <span className="block text-muted">{t('resume.label')}</span>
        <span className="font-medium text-lg">{task.problem.skill.name}</span>
      </p>
      <LinkButton to={path} search={writeWish(session.wish)} variant="secondary">
        {t('resume.action')}
      </LinkButton>
    </Card>
  )
}

/** Without a connection: what can be practiced here now. */
function KeptCard({ userId, path }: { userId: number; path: PagePath<'practice'> }) {
  const { t } = useTranslation('practice')
  const isOnline = useOnline()
  const { data: problems } = useQuery({ ...keptProblemsQuery(userId), enabled: !isOnline })
  if (isOnline || !problems) return null
  return (
    <Card className="flex flex-col items-start gap-3">
      <CardTitle>{t('kept.title')}</CardTitle>
      {problems.length === 0 ? (
        <p className="max-w-reading">{canKeepLessons() ? t('kept.none') : t('kept.unsafe')}</p>
      ) : (
        <>
          <p className="max-w-reading text-lg">{t('kept.count', { count: problems.length })}</p>
          <LinkButton to={path} search={writeWish({})}>
            {t('kept.action')}
          </LinkButton>
          <ul className="flex flex-wrap gap-2">
            {countBySkill(problems).map(({ id, name, count }) => (
              <li key={id}>
                <LinkButton to={path} search={writeWish({ skill: id })} variant="outline">
                  {t('kept.skill', { skill: name, count })}
                </LinkButton>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

type SkillCount = { id: string; name: string; count: number }

/** The skills that some problems are about, by name. */
function countBySkill(problems: readonly { problem: Pick<PracticeProblem, 'skill'> }[]): SkillCount[] {
  const counts = new Map<string, SkillCount>()
  for (const { problem } of problems) {
    const { id, name } = problem.skill
    counts.set(id, { id, name, count: (counts.get(id)?.count ?? 0) + 1 })
  }
  return [...counts.values()].sort((a, b) => a.name.localeCompare(b.name))
}

type SubjectListProps = {
  groups: readonly SkillGroup[]
  user: User
  grade: number | undefined
  path: PagePath<'practice'>
}

/** Every subject with practice; each opens its skills. */
function SubjectList({ groups, user, grade, path }: SubjectListProps) {
  const { t } = useTranslation('practice')
  const subjects = useQuery(subjectsQuery).data
  const isLarge = isYoung(user)
  return (
    <TitledSection title={t('start.subjects')}>
      <Accordion isMultiple key={grade} defaultOpen={groups.length === 1 ? [groups[0]?.subject ?? ''] : []}>
        {groups.map(({ subject, skills }) => {
          const looks = subjects?.find(({ name }) => name === subject)
          const color = findAccent(subject, looks?.color)
          return (
            <AccordionItem
              key={subject}
              value={subject}
              title={
                <span className="flex min-w-0 flex-1 items-center gap-3">
                  <span
                    className={`grid shrink-0 place-items-center rounded-control border-2 bg-surface ${isLarge ? 'size-14' : 'size-11'}`}
                    style={{ borderColor: color }}
                  >
                    <SubjectIcon icon={looks?.icon ?? null} className={isLarge ? 'size-8' : 'size-6'} />
                  </span>
                  <span className="min-w-0 flex-1">
                    <span className="block font-heading text-lg">{subject}</span>
                    <span className="block font-normal text-muted">
                      {t('start.skillCount', { count: skills.length })}
                    </span>
                  </span>
                </span>
              }
            >
              <div className="flex flex-col gap-4 pt-3">
                <div>
                  <LinkButton
                    to={path}
                    search={writeWish({ subject, ...(grade !== undefined && { grade }) })}
                    variant="secondary"
                    size={isLarge ? 'large' : 'medium'}
                  >
                    {t('start.allOf', { subject })}
                  </LinkButton>
                </div>
                <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
                  {skills.map((skill) => (
                    <SkillCard key={skill.id} skill={skill} color={color} path={path} isLarge={isLarge} />
                  ))}
                </ul>
              </div>
            </AccordionItem>
          )
        })}
      </Accordion>
    </TitledSection>
  )
}

type SkillCardProps = { skill: PracticeSkill; color: string; path: PagePath<'practice'>; isLarge: boolean }

function SkillCard({ skill, color, path, isLarge }: SkillCardProps) {
  const { t } = useTranslation('practice')
  return (
    <li>
      <Card
        isInteractive
        padding="small"
        className={`flex h-full items-center justify-between gap-3 ${isLarge ? 'text-lg' : ''}`}
      >
        <div className="min-w-0 flex-1">
          <h4 className="font-medium text-lg">
            <AppLink
              to={path}
              search={writeWish({ skill: skill.id })}
              className="rounded-card after:absolute after:inset-0 after:rounded-card"
            >
              {skill.name}
            </AppLink>
          </h4>
          <p className="text-muted">{skill.can}</p>
          <SkillLevelBadge level={skill.level} className="mt-2" />
        </div>
        {isLarge && (
          <span className="relative z-10">
            <SpeakButton
              text={`${skill.name}. ${skill.can}`}
              label={t('start.listen', { skill: skill.name })}
            />
          </span>
        )}
        {skill.mastery !== null && (
          <ProgressRing percent={skill.mastery} label={t('start.level')} color={color} sizePx={64} />
        )}
      </Card>
    </li>
  )
}
