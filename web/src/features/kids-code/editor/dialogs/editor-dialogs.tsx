import { Plus, Trash2 } from 'lucide-react'
import { Fragment, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type DeclaredKind,
  declare,
  declareOwnBlock,
  findNameProblem,
} from '#engines/kids-code/editing/declarations.ts'
import { LIMITS } from '#engines/kids-code/program/limits.ts'
import { type Parameter, type Project, STAGE_ID } from '#engines/kids-code/program/project.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { IconButton } from '../../../../ui/actions/icon-button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Input } from '../../../../ui/forms/input.tsx'
import { Radio, RadioGroup } from '../../../../ui/forms/radio-group.tsx'
import { AlertDialog } from '../../../../ui/overlays/alert-dialog.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { ManageDialog, NameDialog } from './declaration-dialogs.tsx'

/** Each way is a list of keys that are pressed together. `Mod` is Ctrl, or Cmd on an Apple. */
const KEY_GROUPS = [
  {
    group: 'find',
    rows: [
      { what: 'toolbox', ways: [['T']] },
      { what: 'pick', ways: [['Arrows']] },
      { what: 'insert', ways: [['Enter']] },
      { what: 'drop', ways: [['Enter']] },
      { what: 'cancel', ways: [['Escape']] },
    ],
  },
  {
    group: 'walk',
    rows: [
      { what: 'workspace', ways: [['W']] },
      { what: 'blocks', ways: [['Up'], ['Down']] },
      { what: 'inside', ways: [['Right'], ['Left']] },
      { what: 'stacks', ways: [['N'], ['B']] },
    ],
  },
  {
    group: 'change',
    rows: [
      { what: 'edit', ways: [['Enter']] },
      { what: 'move', ways: [['M']] },
      { what: 'moveStack', ways: [['Shift', 'M']] },
      { what: 'detach', ways: [['X']] },
      { what: 'duplicate', ways: [['D']] },
      { what: 'delete', ways: [['Delete']] },
      { what: 'undo', ways: [['Mod', 'Z']] },
      { what: 'redo', ways: [['Mod', 'Shift', 'Z']] },
      {
        what: 'copy',
        ways: [
          ['Mod', 'C'],
          ['Mod', 'X'],
          ['Mod', 'V'],
        ],
      },
      { what: 'menu', ways: [['Mod', 'Enter']] },
      { what: 'tidy', ways: [['C']] },
    ],
  },
  {
    group: 'listen',
    rows: [
      { what: 'tell', ways: [['I']] },
      { what: 'tellMore', ways: [['Shift', 'I']] },
      { what: 'help', ways: [['/'], ['F1']] },
    ],
  },
] as const

/** The others are called what stands on them. */
const NAMED_KEYS = ['arrows', 'up', 'down', 'left', 'right', 'enter', 'escape', 'delete', 'shift'] as const

function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent)
}

