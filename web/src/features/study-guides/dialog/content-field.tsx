import type { ReactNode } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { LONGEST_GUIDE } from '#contract/study/study-guides.ts'
import { MarkdownEditor } from '../../../kit/markdown/markdown-editor.tsx'
import type { GuideValues } from './guide-values.ts'

type ContentFieldProps = {
  form: UseFormReturn<GuideValues>
  label: string
  description?: ReactNode
  aside?: ReactNode
}

export function ContentField({ form, ...words }: ContentFieldProps) {
  return (
    <Controller
      control={form.control}
      name="content"
      render={({ field, fieldState }) => (
        <MarkdownEditor
          {...field}
          {...words}
          error={fieldState.error?.message}
          maxLength={LONGEST_GUIDE}
          rows={12}
          isRequired
        />
      )}
    />
  )
}
