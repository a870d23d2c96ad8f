import { useTranslation } from 'react-i18next'
import type { WholeVersion } from '#contract/admin/curriculum-documents.ts'
import { type Change, compareTexts, countChanges, type Piece } from '#engines/changes/index.ts'
import { useGradeText } from '../../../../kit/study/use-grade-text.ts'

type Compared = Omit<WholeVersion, 'savedBy' | 'savedAt'>

/** So many lines around a change tell where it stands. */
const CONTEXT_LINES = 2
/** Nobody reads more; whoever does opens both versions. */
const MOST_CHANGES = 200

export function VersionChanges({ before, after }: { before: Compared; after: Compared }) {
  const { t } = useTranslation('curriculumDocuments')
  const fields = useChangedFields(before, after)
  const changes = compareTexts(before.content, after.content)
  const { removed, added } = countChanges(changes)
  const isSame = fields.length === 0 && removed + added === 0
  return (
    <div className="flex flex-col gap-4">
      {isSame && <p className="text-muted">{t('changes.none')}</p>}
      {fields.length > 0 && (
        <dl className="flex flex-col gap-2">
          {fields.map(({ label, from, to }) => (
            <div key={label} className="flex flex-wrap gap-x-2">
              <dt className="font-medium">{label}</dt>
              <dd className="wrap-anywhere">
                <del className="rounded-small bg-destructive-soft px-1 text-destructive-ink">{from}</del>{' '}
                <ins className="rounded-small bg-success-soft px-1 text-success-ink no-underline">{to}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {removed + added > 0 && (
        <>
          <p className="text-muted">
            {t('changes.removed', { count: removed })} · {t('changes.added', { count: added })}
          </p>
          {/* biome-ignore lint/a11y/useSemanticElements: a scroll area, not a section of the page */}
          <div
            role="region"
            aria-label={t('changes.label')}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable to be scrolled by keys
            tabIndex={0}
            className="max-h-[60dvh] overflow-y-auto rounded-control border border-border bg-surface p-3 font-mono text-base"
          >
            {changes.slice(0, MOST_CHANGES).map((change, place) => (
              <Block
                key={keyOf(change, place)}
                change={change}
                isFirst={place === 0}
                isLast={place === changes.length - 1}
              />
            ))}
            {changes.length > MOST_CHANGES && <p className="text-muted">{t('changes.more')}</p>}
          </div>
        </>
      )}
    </div>
  )
}

const keyOf = ({ kind }: Change, place: number) => `${kind} ${place}`

function Block({ change, isFirst, isLast }: { change: Change; isFirst: boolean; isLast: boolean }) {
  const { t } = useTranslation('curriculumDocuments')
  if (change.kind === 'changed')
    return (
      <>
        {change.removed.map((pieces, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of one comparison never move
          <Line key={`- ${place}`} pieces={pieces} kind="removed" />
        ))}
        {change.added.map((pieces, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of one comparison never move
          <Line key={`+ ${place}`} pieces={pieces} kind="added" />
        ))}
      </>
    )
  const { lines } = change
  const start = isFirst ? [] : lines.slice(0, CONTEXT_LINES)
  const end = isLast ? [] : lines.slice(Math.max(start.length, lines.length - CONTEXT_LINES))
  const hidden = lines.length - start.length - end.length
  const show = (line: string, place: number) => (
    <p key={`${place} ${line}`} className="wrap-anywhere min-h-6 whitespace-pre-wrap ps-6 text-muted">
      {line}
    </p>
  )
  return (
    <>
      {start.map(show)}
      {hidden > 0 && (
        <p className="my-1 border-border border-y border-dashed py-1 text-center font-sans text-muted">
          {t('changes.hidden', { count: hidden })}
        </p>
      )}
      {end.map(show)}
    </>
  )
}

function Line({ pieces, kind }: { pieces: Piece[]; kind: 'removed' | 'added' }) {
  const { t } = useTranslation('curriculumDocuments')
  const isAdded = kind === 'added'
  const Mark = isAdded ? 'ins' : 'del'
  return (
    <p
      className={`wrap-anywhere min-h-6 whitespace-pre-wrap ${isAdded ? 'bg-success-soft text-success-ink' : 'bg-destructive-soft text-destructive-ink'}`}
    >
      <span aria-hidden="true" className="inline-block w-6 select-none text-center">
        {isAdded ? '+' : '−'}
      </span>
      <span className="sr-only">{isAdded ? t('changes.addedLine') : t('changes.removedLine')}</span>
      {pieces.map(({ text, isChanged }, place) =>
        isChanged ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one line never move
          <Mark key={place} className={isAdded ? 'font-semibold underline' : 'font-semibold line-through'}>
            {text}
          </Mark>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one line never move
          <span key={place}>{text}</span>
        ),
      )}
    </p>
  )
}

function useChangedFields(before: Compared, after: Compared) {
  const { t } = useTranslation('curriculumDocuments')
  const toGradeText = useGradeText()
  const nothing = t('changes.nothing')
  const fields: [label: string, read: (version: Compared) => string][] = [
    [t('form.title'), ({ title }) => title],
    [t('form.grade'), ({ grade }) => (grade === null ? t('anyGrade') : toGradeText(grade))],
    [t('form.subject'), ({ subject }) => subject ?? t('anySubject')],
    [t('form.type'), ({ documentType }) => documentType ?? nothing],
    [
      t('form.standards'),
      ({ metadata: { standards } }) => (Array.isArray(standards) && standards.join(', ')) || nothing,
    ],
    [t('form.source'), ({ metadata: { source } }) => (typeof source === 'string' && source) || nothing],
  ]
  return fields
    .map(([label, read]) => ({ label, from: read(before), to: read(after) }))
    .filter(({ from, to }) => from !== to)
}
