import { useTranslation } from 'react-i18next'
import type { ShownText } from '#contract/publication/fields.ts'

/** A text with the places marked by which somebody could be reached or found; each is named for who cannot see the mark. */
export function PointedText({ text: { text, contacts } }: { text: ShownText }) {
  const { t } = useTranslation('publications')
  const starts = [0, ...contacts.map(({ end }) => end)]
  return (
    <>
      {contacts.map(({ kind, start, end }, place) => (
        <span key={start}>
          {text.slice(starts[place], start)}
          <mark className="rounded-small bg-warning-soft px-1 font-semibold text-warning-ink underline decoration-2 underline-offset-2">
            {text.slice(start, end)}
            <span className="sr-only"> ({t(`contact.${kind}`)})</span>
          </mark>
        </span>
      ))}
      {text.slice(starts.at(-1))}
    </>
  )
}
