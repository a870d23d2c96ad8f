import { Bold, Code, Heading, Italic, Link, List, ListTodo, type LucideIcon, Sigma } from 'lucide-react'
import * as Radix from 'radix-ui/toolbar'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { FORMATS, type Format } from './format-text.ts'
import './markdown-editor.css'

const ICONS: Record<Format, LucideIcon> = {
  bold: Bold,
  italic: Italic,
  heading: Heading,
  list: List,
  task: ListTodo,
  link: Link,
  code: Code,
  formula: Sigma,
}

/** One stop of the Tab key; the arrow keys walk along the buttons. */
export function MarkdownToolbar({ onFormat }: { onFormat: (format: Format) => void }) {
  const { t } = useTranslation('study')
  return (
    <Radix.Root
      aria-label={t('editor.toolbar')}
      className="markdown-toolbar flex flex-wrap rounded-control border border-border bg-sunken"
    >
      {FORMATS.map((format) => {
        const Icon = ICONS[format]
        return (
          <Radix.Button key={format} asChild>
            <IconButton
              label={t(`editor.${format}`)}
              icon={<Icon aria-hidden="true" />}
              // The field keeps its focus and its selection when the button is clicked.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onFormat(format)}
            />
          </Radix.Button>
        )
      })}
    </Radix.Root>
  )
}
