import { useTranslation } from 'react-i18next'
import { Markdown } from '../../markdown/markdown.tsx'

/** Question and answer of every card, to be read before they are saved. */
export function CardsPreview({ cards }: { cards: readonly { front: string; back: string }[] }) {
  const { t } = useTranslation('chat')
  return (
    <ol aria-label={t('cards.list', { count: cards.length })} className="flex flex-col gap-2">
      {cards.map(({ front, back }, place) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: two cards may be alike, and none changes its place
          key={place}
          className="wrap-anywhere rounded-control border border-border bg-surface px-3 py-2"
        >
          <p className="font-medium">
            <Markdown text={front} as="line" />
          </p>
          <p className="text-muted">
            <Markdown text={back} as="line" />
          </p>
        </li>
      ))}
    </ol>
  )
}
