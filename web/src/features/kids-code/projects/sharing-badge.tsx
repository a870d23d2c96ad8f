import { Clock, EyeOff, Globe, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ProjectCard } from '#contract/kids-code/projects.ts'
import { Badge } from '../../../ui/display/badge.tsx'

const LOOKS = {
  waiting: { tone: 'warning', Icon: Clock },
  public: { tone: 'success', Icon: Globe },
  declined: { tone: 'neutral', Icon: Undo2 },
  hidden: { tone: 'neutral', Icon: EyeOff },
} as const

/** Where a project stands on its way to others; nothing for one that is private. */
export function SharingBadge({ sharing }: Pick<ProjectCard, 'sharing'>) {
  const { t } = useTranslation('kidsCodeProjects')
  if (sharing === 'private') return null
  const { tone, Icon } = LOOKS[sharing]
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" />
      {t(`sharing.${sharing}`)}
    </Badge>
  )
}
