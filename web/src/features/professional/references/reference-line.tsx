import { Copy, Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ReferenceCard } from '#contract/professional/professional.ts'
import { type Piece, type Reference, toText } from '#engines/citations/index.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { CitedText } from './cited-text.tsx'
import { findMissing } from './to-reference.ts'
import { useCopy } from './use-copy.ts'

type ReferenceLineProps = {
  card: ReferenceCard
  reference: Reference
  pieces: readonly Piece[]
  isCode: boolean
  onEdit: () => void
}

export function ReferenceLine({
  card: { id, title },
  reference,
  pieces,
  isCode,
  onEdit,
}: ReferenceLineProps) {
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
            variant="secondary"
            aria-label={t('references.copyNamed', { title })}
            onClick={() => void copy(toText(pieces))}
          >
            <Copy aria-hidden="true" />
            {t('references.copy')}
          </Button>
          <Button variant="outline" aria-label={t('references.editNamed', { title })} onClick={onEdit}>
            <Pencil aria-hidden="true" />
            {t('references.edit')}
          </Button>
        </div>
      </Card>
    </li>
  )
}
