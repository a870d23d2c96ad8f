import { createContext, use } from 'react'

type FieldWiring = {
  controlId: string
  labelId: string
  describedBy: string | undefined
  isInvalid: boolean
  isRequired: boolean
}

export const FieldContext = createContext<FieldWiring | null>(null)

type WiredProps = {
  id?: string | undefined
  required?: boolean | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined
}

/** Ties a control to the label, description and error of the Field around it. What the caller sets wins. */
export function useFieldControl(props: WiredProps) {
  const field = use(FieldContext)
  return {
    id: props.id ?? field?.controlId,
    required: props.required ?? (field?.isRequired || undefined),
    'aria-describedby':
      [field?.describedBy, props['aria-describedby']].filter(Boolean).join(' ') || undefined,
    'aria-invalid': props['aria-invalid'] ?? (field?.isInvalid || undefined),
  }
}

/** The same for controls that are groups (radio buttons, sliders), which a label's `for` cannot name. */
export function useFieldGroup(
  props: WiredProps & { 'aria-labelledby'?: string | undefined; 'aria-label'?: string | undefined },
) {
  const field = use(FieldContext)
  const { required, ...wired } = useFieldControl(props)
  return {
    ...wired,
    'aria-required': required,
    'aria-labelledby': props['aria-labelledby'] ?? (props['aria-label'] ? undefined : field?.labelId),
  }
}
