import { CopyCheck, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { ReferenceCard } from '#contract/professional/professional.ts'
import { findDuplicates } from '#engines/citations/index.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { useDocumentDeeds } from '../../../kit/documents/use-document-deeds.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { formatDate } from '../../../ui/format/format-date.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { toReference } from './to-reference.ts'

type DuplicatesProps = {
  user: User
  cards: readonly ReferenceCard[]
  /** The line that had the focus is gone. */
  onRemoved: () => void
}

/** Works that stand in the list more than once, and why we think so. Nothing is deleted by itself. */
export function Duplicates({ user, cards, onRemoved }: DuplicatesProps) {
  const { t, i18n } = useTranslation('professional')
  const { t: say } = useTranslation('ui')
  const deeds = useDocumentDeeds()
  const groups = findDuplicates(cards.map(toReference))
  if (groups.length === 0) return null
  return (
    <section aria-labelledby="duplicates-heading">
      <Card tone="sunken" className="flex flex-col gap-4">
        <h2 id="duplicates-heading" className="flex items-center gap-2 font-semibold text-xl">
          <CopyCheck aria-hidden="true" className="size-6 shrink-0" />
          {t('duplicates.heading', { count: groups.length })}
        </h2>
        {groups.map(({ places, reason }) => (
          <div key={places.join(' ')} className="flex flex-col gap-1">
            <p>{t(`duplicates.${reason}`)}</p>
            <ul className="flex flex-col">
              {places.flatMap((place) => {
                const card = cards[place]
                if (!card) return []
                const { id, title, uploadedAt } = card
                const day = formatDate(uploadedAt, say, i18n.language, { dateStyle: 'medium' })
                return [
                  <li
                    key={id}
                    className="flex items-center gap-3 border-border border-b py-1 last:border-b-0"
                  >
                    <span className="wrap-anywhere min-w-0 flex-1">
                      <AppLink
                        to="/professional/research"
                        search={{ document: id }}
                        className="rounded-control underline underline-offset-4"
                      >
                        {title}
                      </AppLink>{' '}
                      <span className="text-muted">{t('duplicates.added', { day })}</span>
                    </span>
                    <Button
                      icon={Trash2}
                      variant="ghost"
                      aria-label={t('duplicates.removeNamed', { title, day })}
                      onClick={() => void deeds.remove({ id, title, userId: user.id }, onRemoved)}
                    >
                      {t('duplicates.remove')}
                    </Button>
                  </li>,
                ]
              })}
            </ul>
          </div>
        ))}
      </Card>
    </section>
  )
}
