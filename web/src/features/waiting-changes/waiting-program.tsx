import { Shapes } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { KeptProgram } from '../../device/programs/kept-program.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { WaitingCard } from './waiting-card.tsx'

/** What was built in Kids Code. Whatever has to be decided about it is decided in its studio. */
export function WaitingProgram({ program: { key, title, changedAt, refusal } }: { program: KeptProgram }) {
  const { t } = useTranslation('waitingChanges')
  return (
    <WaitingCard
      icon={Shapes}
      title={t('what.program')}
      about={title}
      madeAt={changedAt}
      needsDecision={refusal !== null}
    >
      <AppLink
        to="/kids-code"
        search={{ project: key }}
        className="self-start py-2.5 font-medium text-brand-ink underline underline-offset-4 hover:decoration-2"
      >
        {t('open', { title })}
      </AppLink>
    </WaitingCard>
  )
}
