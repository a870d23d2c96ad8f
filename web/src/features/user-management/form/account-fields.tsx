import { useTranslation } from 'react-i18next'
import { isTeacherRole, ROLES, type Role } from '#engines/accounts/index.ts'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Input } from '../../../ui/forms/input.tsx'
import { Select, SelectItems } from '../../../ui/forms/select.tsx'

export const GRADES = Array.from({ length: 12 }, (_, n) => String(n + 1))

export type AccountValues = {
  firstName: string
  lastName: string
  email: string
  role: Role
  /** As text; empty until it is chosen. */
  grade: string
  /** As text; empty where nobody has told it. */
  age: string
  isTeacher: boolean
}
export const ACCOUNT_FIELDS = ['firstName', 'lastName', 'email', 'role', 'grade', 'age', 'isTeacher'] as const

type AccountFieldsProps = {
  values: AccountValues
  /** Why the role is as it is; then it cannot be chosen. */
  roleNote?: string | undefined
  /** A new account says its age itself. */
  hasAge?: boolean
  errorOf: (field: string) => string | undefined
  onChange: (values: AccountValues) => void
}

/** What a new account and a changed one have in common. */
export function AccountFields({ values, roleNote, hasAge = false, errorOf, onChange }: AccountFieldsProps) {
  const { t } = useTranslation('users')
  const set = (change: Partial<AccountValues>) => onChange({ ...values, ...change })
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        {(['firstName', 'lastName'] as const).map((name) => (
          <Field key={name} label={t(`form.${name}`)} error={errorOf(name)} isRequired>
            <Input
              value={values[name]}
              maxLength={100}
              autoComplete="off"
              onChange={({ target }) => set({ [name]: target.value })}
            />
          </Field>
        ))}
      </div>
      <Field label={t('form.email')} error={errorOf('email')} isOptional>
        <Input
          type="email"
          value={values.email}
          maxLength={254}
          autoComplete="off"
          onChange={({ target }) => set({ email: target.value })}
        />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t('form.role')} description={roleNote} error={errorOf('role')} isRequired>
          <Select
            value={values.role}
            isDisabled={roleNote !== undefined}
            onValueChange={(value) => {
              const role = ROLES.find((one) => one === value) ?? values.role
              set({ role, isTeacher: isTeacherRole(role) })
            }}
          >
            <SelectItems values={ROLES} nameOf={(role) => t(`roles.${role}`)} />
          </Select>
        </Field>
        {values.role === 'student' && (
          <Field label={t('form.grade')} error={errorOf('grade')} isRequired>
            <Select
              value={values.grade}
              placeholder={t('form.chooseGrade')}
              onValueChange={(grade) => set({ grade })}
            >
              <SelectItems values={GRADES} nameOf={(grade) => t('grade', { grade })} />
            </Select>
          </Field>
        )}
      </div>
      {hasAge && values.role === 'student' && (
        <Field label={t('form.age')} description={t('form.ageText')} error={errorOf('age')} isOptional>
          <Input
            type="number"
            inputMode="numeric"
            min={4}
            max={120}
            value={values.age}
            autoComplete="off"
            onChange={({ target }) => set({ age: target.value })}
          />
        </Field>
      )}
      {values.role !== 'student' && !isTeacherRole(values.role) && (
        <Field
          label={t('form.isTeacher')}
          description={t('form.isTeacherText')}
          error={errorOf('isTeacher')}
          layout="inline"
        >
          <Checkbox
            checked={values.isTeacher}
            onCheckedChange={(isOn) => set({ isTeacher: isOn === true })}
          />
        </Field>
      )}
    </>
  )
}
