import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Offer } from '#contract/next-steps/what-next.ts'

/** The numbers behind an offer, for grown-ups and the curious. */
export function Why({ reason, name }: { reason: Offer['reason']; name: string }) {
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
