import './markdown-editor.css'
import { Bold, Code, Heading, Italic, Link, List, ListTodo, type LucideIcon, Sigma } from 'lucide-react'
import * as Radix from 'radix-ui/toolbar'
import { type KeyboardEvent, type ReactNode, type Ref, useDeferredValue, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Textarea } from '../../ui/forms/textarea.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/layout/tabs.tsx'
import { useMediaQuery } from '../../ui/layout/use-media-query.ts'
import { CharactersLeft } from './characters-left.tsx'
import { continueList, type Edit, FORMATS, type Format, formatText } from './format-text.ts'
import { Markdown } from './markdown.tsx'

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
function MarkdownToolbar({ onFormat }: { onFormat: (format: Format) => void }) {
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
              icon={<Icon />}
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

type MarkdownEditorProps = {
  label: string
  value: string
  onChange: (text: string) => void
  onBlur?: () => void
  name?: string
  ref?: Ref<HTMLTextAreaElement>
  error?: string | undefined
  description?: ReactNode
  isRequired?: boolean
  isOptional?: boolean
  /** Right of the label. */
  aside?: ReactNode
  /** More can be typed, but the field says that it is too much: nothing pasted is cut off in silence. */
  maxLength: number
  rows?: number
  placeholder?: string
}

const SHORTCUTS: Partial<Record<string, Format>> = { b: 'bold', i: 'italic' }

/**
 * A field for Markdown with formulas: a toolbar, and what it will look like beside it, on a phone behind a tab. Takes
 * the `field` of react-hook-form's Controller as it is.
 */
export function MarkdownEditor(props: MarkdownEditorProps) {
  const {
    label,
    value,
    onChange,
    onBlur,
    name,
    ref,
    maxLength,
    rows = 10,
    placeholder,
    aside,
    ...field
  } = props
  const { t } = useTranslation('study')
  const [view, setView] = useState('write')
  // Room for a field and its preview side by side.
  const isWide = useMediaQuery('(width >= 768px)')
  const textarea = useRef<HTMLTextAreaElement>(null)

  function format(kind: Format) {
    const element = textarea.current
    if (element) applyEdit(element, formatText(kind, readSelected(element)))
  }

  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.nativeEvent.isComposing || event.altKey) return
    if (event.ctrlKey || event.metaKey) {
      const kind = event.shiftKey ? undefined : SHORTCUTS[event.key.toLowerCase()]
      if (!kind) return
      event.preventDefault()
      format(kind)
    } else if (event.key === 'Enter' && !event.shiftKey) {
      const edit = continueList(readSelected(event.currentTarget))
      if (!edit) return
      event.preventDefault()
      applyEdit(event.currentTarget, edit)
    }
  }

  const written = (
    <div className="flex flex-col gap-2">
      <MarkdownToolbar onFormat={format} />
      <Textarea
        dir="auto"
        ref={(element) => {
          textarea.current = element
          return handOver(ref, element)
        }}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        name={name}
        rows={rows}
        placeholder={placeholder}
        onKeyDown={handleKey}
        aria-keyshortcuts="Control+B Control+I"
        className="grow"
      />
    </div>
  )

  return (
    <Field
      label={label}
      aside={
        <span className="flex items-baseline gap-3">
          <CharactersLeft length={value.length} maxLength={maxLength} />
          {aside}
        </span>
      }
      {...field}
    >
      {isWide ? (
        <div className="grid grid-cols-2 gap-3">
          {written}
          <Preview text={value} isBeside />
        </div>
      ) : (
        <Tabs value={view} onValueChange={setView} className="gap-2!">
          <TabList label={label}>
            <Tab value="write">{t('editor.write')}</Tab>
            <Tab value="preview">{t('editor.preview')}</Tab>
          </TabList>
          <TabPanel value="write" isKept>
            {written}
          </TabPanel>
          <TabPanel value="preview">
            <Preview text={value} isBeside={false} />
          </TabPanel>
        </Tabs>
      )}
    </Field>
  )
}

function Preview({ text, isBeside }: { text: string; isBeside: boolean }) {
  const { t } = useTranslation('study')
  // Typing goes first; what it looks like may come a moment later.
  const shown = useDeferredValue(text)
  return (
    // biome-ignore lint/a11y/useSemanticElements: nothing in it is filled in, and a form may have several, so that it is no landmark either
    <div
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls, and the arrow keys scroll it
      tabIndex={0}
      aria-label={t('editor.preview')}
      className={`overflow-y-auto rounded-control border border-border border-dashed bg-surface p-3 ${isBeside ? 'h-0 min-h-full' : 'max-h-[60dvh] min-h-64'}`}
    >
      {shown.trim() ? (
        <Markdown text={shown} headingsFrom={3} />
      ) : (
        <p className="text-muted">{t('editor.nothing')}</p>
      )}
    </div>
  )
}

function readSelected({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) {
  return { text: value, from: selectionStart, to: selectionEnd }
}

function handOver(ref: Ref<HTMLTextAreaElement> | undefined, element: HTMLTextAreaElement | null) {
  if (typeof ref === 'function') return ref(element)
  if (ref) ref.current = element
}

/**
 * Changes a field as if it had been typed. `execCommand` is old, but nothing else keeps Ctrl+Z working and tells
 * React; where a browser refuses it, the text is set and told by hand.
 */
function applyEdit(element: HTMLTextAreaElement, edit: Edit): void {
  element.focus()
  element.setSelectionRange(edit.from, edit.to)
  const isDone = edit.insert
    ? document.execCommand('insertText', false, edit.insert)
    : document.execCommand('delete')
  if (!isDone) {
    element.setRangeText(edit.insert, edit.from, edit.to)
    element.dispatchEvent(new Event('input', { bubbles: true }))
  }
  element.setSelectionRange(edit.selectFrom, edit.selectTo)
}
