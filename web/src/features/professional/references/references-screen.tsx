import { useQuery } from '@tanstack/react-query'
import { Copy, Download, FileText, Pencil, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { ReferenceCard } from '#contract/professional/professional.ts'
import {
  CITATION_STYLES,
  type CitationStyle,
  cite,
  type Piece,
  type Reference,
  toText,
  writeBibliography,
} from '#engines/citations/index.ts'
import { PeriodButtons } from '../../../kit/analytics/period-buttons.tsx'
import { AppLink } from '../../../kit/app-link.tsx'
import { FetchedDialog } from '../../../kit/study/fetched-dialog.tsx'
import { withUser } from '../../../kit/with-user.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { OpenBook } from '../../../ui/drawings/open-book.tsx'
import { foldText } from '../../../ui/format/fold-text.ts'
import { SearchInput } from '../../../ui/forms/search-input.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { DropdownMenu, MenuItem } from '../../../ui/overlays/dropdown-menu.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea } from '../../../ui/states/skeleton.tsx'
import { downloadText } from '../../../ui/table/download-text.ts'
import { copyText } from '../../../ui/toast/copy-text.ts'
import { referencesQuery } from '../professional.data.ts'
import { CitedText } from './cited-text.tsx'
import { Duplicates } from './duplicates.tsx'
import { findMissing, toReference } from './to-reference.ts'

const loadDialog = async () => (await import('./reference-dialog.tsx')).ReferenceDialog

export const ReferencesScreen = withUser(References)

function References({ user }: { user: User }) {
  const { t } = useTranslation('professional')
  const found = useQuery(referencesQuery(user.id))
  const [style, setStyle] = useState<CitationStyle>('apa')
  const [edited, setEdited] = useState<ReferenceCard | 'new' | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const cards = found.data?.filter(({ isArchived }) => !isArchived) ?? []
  const add = (
    <Button icon={Plus} onClick={() => setEdited('new')}>
      {t('references.add')}
    </Button>
  )
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('references.title')} headingRef={heading} intro={t('references.text')}>
        {cards.length > 0 && <ExportMenu references={cards.map(toReference)} style={style} />}
        {add}
      </PageHeader>
      {found.isPending ? (
        <SkeletonArea className="flex flex-col gap-3">
          <Skeleton className="h-12" shape="control" />
          <Skeleton className="h-32" />
          <Skeleton className="h-32" />
        </SkeletonArea>
      ) : found.isError && !found.data ? (
        <ErrorState title={t('references.failed')} query={found} />
      ) : cards.length === 0 ? (
        <EmptyState
          drawing={<OpenBook />}
          title={t('references.none')}
          description={t('references.noneText')}
          action={add}
        />
      ) : (
        <>
          <Duplicates user={user} cards={cards} onRemoved={() => heading.current?.focus()} />
          <ReferenceList cards={cards} style={style} onStyle={setStyle} onEdit={setEdited} />
        </>
      )}
      {edited && (
        <FetchedDialog
          load={loadDialog}
          props={{ user, card: edited === 'new' ? null : edited, onClose: () => setEdited(null) }}
        />
      )}
    </div>
  )
}

type ReferenceListProps = {
  cards: readonly ReferenceCard[]
  style: CitationStyle
  onStyle: (style: CitationStyle) => void
  onEdit: (card: ReferenceCard) => void
}

