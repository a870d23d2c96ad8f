import { useTranslation } from 'react-i18next'
import { planning } from '#contract/study/planning.ts'
import { call } from '../../../api/call.ts'
import { CalendarFeedCard } from '../../../kit/days/calendar-feed-card.tsx'
import { FEED_KEY } from '../planning.data.ts'

export function CalendarFeed() {
  const { t } = useTranslation('planning')
  return (
    <CalendarFeedCard
      text={t('feed.text')}
      queryKey={FEED_KEY}
      read={() => call(planning.calendarFeed, {})}
      open={() => call(planning.openCalendarFeed, {})}
      revoke={() => call(planning.revokeCalendarFeed, {})}
    />
  )
}
