import { CalendarX2, CircleAlert, LifeBuoy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { StudentNeed } from '#contract/teaching/students.ts'
import { Badge, type BadgeTone } from '../../ui/display/badge.tsx'

const LOOKS = {
  failedTries: { tone: 'destructive', icon: CircleAlert },
  stuck: { tone: 'warning', icon: LifeBuoy },
  inactive: { tone: 'neutral', icon: CalendarX2 },
} as const satisfies Record<StudentNeed['code'], { tone: BadgeTone; icon: unknown }>

/** Why somebody could use a hand, in plain words. */
export function useNeedWords(): (need: StudentNeed) => string {
  const { t } = useTranslation('students')
  return (need) =>
    need.code === 'inactive'
      ? t('need.inactive', { count: need.count })
      : t(`need.${need.code}`, { count: need.count, skill: need.skill.name })
}

export function NeedBadge({ need }: { need: StudentNeed }) {
  const { tone, icon: Icon } = LOOKS[need.code]
  const word = useNeedWords()
  return (
    <Badge tone={tone} className="rounded-control! text-start">
      <Icon aria-hidden="true" />
      {word(need)}
    </Badge>
  )
}