function ReferenceList({ cards, style, onStyle, onEdit }: ReferenceListProps) {
  const { t } = useTranslation('professional')
  const [search, setSearch] = useState('')
  const references = cards.map(toReference)
  const citations = cite(references, style)
  const wanted = foldText(search.trim())
  const shown = cards.flatMap((card, place) => {
    const [reference, pieces] = [references[place], citations[place]]
    if (!reference || !pieces) return []
    const words = [
      card.title,
      reference.journal,
      reference.publisher,
      ...reference.authors.map(({ family, given }) => `${given} ${family}`),
    ]
    return foldText(words.join(' ')).includes(wanted) ? [{ card, reference, pieces }] : []
  })
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <PeriodButtons
          label={t('references.style')}
          names={CITATION_STYLES}
          chosen={style}
          say={(name) => t(`style.${name}`)}
          onChoose={onStyle}
          className="max-w-full flex-wrap"
        />
        <SearchInput
          value={search}
          onValueChange={setSearch}
          maxLength={200}
          label={t('references.search')}
          className="min-w-0 flex-1 basis-56"
        />
      </div>
      <p role="status" className={shown.length === 0 ? 'text-muted' : 'sr-only'}>
        {wanted !== '' && t('references.found', { count: shown.length })}
      </p>
      <ul aria-label={t('references.title')} className="flex flex-col gap-3">
        {shown.map(({ card, reference, pieces }) => (
          <ReferenceLine
            key={card.id}
            card={card}
            reference={reference}
            pieces={pieces}
            isCode={style === 'bibtex'}
            onEdit={() => onEdit(card)}
          />
        ))}
      </ul>
    </>
  )
}

/** The whole bibliography: for a reference manager, as a text, or on the clipboard. */
function ExportMenu({ references, style }: { references: readonly Reference[]; style: CitationStyle }) {
  const { t } = useTranslation('professional')
  const copy = useCopy()
  const textStyle = style === 'bibtex' ? 'apa' : style
  return (
    <DropdownMenu
      align="end"
      trigger={
        <Button icon={Download} variant="outline">
          {t('references.export')}
        </Button>
      }
    >
      <MenuItem
        icon={Download}
        onSelect={() =>
          downloadText(
            writeBibliography(references, 'bibtex'),
            'references.bib',
            'application/x-bibtex;charset=utf-8',
          )
        }
      >
        {t('references.exportBib')}
      </MenuItem>
      <MenuItem
        icon={FileText}
        onSelect={() =>
          downloadText(writeBibliography(references, textStyle), 'references.txt', 'text/plain;charset=utf-8')
        }
      >
        {t('references.exportText', { style: t(`style.${textStyle}`) })}
      </MenuItem>
      <MenuItem icon={Copy} onSelect={() => void copy(writeBibliography(references, style))}>
        {t('references.copyAll', { style: t(`style.${style}`) })}
      </MenuItem>
    </DropdownMenu>
  )
}

type ReferenceLineProps = {
  card: ReferenceCard
  reference: Reference
  pieces: readonly Piece[]
  isCode: boolean
  onEdit: () => void
}

function ReferenceLine({ card: { id, title }, reference, pieces, isCode, onEdit }: ReferenceLineProps) {
  const { t, i18n } = useTranslation('professional')
  const copy = useCopy()
  const missing = findMissing(reference).map((name) => t(`missing.${name}`))
  return (
    <li>
      <Card padding="small" className="flex flex-col gap-3">
        <div>
          <h2 className="wrap-anywhere font-medium text-lg">
            <AppLink
              to="/professional/research"
              search={{ document: id }}
              className="rounded-control hover:underline"
            >
              {title}
            </AppLink>
          </h2>
          {missing.length > 0 && (
            <p className="text-muted">
              {t('references.missing', { what: new Intl.ListFormat(i18n.language).format(missing) })}
            </p>
          )}
        </div>
        <CitedText pieces={pieces} isCode={isCode} />
        <div className="flex flex-wrap gap-2">
          <Button
            icon={Copy}
            variant="secondary"
            aria-label={t('references.copyNamed', { title })}
            onClick={() => void copy(toText(pieces))}
          >
            {t('references.copy')}
          </Button>
          <Button
            icon={Pencil}
            variant="outline"
            aria-label={t('references.editNamed', { title })}
            onClick={onEdit}
          >
            {t('references.edit')}
          </Button>
        </div>
      </Card>
    </li>
  )
}

function useCopy() {
  const { t } = useTranslation('professional')
  return (text: string) =>
    copyText(text, { done: t('references.copied'), failed: t('references.copyFailed') })
}
