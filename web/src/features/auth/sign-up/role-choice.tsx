import { Backpack, Briefcase, GraduationCap, Presentation } from 'lucide-react'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { REGISTRATION_ROLES, type RegistrationRole } from '#engines/accounts/index.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { ChoiceCard, RadioGroup } from '../../../ui/forms/radio-group.tsx'

const ICONS = {
  student: <Backpack aria-hidden="true" />,
  college: <GraduationCap aria-hidden="true" />,
  teacher: <Presentation aria-hidden="true" />,
  professional: <Briefcase aria-hidden="true" />,
} as const

type RoleChoiceProps = {
  value: RegistrationRole
  onChange: (role: RegistrationRole) => void
  onBlur: () => void
  ref: Ref<HTMLDivElement>
}

export function RoleChoice({ value, onChange, onBlur, ref }: RoleChoiceProps) {
  const { t } = useTranslation('auth')
  return (
    <Field label={t('signUp.role')}>
      <RadioGroup
        ref={ref}
        value={value}
        onValueChange={(role) => onChange(role as RegistrationRole)}
        onBlur={onBlur}
        className="grid! gap-2! sm:grid-cols-2"
      >
        {REGISTRATION_ROLES.map((role) => (
          <ChoiceCard key={role} value={role} label={t(`roles.${role}`)} icon={ICONS[role]} />
        ))}
      </RadioGroup>
    </Field>
  )
}
