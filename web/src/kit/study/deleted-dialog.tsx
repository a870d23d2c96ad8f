import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/actions/button.tsx'
import { PottedSeedling } from '../../ui/drawings/potted-seedling.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { PagedList } from '../queries/paged-list.tsx'

type DeletedDialogProps<Item> = {
  title: string
  found: UseInfiniteQueryResult<InfiniteData<Item[]>>
  nameOf: (item: Item) => string
  /** Brings it back and the lists up to date. */
  restore: (item: Item) => Promise<unknown>
  onClose: () => void
}

/** What was deleted in the last 30 days, with the way back. */
export function DeletedDialog<Item extends { id: number }>(props: DeletedDialogProps<Item>) {
  const { title, found, nameOf, restore, onClose } = props
  const { t } = useTranslation('study')
  const list = useRef<HTMLDivElement>(null)
  return (
    <Dialog onClose={onClose} title={title} description={t('trash.text')}>
      <div ref={list} tabIndex={-1}>
        <PagedList
          query={found}
          headingLevel={3}
          loading={
            <SkeletonBlocks blocks={['h-12']} times={2} shape="control" className="flex flex-col gap-3" />
          }
          empty={<EmptyState headingLevel={3} drawing={<PottedSeedling />} title={t('trash.empty')} />}
          keyOf={({ id }) => id}
          label={title}
          rowHeight="4rem"
          className="flex flex-col gap-2"
        >
          {(item) => (
            <DeletedLine
              name={nameOf(item)}
              restore={async () => {
                await restore(item)
                list.current?.focus()
              }}
            />
          )}
        </PagedList>
      </div>
    </Dialog>
  )
}

function DeletedLine({ name, restore }: { name: string; restore: () => Promise<unknown> }) {
  const { t } = useTranslation('study')
  const [isPending, setPending] = useState(false)

  async function bringBack() {
    setPending(true)
    try {
      await restore()
      toast({ title: t('restored') })
    } catch {
      toast({ title: t('error'), description: t('restoreFailed'), variant: 'destructive' })
    }
    setPending(false)
  }

  return (
    <div className="flex items-center gap-3 rounded-control border border-border p-2 ps-3">
      <span className="wrap-anywhere min-w-0 flex-1">{name}</span>
      <Button
        icon={Undo2}
        variant="outline"
        isPending={isPending}
        aria-label={t('trash.restoreNamed', { name })}
        onClick={() => void bringBack()}
      >
        {t('trash.restore')}
      </Button>
    </div>
  )
}
