import { SlidersHorizontal } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { AGENTS, type AgentPreferences } from '#engines/agents/index.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Switch } from '../../../ui/forms/switch.tsx'
import { Popover } from '../../../ui/overlays/popover.tsx'
import { keepPreferences, usePreferences } from './agent-preferences.ts'
import { TutorMemory } from './tutor-memory.tsx'

/** Whom the learner would rather have answer, and how, kept on this device; and what the tutor remembers. */
export function ChatSettings({ user }: { user: User }) {
  const { t } = useTranslation('chat')
  const preferences = usePreferences(user.id)
  const change = (next: Partial<AgentPreferences>) => keepPreferences(user.id, { ...preferences, ...next })
  return (
    <Popover
      label={t('settings.title')}
      align="end"
      trigger={<IconButton label={t('settings.title')} icon={<SlidersHorizontal />} />}
    >
      {/* Ten lines and the switches are higher than a phone. */}
      <div className="-m-1 max-h-[calc(var(--radix-popover-content-available-height)-2rem)] overflow-y-auto p-1">
        <h3 className="mb-1 font-semibold text-lg">{t('settings.title')}</h3>
        <fieldset>
          <legend className="text-muted">{t('settings.agents')}</legend>
          {AGENTS.map((agent) => (
            <Field key={agent} label={t(`agents.${agent}`)} layout="inline">
              <Checkbox
                checked={preferences.preferredAgents.includes(agent)}
                onCheckedChange={(isChosen) =>
                  change({
                    preferredAgents: AGENTS.filter((one) =>
                      one === agent ? isChosen === true : preferences.preferredAgents.includes(one),
                    ),
                  })
                }
              />
            </Field>
          ))}
        </fieldset>
        <Field label={t('settings.together')} layout="inline">
          <Switch
            checked={preferences.enableCollaboration}
            onCheckedChange={(enableCollaboration) => change({ enableCollaboration })}
          />
        </Field>
        <Field label={t('settings.adaptive')} layout="inline">
          <Switch
            checked={preferences.adaptiveMode}
            onCheckedChange={(adaptiveMode) => change({ adaptiveMode })}
          />
        </Field>
        <TutorMemory user={user} />
      </div>
    </Popover>
  )
}
