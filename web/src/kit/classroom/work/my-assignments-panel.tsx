import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { SkeletonBlocks } from '../../../ui/states/skeleton.tsx'
import { LinkButton } from '../../navigation/link-button.tsx'
import { myClassesQuery } from '../my-classes.data.ts'
import { MyAssignmentCard } from './my-assignment-card.tsx'
import { myAssignmentsQuery } from './my-assignments.data.ts'

const MOST_SHOWN = 4

/** What the classes want next, the first due on top. Who is in no class sees nothing of it. */
export function MyAssignmentsPanel({ user }: { user: User }) {
  const { t } = useTranslation('myAssignments')
  const rooms = useQuery(myClassesQuery(user.id))
  const found = useQuery(myAssignmentsQuery(user.id, 'open'))
  if ((rooms.isError && !rooms.data) || rooms.data?.length === 0) return null
  // As tall as a class that wants nothing: what stands below stays where it is.
  if (rooms.isPending || found.isPending) return <SkeletonBlocks blocks={['h-28']} />
  const open = found.data ?? []
  return (
    <section aria-labelledby="assignments-heading" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="assignments-heading" className="font-semibold text-2xl">
          {t('title')}
        </h2>
        <LinkButton to="/assignments" variant="outline">
          {t('all')}
        </LinkButton>
      </div>
      {found.isError && !found.data && <ErrorState headingLevel={3} title={t('failed')} query={found} />}
      {found.data && open.length === 0 && (
        <Card tone="sunken" padding="small">
          <p className="text-muted">{t('nothingOpen')}</p>
        </Card>
      )}
      {open.length > 0 && (
        <ul className="grid gap-3 sm:grid-cols-[repeat(auto-fill,minmax(18rem,1fr))]">
          {open.slice(0, MOST_SHOWN).map((work) => (
            <li key={work.id}>
              <MyAssignmentCard work={work} />
            </li>
          ))}
        </ul>
      )}
      {open.length > MOST_SHOWN && (
        <p className="text-muted">{t('more', { count: open.length - MOST_SHOWN })}</p>
      )}
    </section>
  )
}
