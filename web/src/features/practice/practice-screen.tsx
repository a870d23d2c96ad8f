import { useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PagePath } from '#contract/pages/pages.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { usePagePath } from '../../kit/navigation/use-page-path.ts'
import { useUser } from '../../kit/session.ts'
import { Button } from '../../ui/actions/button.tsx'
import { type GrowthStage, Sprout } from '../../ui/drawings/sprout.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { nameWish, readView, writeWish } from './read-view.ts'
import { MasteryChange } from './session/mastery-change.tsx'
import type { Session } from './session/session.ts'
import { recallSession } from './session/session-memory.ts'
import { SessionView } from './session/session-view.tsx'
import { useArrivals } from './session/use-arrivals.ts'
import { StartView } from './start/start-view.tsx'
import { sumUp } from './summary/sum-up.ts'

/** Start, session or summary, as the address says: Back leads out of a session, and a link leads straight into one. */
export function PracticeScreen() {
  const user = useUser()
  const path = usePagePath('practice')
  const view = readView(useSearch({ from: path }))
  // Nobody is here only for the moment in which somebody signs out.
  if (!user) return null
  if (view.kind === 'session') {
    return <SessionView key={nameWish(view.wish)} user={user} wish={view.wish} path={path} />
  }
  const ended = view.kind === 'summary' ? recallSession(user.id) : null
  if (ended && ended.done.length > 0) return <SummaryView userId={user.id} session={ended} path={path} />
  return <StartView user={user} wantedGrade={view.kind === 'start' ? view.grade : undefined} path={path} />
}

/** What a session was: figures, skills, and where to go from here. */
function SummaryView({
  userId,
  session: ended,
  path,
}: {
  userId: number
  session: Session
  path: PagePath<'practice'>
}) {
  const { t } = useTranslation('practice')
  const [session, setSession] = useState(ended)
  useArrivals(userId, session, setSession)
  const { solved, tried, tries, hints, unchecked, skills } = sumUp(session.done)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6">
      <Card tone="brand" className="flex items-center justify-between gap-6">
        <div className="flex flex-col gap-2">
          <h1 ref={heading} tabIndex={-1} className="font-semibold text-3xl">
            {t('summary.title')}
          </h1>
          <p className="text-lg">
            {solved > 0 ? t('summary.text', { count: solved }) : t('summary.textNone')}
          </p>
          {unchecked > 0 && <p>{t('summary.unchecked', { count: unchecked })}</p>}
        </div>
        <Sprout stage={findStage(solved)} className="size-24 shrink-0" />
      </Card>
      <dl className="grid grid-cols-3 gap-3">
        <Figure label={t('summary.solved')} value={t('summary.solvedOf', { solved, tried })} />
        <Figure label={t('summary.tries')} value={String(tries)} />
        <Figure label={t('summary.hints')} value={String(hints)} />
      </dl>
      {skills.length > 0 && (
        <section aria-labelledby="practised-skills" className="flex flex-col gap-3">
          <h2 id="practised-skills" className="font-semibold text-xl">
            {t('summary.skills')}
          </h2>
          <ul className="flex flex-col gap-3">
            {skills.map(({ id, name, before, after, levelBefore, level }) => (
              <li key={id}>
                <Card padding="small" className="flex flex-wrap items-center justify-between gap-3">
                  <h3 className="min-w-0 flex-1 basis-48 font-medium text-lg">{name}</h3>
                  <MasteryChange
                    name={name}
                    before={before}
                    after={after}
                    levelBefore={levelBefore}
                    level={level}
                  />
                </Card>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="flex flex-wrap gap-3">
        <Button asChild size="large">
          <AppLink to={path} search={writeWish(session.wish)}>
            {t('summary.again')}
          </AppLink>
        </Button>
        <Button asChild size="large" variant="outline">
          <AppLink to={path}>{t('summary.other')}</AppLink>
        </Button>
        <Button asChild size="large" variant="outline">
          <AppLink to="/lessons">{t('summary.lessons')}</AppLink>
        </Button>
      </div>
    </div>
  )
}

/** Every problem makes it grow a little. */
function findStage(solved: number): GrowthStage {
  if (solved >= 8) return 4
  if (solved >= 4) return 3
  return solved >= 2 ? 2 : 1
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <Card padding="small" className="flex flex-col-reverse justify-end gap-1">
      <dt className="text-muted">{label}</dt>
      <dd className="font-heading font-semibold text-2xl tabular-nums sm:text-3xl">{value}</dd>
    </Card>
  )
}
