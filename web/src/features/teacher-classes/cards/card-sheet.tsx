import { useTranslation } from 'react-i18next'
import type { PrintedCard } from '#contract/teaching/sign-in-cards.ts'
import { showPrintedCode } from '#engines/accounts/index.ts'
import { QrPicture } from '../../../kit/qr/qr-picture.tsx'

type CardSheetProps = { className: string; cards: readonly PrintedCard[] }

/** Two in a row and four below each other fit on a page of letter or A4, to be cut apart. */
export function CardSheet({ className, cards }: CardSheetProps) {
  return (
    <ul data-print-sheet className="grid gap-3 sm:grid-cols-2 print:grid-cols-2 print:gap-0">
      {cards.map((card) => (
        <SignInCard key={card.studentId} className={className} card={card} />
      ))}
    </ul>
  )
}

function SignInCard({ className, card }: { className: string; card: PrintedCard }) {
  const { t } = useTranslation('cards')
  const code = showPrintedCode(card.code)
  return (
    <li className="flex flex-col gap-1.5 overflow-hidden rounded-card border border-border-strong border-dashed p-3 leading-snug print:h-[60mm] print:break-inside-avoid print:rounded-none">
      <div className="flex gap-3">
        {/* Behind the # it is sent to no server, and is in no log. */}
        <QrPicture
          text={`${location.origin}/card#${card.code}`}
          label={t('sheet.qr', { name: card.name })}
          size="w-28 shrink-0 self-start print:w-[32mm]"
        />
        <div className="flex min-w-0 flex-1 flex-col gap-1 *:shrink-0">
          <h3 className="wrap-anywhere line-clamp-2 font-heading font-semibold text-lg">{card.name}</h3>
          <p className="wrap-anywhere line-clamp-2 print:line-clamp-1">{className}</p>
          <p className="wrap-anywhere">{t('sheet.howTo', { address: `${location.host}/card` })}</p>
        </div>
      </div>
      <p className="font-mono font-semibold">{code}</p>
      <p className="text-muted">{t('sheet.lost')}</p>
    </li>
  )
}