/** Which key does what in the block editor. */
function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('kidsCodeBlocks')
  const nameKey = (key: string) => {
    if (key === 'Mod') return t(isApple() ? 'keys.key.command' : 'keys.key.control')
    const named = NAMED_KEYS.find((name) => name === key.toLowerCase())
    return named ? t(`keys.key.${named}`) : key
  }
  return (
    <Dialog title={t('keys.title')} description={t('keys.intro')} width="large" onClose={onClose}>
      <div className="flex flex-col gap-6">
        {KEY_GROUPS.map(({ group, rows }) => (
          <section key={group}>
            <h3 className="pb-2 font-semibold text-lg">{t(`keys.group.${group}`)}</h3>
            <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[14rem_1fr]">
              {rows.map(({ what, ways }) => (
                <Fragment key={what}>
                  <dt className="flex flex-wrap items-center gap-1">
                    {ways.map((way, index) => (
                      <Fragment key={way.join('+')}>
                        {index > 0 && <span className="px-1 text-muted">{t('keys.key.or')}</span>}
                        {way.map((key) => (
                          <kbd
                            key={key}
                            className="inline-block min-w-8 rounded-small border border-border-strong bg-sunken px-2 py-0.5 text-center font-sans"
                          >
                            {nameKey(key)}
                          </kbd>
                        ))}
                      </Fragment>
                    ))}
                  </dt>
                  <dd className="border-border border-b pb-2 sm:border-b-0 sm:pb-0">
                    {t(`keys.what.${what}`)}
                  </dd>
                </Fragment>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}

export type EditorDialog =
  /** Whoever asked for it wants to use what is made. */
  | { type: 'new'; kind: DeclaredKind; use?: (id: string) => void }
  | { type: 'manage'; kind: DeclaredKind }
  | { type: 'keys' }
  | { type: 'confirm'; message: string; answer: (isYes: boolean) => void }

type EditorDialogsProps = {
  dialog: EditorDialog
  project: Project
  owner: string
  onChange: (project: Project) => void
  onOpen: (dialog: EditorDialog) => void
  onClose: () => void
}

export function EditorDialogs({ dialog, project, owner, onChange, onOpen, onClose }: EditorDialogsProps) {
  const { t } = useTranslation('kidsCodeBlocks')
  function finish(changed: { project: Project; id: string }, use?: (id: string) => void) {
    onClose()
    onChange(changed.project)
    use?.(changed.id)
  }
  if (dialog.type === 'keys') return <KeysDialog onClose={onClose} />
  if (dialog.type === 'confirm') {
    const close = (isYes: boolean) => {
      onClose()
      dialog.answer(isYes)
    }
    return (
      <AlertDialog
        title={t('confirm.title')}
        description={dialog.message}
        confirmLabel={t('confirm.yes')}
        cancelLabel={t('confirm.no')}
        isDestructive
        onConfirm={() => close(true)}
        onClose={() => close(false)}
      />
    )
  }
  if (dialog.type === 'manage') {
    return (
      <ManageDialog
        kind={dialog.kind}
        project={project}
        owner={owner}
        onChange={onChange}
        onNew={() => onOpen({ type: 'new', kind: dialog.kind })}
        onClose={onClose}
      />
    )
  }
  const { kind, use } = dialog
  if (kind === 'own-block') {
    return <OwnBlockDialog project={project} onMade={(made) => finish(made, use)} onClose={onClose} />
  }
  return (
    <DeclareDialog
      kind={kind}
      project={project}
      owner={owner}
      onMade={(made) => finish(made, use)}
      onClose={onClose}
    />
  )
}

type DeclareDialogProps = {
  kind: Exclude<DeclaredKind, 'own-block'>
  project: Project
  owner: string
  onMade: (made: { project: Project; id: string }) => void
  onClose: () => void
}

/** A variable or a list for all sprites or for one; a message is always for all. */
function DeclareDialog({ kind, project, owner, onMade, onClose }: DeclareDialogProps) {
  const { t } = useTranslation('kidsCodeBlocks')
  const [scope, setScope] = useState<'everyone' | 'own'>('everyone')
  const sprite = project.sprites.find(({ id }) => id === owner)
  const chosen = scope === 'own' && kind !== 'message' ? owner : null

  return (
    <NameDialog
      title={t(`declare.new.${kind}`)}
      width="small"
      submitLabel={t('declare.create')}
      findProblem={(name) => findNameProblem(project, kind, name, { owner: chosen })}
      onName={(name) => onMade(declare(project, kind, name, chosen))}
      onClose={onClose}
    >
      {kind !== 'message' && owner !== STAGE_ID && sprite && (
        <Field label={t('declare.scope')}>
          <RadioGroup value={scope} onValueChange={(value) => setScope(value === 'own' ? 'own' : 'everyone')}>
            <Radio value="everyone" label={t('declare.everyone')} />
            <Radio value="own" label={t('declare.onlyThis', { name: sprite.name })} />
          </RadioGroup>
        </Field>
      )}
    </NameDialog>
  )
}

type OwnBlockDialogProps = {
  project: Project
  onMade: (made: { project: Project; id: string }) => void
  onClose: () => void
}

type Row = Omit<Parameter, 'id'> & { key: number }

function OwnBlockDialog({ project, onMade, onClose }: OwnBlockDialogProps) {
  const { t } = useTranslation('kidsCodeBlocks')
  const [rows, setRows] = useState<Row[]>([])
  const count = useRef(0)

  function add(kind: Parameter['kind']) {
    count.current += 1
    setRows([...rows, { key: count.current, name: '', kind }])
  }

  return (
    <NameDialog
      title={t('declare.new.own-block')}
      submitLabel={t('declare.create')}
      findProblem={(name) => findNameProblem(project, 'own-block', name)}
      onName={(name) => onMade(declareOwnBlock(project, name, rows))}
      onClose={onClose}
    >
      <fieldset className="flex flex-col gap-3">
        <legend className="font-medium">{t('declare.parameters')}</legend>
        <p className="text-muted">{t('declare.parametersHint')}</p>
        {rows.map((row) => (
          <div key={row.key} className="flex items-end gap-2">
            <Field label={t(`declare.parameterName.${row.kind}`)} className="min-w-0 flex-1">
              <Input
                value={row.name}
                maxLength={LIMITS.nameLength}
                autoComplete="off"
                onChange={(event) =>
                  setRows(rows.map((one) => (one === row ? { ...row, name: event.target.value } : one)))
                }
              />
            </Field>
            <IconButton
              label={t('declare.removeParameter', { name: row.name || t('declare.unnamedParameter') })}
              icon={<Trash2 />}
              onClick={() => setRows(rows.filter((one) => one !== row))}
            />
          </div>
        ))}
        {rows.length < LIMITS.parameters && (
          <div className="flex flex-wrap gap-2">
            <Button variant="outline" onClick={() => add('value')}>
              <Plus aria-hidden />
              {t('declare.addValue')}
            </Button>
            <Button variant="outline" onClick={() => add('condition')}>
              <Plus aria-hidden />
              {t('declare.addCondition')}
            </Button>
          </div>
        )}
      </fieldset>
    </NameDialog>
  )
}
