import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { sayInLanguage } from '../../../api/say-refusal.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import type { ImportPreview } from './use-import.ts'

export function ImportPreviewView({ name, preview }: { name: string; preview: ImportPreview }) {
  const { t } = useTranslation('flashcards')
  const { kind, cards, duplicates, pictures, reviews, errorCount } = preview
  const facts = [
    t('files.cards', { count: cards }),
    ...(duplicates > 0 ? [t('files.duplicates', { count: duplicates })] : []),
    ...(pictures > 0 ? [t('files.pictures', { count: pictures })] : []),
    ...(reviews > 0 ? [t('files.reviews', { count: reviews })] : []),
  ]
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <span className="wrap-anywhere font-medium">{name}</span>
        <Badge>{kind === 'anki' ? t('files.kindAnki') : t('files.kindTable')}</Badge>
      </div>
      <ul className="flex flex-col gap-1">
        {facts.map((fact) => (
          <li key={fact} className="flex items-start gap-2">
            {cards > 0 ? (
              <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success" />
            ) : (
              <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warning-ink" />
            )}
            {fact}
          </li>
        ))}
      </ul>
      {errorCount > 0 && <RowErrors preview={preview} />}
      {preview.examples.length > 0 && <Examples preview={preview} />}
    </div>
  )
}

function RowErrors({ preview: { kind, errorCount, errors } }: { preview: ImportPreview }) {
  const { t } = useTranslation('flashcards')
  const more = errorCount - errors.length
  return (
    <section className="rounded-control bg-warning-soft p-3 text-warning-ink">
      <h3 className="flex items-start gap-2 font-medium">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        {t('files.errors', { count: errorCount })}
      </h3>
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls, and the arrow keys scroll it
        tabIndex={0}
        aria-label={t('files.errors', { count: errorCount })}
        className="mt-2 max-h-40 overflow-y-auto"
      >
        {errors.map(({ row, ...said }) => (
          <li key={`${row} ${said.message}`}>
            {t(kind === 'anki' ? 'files.note' : 'files.row', { row, message: sayInLanguage(said) })}
          </li>
        ))}
        {more > 0 && <li>{t('files.moreErrors', { count: more })}</li>}
      </ul>
    </section>
  )
}

function Examples({ preview: { examples, cards } }: { preview: ImportPreview }) {
  const { t } = useTranslation('flashcards')
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-medium">{t('files.examples', { count: examples.length, cards })}</h3>
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide or long table scrolls, and the arrow keys scroll it
        tabIndex={0}
        className="max-h-64 overflow-auto rounded-control border border-border"
      >
        <table className="w-full text-left">
          <thead className="sticky top-0 bg-sunken">
            <tr>
              <th className="p-2 font-medium">{t('files.number')}</th>
              <th className="p-2 font-medium">{t('question')}</th>
              <th className="p-2 font-medium">{t('answer')}</th>
              <th className="p-2 font-medium">{t('tags')}</th>
            </tr>
          </thead>
          <tbody>
            {examples.map(({ row, front, back, tags }) => (
              <tr key={row} className="border-border border-t align-top">
                <td className="p-2 text-muted tabular-nums">{row}</td>
                <td className="wrap-anywhere min-w-36 p-2">{front}</td>
                <td className="wrap-anywhere min-w-36 p-2">{back}</td>
                <td className="wrap-anywhere min-w-28 p-2 text-muted">{tags.join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
