import { Check, TriangleAlert, X } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { InputOf } from '#contract/endpoint.ts'
import type { ShownText } from '#contract/publication/fields.ts'
import type { PublicationRequest, publications } from '#contract/publication/publications.ts'
import { useMomentText } from '../../kit/days/use-moment-text.ts'
import { DeclineDialog } from '../../kit/publication/decline-dialog.tsx'
import { PointedText } from '../../kit/publication/pointed-text.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { useDecidePublication } from './publications.data.ts'

type Decision = Omit<InputOf<typeof publications.decide>, 'id'>
type PublicationCardProps = { request: PublicationRequest; onDecided: () => void }

/** What somebody wants to show, whose it is, what to look at twice, and what an adult can decide. */
export function PublicationCard({ request, onDecided }: PublicationCardProps) {
  const { t } = useTranslation('publications')
  const say = useMomentText()
  const titleId = useId()
  const { id, kind, person, classNames, askedAt, texts, pictureUrl } = request
  const decide = useDecidePublication()
  const [isDeclining, setDeclining] = useState(false)
  const found = texts.reduce((sum, { contacts }) => sum + contacts.length, 0)
  const common = { isPending: decide.isPending, 'aria-describedby': titleId }

  function settle(decision: Decision, title: string) {
    // Not by callbacks of `mutate`, which are dropped when the list has taken this card away before.
    const tell = () => {
      toast({ title })
      onDecided()
    }
    void decide
      .mutateAsync({ id, ...decision })
      .then(tell, () => {})
      .finally(() => setDeclining(false))
  }

  return (
    <Card>
      <article aria-labelledby={titleId} className="flex flex-col gap-4">
        <div className="flex flex-col gap-1">
          <h2 id={titleId} className="wrap-anywhere font-semibold text-xl">
            {t('heading', {
              kind: t(`kind.${kind}`),
              firstName: person.firstName,
              lastName: person.lastName,
            })}
          </h2>
          <p className="wrap-anywhere text-muted">
            {classNames
              ? t('ofClass', { grade: person.grade, names: classNames })
              : t('ofGrade', { grade: person.grade })}
          </p>
          <p className="text-muted">{t('asked', { date: say(askedAt) })}</p>
        </div>
        {found > 0 && (
          <Badge tone="warning" className="self-start">
            <TriangleAlert aria-hidden="true" />
            {t('found', { count: found })}
          </Badge>
        )}
        {pictureUrl && (
          <img
            src={pictureUrl}
            alt={t('picture', { firstName: person.firstName })}
            className="size-48 rounded-card border border-border bg-sunken object-contain"
          />
        )}
        <div className="flex flex-col gap-3">
          {texts.map((text) => (
            <WaitingText key={text.part} text={text} isAlone={texts.length === 1} />
          ))}
        </div>
        <div className="flex flex-wrap gap-3 max-sm:*:flex-auto">
          <Button {...common} onClick={() => settle({ outcome: 'approved' }, t('approved'))}>
            <Check aria-hidden="true" />
            {t('approve')}
          </Button>
          <Button {...common} variant="outline" onClick={() => setDeclining(true)}>
            <X aria-hidden="true" />
            {t('decline')}
          </Button>
        </div>
      </article>
      {isDeclining && (
        <DeclineDialog
          isPending={decide.isPending}
          onDecline={(decline) =>
            settle({ outcome: 'declined', ...decline }, t('declined', { firstName: person.firstName }))
          }
          onClose={() => setDeclining(false)}
        />
      )}
    </Card>
  )
}

/** A long text is read in its own window, which the keyboard reaches, too. */
const LONG_TEXT = 600

function WaitingText({ text, isAlone }: { text: ShownText; isAlone: boolean }) {
  const { t } = useTranslation('publications')
  const name = t(`part.${text.part}`)
  const isLong = text.text.length > LONG_TEXT
  return (
    <div className="flex min-w-0 flex-col gap-1">
      {!isAlone && <p className="font-medium text-muted">{name}</p>}
      <div
        {...(isLong && { role: 'region', tabIndex: 0, 'aria-label': name })}
        dir="auto"
        className={`wrap-anywhere whitespace-pre-wrap rounded-control bg-sunken p-3 ${isLong ? 'max-h-96 overflow-y-auto' : ''}`}
      >
        <PointedText text={text} />
      </div>
    </div>
  )
}
