import { useTranslation } from 'react-i18next'
import type { InboxItem } from '#contract/admin/inbox.ts'
import { useMomentText } from '../../kit/days/use-moment-text.ts'
import { Card } from '../../ui/layout/card.tsx'
import { ItemBadges } from './item-badges.tsx'

type InboxRowProps = { item: InboxItem; isOpen: boolean; onOpen: () => void }

export function InboxRow({ item, isOpen, onOpen }: InboxRowProps) {
  const { t } = useTranslation('inbox')
  const say = useMomentText()
  return (
    <Card
      padding="small"
      isInteractive
      tone={isOpen ? 'brand' : 'surface'}
      className="flex flex-col gap-2"
      {...(item.priority === 'urgent' && { accent: 'var(--destructive)' })}
    >
      <h2 className="font-medium text-lg leading-snug wrap-anywhere">
        <button
          type="button"
          aria-current={isOpen || undefined}
          onClick={onOpen}
          className="text-left underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:underline"
        >
          {item.subject}
        </button>
      </h2>
      <p className="line-clamp-2 text-muted wrap-anywhere">{item.excerpt}</p>
      <ItemBadges item={item} />
      <p className="text-muted wrap-anywhere">
        {[
          t('from', { name: item.sender.name }),
          say(item.createdAt),
          ...(item.assignee ? [t('inHandOf', { name: item.assignee.name })] : []),
        ].join(' · ')}
      </p>
    </Card>
  )
}
