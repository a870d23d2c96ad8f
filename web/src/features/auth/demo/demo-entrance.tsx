import {
  Backpack,
  BriefcaseBusiness,
  GraduationCap,
  type LucideIcon,
  Presentation,
  Rocket,
  Sparkles,
  UsersRound,
} from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { nextReset } from '#contract/public-demo/next-reset.ts'
import type { VisitRole } from '#contract/public-demo/public-demo.ts'
import { useUser } from '../../../kit/session.ts'
import { useVisitRoles } from '../../../kit/site.data.ts'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { FormAlert } from '../../../ui/forms/form-alert.tsx'
import { useDemoEntrance } from './use-demo-entrance.ts'

const PICTURES: Record<VisitRole, LucideIcon> = {
  student: Backpack,
  kid: Rocket,
  teacher: Presentation,
  guardian: UsersRound,
  college: GraduationCap,
  professional: BriefcaseBusiness,
  newcomer: Sparkles,
}

/** The way into a public demo: nobody registers or signs in there, everybody is somebody at once. */
export function DemoEntrance() {
  const { t, i18n } = useTranslation('auth')
  const isInside = useUser() !== null
  const roles = useVisitRoles()
  const entering = useDemoEntrance()
  const sayError = useErrorText()
  const [reset] = useState(() => nextReset(new Date()))
  const time = reset.toLocaleTimeString(i18n.language, { hour: 'numeric', minute: '2-digit' })
  return (
    <>
      <p className="text-lg">{t(isInside ? 'publicDemo.switchText' : 'publicDemo.text')}</p>
      {entering.isError && <FormAlert key={entering.submittedAt}>{sayError(entering.error)}</FormAlert>}
      <ul aria-label={t('publicDemo.roleList')} className="grid gap-3 sm:grid-cols-2">
        {roles.map((role) => (
          <li key={role}>
            <RoleButton
              role={role}
              isOpening={entering.isPending && entering.variables === role}
              onChoose={() => !entering.isPending && entering.mutate(role)}
            />
          </li>
        ))}
      </ul>
      <p className="text-muted">{t('publicDemo.over', { time })}</p>
    </>
  )
}

type RoleButtonProps = { role: VisitRole; isOpening: boolean; onChoose: () => void }

function RoleButton({ role, isOpening, onChoose }: RoleButtonProps) {
  const { t } = useTranslation('auth')
  const Picture = PICTURES[role]
  return (
    <button
      type="button"
      aria-busy={isOpening}
      onClick={onChoose}
      className="flex h-full min-h-20 w-full items-center gap-4 rounded-card border border-border-strong bg-surface px-4 py-3 text-left transition-colors hover:border-brand-edge hover:bg-brand-soft"
    >
      <Picture aria-hidden="true" className="size-8 shrink-0 text-brand-ink" />
      <span className="min-w-0">
        <span className="block font-heading font-semibold text-lg">{t(`publicDemo.roles.${role}`)}</span>
        <span className="block text-muted">
          {isOpening ? t('publicDemo.opening') : t(`publicDemo.about.${role}`)}
        </span>
      </span>
    </button>
  )
}
