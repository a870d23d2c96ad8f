import { useTranslation } from 'react-i18next'
import { Markdown } from '../../kit/markdown/markdown.tsx'
import { splitPictures } from './split-pictures.ts'

export function CardText({ text }: { text: string }) {
  const { t } = useTranslation('flashcards')
  return (
    <div className="wrap-anywhere flex min-w-0 flex-col gap-3">
      {splitPictures(text).map((piece, place) =>
        piece.kind === 'text' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the text
          <Markdown key={place} text={piece.text} headingsFrom={4} />
        ) : (
          <img
            // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the text
            key={place}
            src={piece.src}
            alt={piece.alt || t('picture')}
            loading="lazy"
            className="max-h-80 w-fit max-w-full rounded-control bg-paper object-contain"
          />
        ),
      )}
    </div>
  )
}
