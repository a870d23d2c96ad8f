import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Clock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { type OwnPublication, publications } from '#contract/publication/publications.ts'
import { isMinor } from '#engines/accounts/index.ts'
import { endpointQuery } from '../../../api/endpoint-query.ts'
import { DeclineNote } from '../../../kit/publication/decline-note.tsx'
import { useWrite } from '../../../kit/queries/use-write.ts'
import { currentUserQuery } from '../../../kit/session.ts'
import { Button } from '../../../ui/actions/button.tsx'

const ownPublicationsQuery = endpointQuery(['profile', 'publications'], publications.own, {})

/** What only its owner sees until an adult has looked at it, and what was declined. Nothing where neither is. */
export function OwnPublications({ user }: { user: User }) {
  const found = useQuery({ ...ownPublicationsQuery, enabled: isMinor(user), staleTime: 0 })
  const told = (found.data ?? []).filter(({ state }) => state !== 'approved')
  if (told.length === 0) return null
  return (
    <ul className="flex flex-col gap-3">
      {told.map((publication) => (
        <li key={publication.id}>
          <OwnState publication={publication} />
        </li>
      ))}
    </ul>
  )
}

function OwnState({ publication: { id, kind, value, state, decline } }: { publication: OwnPublication }) {
  const { t } = useTranslation('publications')
  const queryClient = useQueryClient()
  const takeBack = useWrite(publications.takeBack, {
    done: t('own.takenBack'),
    failed: t('own.takeBackFailed'),
    refreshes: [['profile']],
    onSuccess: () => queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
  })
  if (kind === 'guide') return null
  if (state === 'declined')
    return (
      <div className="flex flex-col gap-2">
        <p className="wrap-anywhere">
          {kind === 'displayName'
            ? t('own.declined.displayName', { name: value })
            : t(`own.declined.${kind}`)}
        </p>
        {decline && <DeclineNote decline={decline} />}
      </div>
    )
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-sunken p-3">
      <p className="flex min-w-0 flex-1 basis-64 items-start gap-2">
        <Clock aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        {t(`own.waiting.${kind}`)}
      </p>
      <Button variant="ghost" isPending={takeBack.isPending} onClick={() => takeBack.mutate({ id })}>
        {t(`own.takeBack.${kind}`)}
      </Button>
    </div>
  )
}
