import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChildRights, FamilyReading } from '#contract/families/family-rights.ts'
import type { Child } from '#contract/families/fields.ts'
import { Markdown } from '../../../kit/markdown/markdown.tsx'
import { MoreButton } from '../../../kit/queries/more-button.tsx'
import { QueryView } from '../../../kit/queries/query-view.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Card, CardTitle } from '../../../ui/layout/card.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { SkeletonBlocks } from '../../../ui/states/skeleton.tsx'
import { type Reading, readingQuery } from '../families.data.ts'

const KINDS = ['chats', 'notes', 'alerts'] as const

/** What guardians read and what not, in words that are true of this school; what is open is read here. */
export function ReadingCard({ child, rights: { reading } }: { child: Child; rights: ChildRights }) {
  const { t } = useTranslation('families')
  const [shown, setShown] = useState<keyof FamilyReading | null>(null)
  const open = KINDS.filter((kind) => reading[kind])
  const closed = KINDS.filter((kind) => !reading[kind])
  return (
    <Card className="flex flex-col gap-4">
      <CardTitle level={3}>{t('reading.title')}</CardTitle>
      {open.length > 0 && <p>{t('reading.open', { name: child.firstName })}</p>}
      {open.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {open.map((kind) => (
            <Button key={kind} variant="outline" onClick={() => setShown(kind)}>
              {t(`reading.${kind}`)}
            </Button>
          ))}
        </div>
      )}
      {closed.length > 0 && (
        <p className="text-muted">
          {t('reading.closed')} {closed.map((kind) => t(`reading.inList.${kind}`)).join(', ')}.
        </p>
      )}
      <p className="text-muted">{t('reading.noted')}</p>
      {shown && <ReadingDialog child={child} kind={shown} onClose={() => setShown(null)} />}
    </Card>
  )
}

type ReadingDialogProps = { child: Child; kind: keyof FamilyReading; onClose: () => void }

function ReadingDialog({ child: { id, firstName: name }, kind, onClose }: ReadingDialogProps) {
  const { t } = useTranslation('families')
  const query = useInfiniteQuery(readingQuery(kind, id))
  return (
    <Dialog
      title={t('reading.of', { name, what: t(`reading.${kind}`) })}
      description={t(`reading.${kind}Text`)}
      width="large"
      cancelLabel={t('reading.close')}
      onClose={onClose}
    >
      <QueryView
        query={query}
        failed={t('reading.failed')}
        headingLevel={3}
        loading={<SkeletonBlocks blocks={['h-24', 'h-24', 'h-24']} />}
      >
        {({ pages }) => {
          const items = pages.flatMap((page): Reading[] => page.items)
          if (items.length === 0) return <p className="text-muted">{t('reading.none')}</p>
          return (
            <div className="flex flex-col gap-4">
              <ul className="flex flex-col gap-3">
                {items.map((item) => (
                  <li key={item.id} className="wrap-anywhere rounded-control border border-border p-3">
                    <ReadingLine item={item} name={name} />
                  </li>
                ))}
              </ul>
              <MoreButton query={query}>{t('reading.more')}</MoreButton>
            </div>
          )
        }}
      </QueryView>
    </Dialog>
  )
}

function ReadingLine({ item, name }: { item: Reading; name: string }) {
  const { t, i18n } = useTranslation('families')
  const { t: tAlerts } = useTranslation('alerts')
  const day = (moment: string) =>
    new Date(moment).toLocaleString(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  const head = (...parts: (string | null)[]) => (
    <p className="text-muted">{[...parts, day(item.at)].filter(Boolean).join(' · ')}</p>
  )
  if ('category' in item)
    return (
      <>
        {head()}
        <p>{tAlerts(`about.${item.category}`)}</p>
        <p className="text-muted">
          {item.handledAt ? t('reading.handled', { day: day(item.handledAt) }) : t('reading.notHandled')}
        </p>
      </>
    )
  if ('isByChild' in item)
    return (
      <>
        {head(item.title, item.isByChild ? name : t('reading.tutor'))}
        <Markdown text={item.content} headingsFrom={4} />
      </>
    )
  return (
    <>
      <h3 dir="auto" className="font-medium">
        {item.title}
      </h3>
      {head()}
      <Markdown text={item.content} headingsFrom={4} />
    </>
  )
}
