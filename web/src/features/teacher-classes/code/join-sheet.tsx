import { useTranslation } from 'react-i18next'
import { QrPicture } from '../../../kit/qr/qr-picture.tsx'
import '../../../kit/print-sheet.css'

type JoinSheetProps = { name: string; code: string; link: string; isOpen: boolean }

/** What hangs on the wall of a classroom: the code, the picture for cameras, and the steps. */
export function JoinSheet({ name, code, link, isOpen }: JoinSheetProps) {
  const { t } = useTranslation('classes')
  return (
    <article data-print-sheet className="flex flex-col gap-5">
      <h2 className="hidden font-semibold text-3xl print:block">{t('code.title', { name })}</h2>
      <div className="flex flex-wrap items-center justify-center gap-6">
        <div className={isOpen ? '' : 'opacity-40'}>
          <QrPicture text={link} label={t('code.qr', { name })} />
        </div>
        <div className="text-center">
          <p className="text-muted">{t('code.label')}</p>
          <p className="whitespace-nowrap font-heading font-semibold text-4xl tabular-nums tracking-wider sm:text-6xl">
            {code}
          </p>
          {!isOpen && <p className="mt-2 font-medium text-warning-ink">{t('code.closed')}</p>}
        </div>
      </div>
      <div className="flex flex-col gap-2">
        <h3 className="font-semibold text-xl">{t('code.steps')}</h3>
        <ol className="flex list-decimal flex-col gap-1 ps-6 text-lg">
          <li className="wrap-anywhere">{t('code.step1', { address: location.host })}</li>
          <li>{t('code.step2')}</li>
          <li>{t('code.step3')}</li>
          <li>{t('code.step4', { code })}</li>
        </ol>
      </div>
    </article>
  )
}
