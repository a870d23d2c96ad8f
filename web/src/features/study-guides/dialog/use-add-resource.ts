import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LONGEST_RESOURCE, studyGuides } from '#contract/study/study-guides.ts'
import { call } from '../../../api/call.ts'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import { type Resource, toAddress } from './guide-values.ts'

/** A text is added as it is; a page is read first, so that whoever adds it learns at once when it cannot be. */
export function useAddResource(onAdded: (resource: Resource) => void) {
  const { t } = useTranslation(['guides', 'study'])
  const toErrorText = useErrorText()
  const [isReading, setReading] = useState(false)
  const asked = useRef<AbortController | null>(null)
  useEffect(() => () => asked.current?.abort(), [])

  function fail(description: string): false {
    toast({ title: t('study:error'), description, variant: 'destructive' })
    return false
  }

  /** Whether it was added; if not, the reader has been told why. */
  async function add(type: Resource['type'], typed: string): Promise<boolean> {
    if (!typed.trim()) return fail(t('emptyResource'))
    if (typed.length > LONGEST_RESOURCE) return fail(t('resourceTooLong', { count: LONGEST_RESOURCE }))
    if (type === 'text') {
      onAdded({ type, content: typed, name: null, isChosen: true })
      return true
    }
    const content = toAddress(typed)
    const asking = new AbortController()
    asked.current = asking
    setReading(true)
    try {
      const { title } = await call(studyGuides.readResource, { url: content }, { signal: asking.signal })
      if (asking.signal.aborted) return true
      setReading(false)
      onAdded({ type, content, name: title, isChosen: true })
      return true
    } catch (error) {
      if (asking.signal.aborted) return true
      setReading(false)
      return fail(toErrorText(error))
    }
  }

  return { add, isReading }
}
