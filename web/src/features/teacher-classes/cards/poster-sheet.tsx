import { useTranslation } from 'react-i18next'
import { showPrintedCode } from '#engines/accounts/index.ts'
import { QrPicture } from '../../../kit/qr/qr-picture.tsx'

/** What hangs in the classroom of the youngest. */
export function PosterSheet({ className, code }: { className: string; code: string }) {
  const { t } = useTranslation('cards')
  const steps = ['step1', 'step2', 'step3'] as const
  return (
    <article data-print-sheet className="flex flex-col items-center gap-6 py-2 text-center">
      <h3 className="wrap-anywhere font-semibold text-3xl print:text-5xl">{className}</h3>
      <QrPicture
        text={`${location.origin}/poster#${code}`}
        label={t('poster.qr', { name: className })}
        size="w-64 print:w-[120mm]"
      />
      <ol className="flex flex-col gap-2 text-start text-xl print:text-3xl">
        {steps.map((step, at) => (
          <li key={step} className="flex gap-3">
            <span className="font-heading font-semibold">{at + 1}.</span>
            {t(`poster.${step}`)}
          </li>
        ))}
      </ol>
      <p className="wrap-anywhere text-muted print:text-xl">
        {t('poster.typed', { address: `${location.host}/poster` })}{' '}
        <span className="font-mono font-semibold text-text">{showPrintedCode(code)}</span>
      </p>
    </article>
  )
}
