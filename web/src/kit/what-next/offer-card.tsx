import { Feather, type LucideIcon, Mountain, RefreshCw, ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { Offer } from '#contract/next-steps/what-next.ts'
import type { PagePath } from '#contract/pages/pages.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { AppLink } from '../app-link.tsx'
import { isYoung } from '../learning/is-young.ts'
import { SpeakButton } from '../speech/speak-button.tsx'
import { useChooseOffer } from './what-next.data.ts'
import { useId, useState } from 'react'

const LOOKS: Record<Offer['kind'], { icon: LucideIcon; tone: 'success' | 'primary' | 'warning' }> = {
  easyWin: { icon: Feather, tone: 'success' },
  review: { icon: RefreshCw, tone: 'primary' },
  stretch: { icon: Mountain, tone: 'warning' },
}

type OfferCardProps = { offer: Offer; user: User; practicePath: PagePath<'practice'> }

/** A next step in a child's words; the numbers behind it open for those who want them. */
export function OfferCard({ offer: { kind, skill, reason }, user, practicePath }: OfferCardProps) {
  const { t } = useTranslation('learning')
  const choose = useChooseOffer()
  const { icon: Icon, tone } = LOOKS[kind]
  const words = t(`offerReason.${reason.code}`)
  const isLarge = isYoung(user)
  return (
    <li>
      <Card padding="small" className={`flex h-full flex-col gap-3 ${isLarge ? 'text-lg' : ''}`}>
        <div className="flex items-center justify-between gap-3">
          <Badge tone={tone}>
            <Icon aria-hidden="true" />
            {t(`offerKind.${kind}`)}
          </Badge>
          {isLarge && (
            <SpeakButton
              text={`${t(`offerKind.${kind}`)}. ${skill.name}. ${words}`}
              label={t('next.listen', { skill: skill.name })}
            />
          )}
        </div>
        <div>
          <h3 className="font-medium text-lg">{skill.name}</h3>
          <p className="text-muted">{skill.subject}</p>
        </div>
        <p>{words}</p>
        <Why reason={reason} name={skill.name} />
        <Button
          asChild
          size={isLarge ? 'large' : 'medium'}
          className="mt-auto sm:self-start"
          variant="secondary"
        >
          <AppLink
            to={practicePath}
            search={{ skill: skill.id }}
            aria-label={t('next.startNamed', { skill: skill.name })}
            onClick={() => choose.mutate({ kind, skill: skill.id })}
          >
            {t('next.start')}
          </AppLink>
        </Button>
      </Card>
    </li>
  )
}

/** The numbers behind an offer, for grown-ups and the curious. */
function Why({ reason, name }: { reason: Offer['reason']; name: string }) {
  const { t } = useTranslation('learning')
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { percent, answers, idleDays, prerequisites } = reason
  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={t('why.askNamed', { skill: name })}
        onClick={() => setOpen(!isOpen)}
        className="-mx-2 flex min-h-11 items-center gap-1 rounded-control px-2 text-muted hover:bg-fill"
      >
        {t('why.ask')}
        <ChevronDown
          aria-hidden="true"
          className={`size-5 transition-transform ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <ul id={id} hidden={!isOpen} className="list-disc pl-5 text-muted">
        <li>{t('why.percent', { percent })}</li>
        {answers !== null && <li>{t('why.answers', { count: answers })}</li>}
        {idleDays !== null && <li>{t('why.idle', { count: idleDays })}</li>}
        {prerequisites !== null && <li>{t('why.before', { count: prerequisites })}</li>}
      </ul>
    </div>
  )
}
