import { Backpack, Copy, Ellipsis, Pencil, Save, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, expectNothingSticksOut, showInDark, showOnPhone } from '../testing/looks.ts'
import { Button } from './actions/button.tsx'
import { IconButton } from './actions/icon-button.tsx'
import { BarChart } from './charts/bar-chart.tsx'
import { HeatMap } from './charts/heat-map.tsx'
import { LineChart } from './charts/line-chart.tsx'
import { Avatar } from './display/avatar.tsx'
import { Badge } from './display/badge.tsx'
import { Dots } from './display/dots.tsx'
import { Kbd } from './display/kbd.tsx'
import { ProgressBar } from './display/progress-bar.tsx'
import { ProgressRing } from './display/progress-ring.tsx'
import { StarRating } from './display/star-rating.tsx'
import { Logo } from './drawings/logo.tsx'
import { LogoMark } from './drawings/logo-mark.tsx'
import { OfflineCloud } from './drawings/offline-cloud.tsx'
import { OpenBook } from './drawings/open-book.tsx'
import { PottedSeedling } from './drawings/potted-seedling.tsx'
import { Signpost } from './drawings/signpost.tsx'
import { GROWTH_STAGES, Sprout } from './drawings/sprout.tsx'
import { WateringCan } from './drawings/watering-can.tsx'
import { WiltedPlant } from './drawings/wilted-plant.tsx'
import { Checkbox } from './forms/checkbox.tsx'
import { Combobox } from './forms/combobox.tsx'
import { Field } from './forms/field.tsx'
import { Input } from './forms/input.tsx'
import { NumberInput } from './forms/number-input.tsx'
import { PasswordInput } from './forms/password-input.tsx'
import { ChoiceCard, Radio, RadioGroup } from './forms/radio-group.tsx'
import { SearchInput } from './forms/search-input.tsx'
import { Select, SelectGroup, SelectItem } from './forms/select.tsx'
import { Slider } from './forms/slider.tsx'
import { Switch } from './forms/switch.tsx'
import { Textarea } from './forms/textarea.tsx'
import { Accordion, AccordionItem } from './layout/accordion.tsx'
import { Card, CardDescription, CardFooter, CardHeader, CardTitle } from './layout/card.tsx'
import { Carousel } from './layout/carousel.tsx'
import { Separator } from './layout/separator.tsx'
import { Tab, TabList, TabPanel, Tabs } from './layout/tabs.tsx'
import { Breadcrumb } from './navigation/breadcrumb.tsx'
import { Pagination } from './navigation/pagination.tsx'
import { AlertDialog } from './overlays/alert-dialog.tsx'
import { Dialog, DialogClose } from './overlays/dialog.tsx'
import { DropdownMenu, MenuChoice, MenuChoices, MenuItem, MenuLabel } from './overlays/dropdown-menu.tsx'
import { Popover } from './overlays/popover.tsx'
import { Sheet } from './overlays/sheet.tsx'
import { Tooltip } from './overlays/tooltip.tsx'
import { EmptyState } from './states/empty-state.tsx'
import { ErrorState } from './states/error-state.tsx'
import { OfflineState } from './states/offline-state.tsx'
import { Skeleton, SkeletonArea, SkeletonText } from './states/skeleton.tsx'
import { Spinner } from './states/spinner.tsx'
import type { Column } from './table/column.ts'
import { DataTable } from './table/data-table.tsx'

const doNothing = () => {}
const VARIANTS = ['primary', 'secondary', 'outline', 'ghost', 'destructive', 'link'] as const
const LIVELY_TONES = ['primary', 'emerald', 'amber', 'cyan', 'purple'] as const
const TONES = ['neutral', 'outline', ...LIVELY_TONES, 'info', 'success', 'warning', 'destructive'] as const
const SURFACES = ['background', 'surface', 'raised', 'sunken']
const SCHOOL_SUBJECTS = ['mathematics', 'english', 'science', 'history', 'geography', 'art', 'music']
const SUBJECTS = ['default', ...SCHOOL_SUBJECTS, 'physical-education', 'computer-science']

const ACTIONS = (
  <>
    {VARIANTS.map((variant) => (
      <Button key={variant} variant={variant}>
        {variant}
      </Button>
    ))}
    {VARIANTS.map((variant) => (
      <Button key={variant} variant={variant} disabled>
        Not now
      </Button>
    ))}
    <Button size="large">Large</Button>
    <Button>
      <Save aria-hidden="true" />
      Save
    </Button>
    <Button variant="outline" asChild>
      <a href="#components">To the components</a>
    </Button>
    <Button isFullWidth variant="secondary">
      Full width
    </Button>
    <Button isPending pendingLabel="Saving…">
      Save
    </Button>
    <Button isPending variant="outline">
      Wait
    </Button>
    <IconButton label="Edit" icon={<Pencil aria-hidden="true" />} />
    <IconButton label="More" icon={<Ellipsis aria-hidden="true" />} variant="outline" />
    <IconButton label="Remove" icon={<Trash2 aria-hidden="true" />} variant="destructive" />
  </>
)

const FIELDS = (
  <>
    <Field label="Name" description="As on your papers" isRequired>
      <Input placeholder="Ada" autoComplete="off" />
    </Field>
    <Field label="Email" error="This is no address">
      <Input type="email" defaultValue="ada@" autoComplete="off" />
    </Field>
    <Field label="Password">
      <PasswordInput autoComplete="off" defaultValue="correct horse" />
    </Field>
    <Field label="Grade">
      <NumberInput min={1} max={12} defaultValue={5} />
    </Field>
    <Field label="Read only">
      <Input readOnly value="Fixed" />
    </Field>
    <Field label="Disabled">
      <Input disabled value="Fixed" />
    </Field>
    <Field label="Message" isOptional aside={<span className="text-muted tabular-nums">0 of 500</span>}>
      <Textarea />
    </Field>
    <Field label="Remember me" layout="inline">
      <Checkbox defaultChecked />
    </Field>
    <Field label="Some of them" layout="inline">
      <Checkbox checked="indeterminate" />
    </Field>
    <Field label="Terms" layout="inline" error="Please accept them">
      <Checkbox />
    </Field>
    <Field label="Off" layout="inline">
      <Checkbox disabled />
    </Field>
    <Field label="Notify me" layout="inline">
      <Switch defaultChecked />
    </Field>
    <Field label="Notify them" layout="inline">
      <Switch />
    </Field>
    <Field label="Notify nobody" layout="inline">
      <Switch disabled />
    </Field>
    <Field label="Pace">
      <RadioGroup defaultValue="average">
        <Radio value="slow" label="Slow" />
        <Radio value="average" label="Average" description="As most do" />
        <Radio value="fast" label="Fast" isDisabled />
      </RadioGroup>
    </Field>
    <Field label="Who are you?">
      <RadioGroup defaultValue="student" className="gap-3">
        <ChoiceCard value="student" label="Student" description="I learn" icon={<Backpack aria-hidden />} />
        <ChoiceCard value="other" label="Somebody else" isDisabled />
      </RadioGroup>
    </Field>
    <Field label="City">
      <Select placeholder="Choose">
        <SelectGroup label="Europe">
          <SelectItem value="lisbon">Lisbon</SelectItem>
          <SelectItem value="malmo">Malmö</SelectItem>
        </SelectGroup>
      </Select>
    </Field>
    <Field label="No city">
      <Select isDisabled placeholder="Choose">
        <SelectItem value="lisbon">Lisbon</SelectItem>
      </Select>
    </Field>
    <Field label="Another city">
      <Combobox
        options={[{ value: 'kyoto', label: 'Kyoto' }]}
        value={null}
        onValueChange={doNothing}
        placeholder="Choose"
      />
    </Field>
    <Field label="Search">
      <SearchInput value="" onValueChange={doNothing} placeholder="Search" />
    </Field>
    <Field label="Goal" aside={<span className="font-heading tabular-nums">30 minutes</span>}>
      <Slider min={15} max={180} step={15} value={30} onValueChange={doNothing} formatValue={String} />
    </Field>
    <Field label="Five steps">
      <Slider min={1} max={5} value={3} />
    </Field>
  </>
)

const CLOSED_OVERLAYS = (
  <>
    <Dialog
      trigger={<Button variant="outline">Open dialog</Button>}
      title="Rename this item"
      description="Choose a name."
      width="small"
      footer={
        <DialogClose>
          <Button>Save</Button>
        </DialogClose>
      }
    >
      Words
    </Dialog>
    <AlertDialog
      trigger={<Button variant="destructive">Ask before deleting</Button>}
      title="Delete this item?"
      description="It can be restored."
      confirmLabel="Delete"
      isDestructive
      onConfirm={doNothing}
    />
    {(['left', 'right'] as const).map((side) => (
      <Sheet key={side} side={side} title={side} trigger={<Button variant="outline">{side}</Button>}>
        Words
      </Sheet>
    ))}
    <Popover label="Popover" trigger={<Button variant="outline">Open popover</Button>}>
      Words
    </Popover>
    <DropdownMenu trigger={<Button variant="outline">Open menu</Button>}>
      <MenuItem icon={<Copy aria-hidden="true" />}>Copy</MenuItem>
      <MenuItem isDisabled>Not available</MenuItem>
      <MenuLabel>View</MenuLabel>
      <MenuChoices value="list" onValueChange={doNothing}>
        <MenuChoice value="list">List</MenuChoice>
      </MenuChoices>
      <MenuItem isDestructive icon={<Trash2 aria-hidden="true" />}>
        Delete
      </MenuItem>
    </DropdownMenu>
    <Tooltip content="More words">
      <Button variant="outline">Rest on me</Button>
    </Tooltip>
  </>
)

const STATES = (
  <>
    <Spinner label="Spinner" slowAfterMs={60_000} />
    <Spinner label="Slow" slowAfterMs={0} />
    <SkeletonArea label="Loading" className="flex flex-col gap-4">
      <Skeleton className="size-11" shape="round" />
      <Skeleton className="h-6 w-2/5" shape="line" />
      <SkeletonText lines={4} />
      <Skeleton className="h-11 w-32" shape="control" />
    </SkeletonArea>
    <EmptyState
      drawing={<OpenBook />}
      title="No notes yet"
      description="Write down what you want to remember."
      action={<Button>Write a note</Button>}
      headingLevel={3}
    />
    <ErrorState onRetry={doNothing} headingLevel={3} />
    <OfflineState onRetry={doNothing} headingLevel={3} />
  </>
)

const LAYOUT = (
  <>
    <Card>
      <CardHeader>
        <CardTitle level={3}>A card</CardTitle>
        <CardDescription>Borders do most of the work.</CardDescription>
      </CardHeader>
      <CardFooter>
        <Button>Open</Button>
      </CardFooter>
    </Card>
    <Card accent="var(--subject-english)" isInteractive>
      <CardTitle level={3}>
        <a href="#components" className="after:absolute after:inset-0 after:rounded-card">
          The whole card is a link
        </a>
      </CardTitle>
      <Separator />
    </Card>
    {(['brand', 'sunken', 'raised'] as const).map((tone) => (
      <Card key={tone} tone={tone}>
        {tone}
      </Card>
    ))}
    {SUBJECTS.map((subject) => (
      <Card key={subject} padding="small" accent={`var(--subject-${subject})`}>
        {subject}
      </Card>
    ))}
    <Tabs defaultValue="first">
      <TabList label="Tabs">
        <Tab value="first">First</Tab>
        <Tab value="second">Second</Tab>
        <Tab value="unavailable" isDisabled>
          Unavailable
        </Tab>
      </TabList>
      <TabPanel value="first">One</TabPanel>
      <TabPanel value="second">Two</TabPanel>
    </Tabs>
    <Accordion defaultOpen={['mind']}>
      <AccordionItem value="mind" title="Can I change my mind later?" headingLevel={3}>
        Yes.
      </AccordionItem>
      <AccordionItem value="offline" title="Does it work without a connection?" headingLevel={3}>
        Yes.
      </AccordionItem>
    </Accordion>
    <Carousel label="Voices" intervalMs={7000}>
      <Card className="h-full text-center text-lg">It feels calm.</Card>
      <Card className="h-full text-center text-lg">I learn on the train.</Card>
    </Carousel>
    <Breadcrumb>
      <a href="#components">Home</a>
      <a href="#components">Library</a>
      This page
    </Breadcrumb>
    <Pagination page={5} pageCount={12} onPageChange={doNothing} />
  </>
)

const DISPLAY = (
  <>
    {TONES.map((tone) => (
      <Badge key={tone} tone={tone}>
        {tone}
      </Badge>
    ))}
    {(['small', 'medium', 'large'] as const).map((size) => (
      <Avatar key={size} firstName="Ada" lastName="Lovelace" size={size} />
    ))}
    <Avatar />
    {[0, 45, 69, 70, 90, 100].map((percent) => (
      <div key={percent}>
        <ProgressBar label="Chapters read" percent={percent} />
        <ProgressRing label="Mastery" percent={percent} />
      </div>
    ))}
    <ProgressBar label="Chapters read" percent={70} color="var(--subject-mathematics)" />
    <ProgressRing label="Mastery" percent={60} color="var(--subject-music)" sizePx={44} />
    {[0, 3, 5].map((level) => (
      <div key={level}>
        <StarRating rating={level} />
        <Dots level={level} label={`Difficulty ${level} of 5`} />
      </div>
    ))}
    <Kbd>F8</Kbd>
    <Logo />
    <Logo size="large" />
    <LogoMark className="size-6" />
    {GROWTH_STAGES.map((stage) => (
      <Sprout key={stage} stage={stage} className="size-28" />
    ))}
    <PottedSeedling />
    <WateringCan />
    <Signpost />
    <OfflineCloud />
    <WiltedPlant title="A thirsty plant" />
    {SURFACES.map((surface) => (
      <div key={surface} style={{ backgroundColor: `var(--${surface})` }}>
        <em>Text</em> <strong>Text</strong> <span className="text-muted">Text</span> <code>{surface}</code>
      </div>
    ))}
  </>
)

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday']
const WEEKS = Array.from({ length: 16 }, (_, index) => `Week ${index + 1}`)
const SERIES = [
  { name: 'This week', values: [32, 45, null, 58] },
  { name: 'Last week', values: [25, 30, 41, 18] },
]
const CHART = { title: 'Minutes a day', description: 'Two weeks', categories: DAYS, categoryName: 'Day' }
const HEAT_MAP = { title: 'Activity', description: 'Minutes a day', rowName: 'Day' }
const COLUMNS: Column<string>[] = [
  { id: 'name', header: 'Plant', value: (plant) => plant },
  { id: 'height', header: 'Height (cm)', value: (plant) => plant.length, align: 'end' },
  { id: 'state', header: 'State', value: () => '', cell: () => <Badge tone="success">Thriving</Badge> },
]
const TABLE = { caption: 'Plants', columns: COLUMNS, getRowId: (plant: string) => plant }

const FIGURES = (
  <>
    <BarChart {...CHART} series={SERIES} />
    <LineChart {...CHART} title="Growth" highest={100} series={SERIES} />
    <BarChart title="A chart without data" categories={[]} series={[]} />
    <HeatMap {...HEAT_MAP} columns={WEEKS} rows={[{ label: 'Monday', values: WEEKS.map((_, at) => at) }]} />
    <HeatMap
      {...HEAT_MAP}
      title="Group by topic"
      columns={DAYS}
      rows={[{ label: 'Ada', values: [1, null, 3, 4] }]}
    />
    <DataTable {...TABLE} rows={WEEKS} csvFileName="plants.csv" pageSize={10} />
    <DataTable {...TABLE} caption="Weeds" rows={[]} />
    <DataTable {...TABLE} caption="Trees" rows={[]} empty={<EmptyState title="None" headingLevel={3} />} />
  </>
)

test.each(['light', 'dark'])(
  'an empty track holds no color that could pass for progress, %s',
  async (theme) => {
    document.documentElement.dataset.theme = theme
    const root = createRoot(document.body.appendChild(document.createElement('div')))
    onTestFinished(() => root.unmount())
    root.render(
      ['bg-surface', 'bg-brand-soft'].map((background) => (
        <div key={background} className={background}>
          <ProgressBar label={background} percent={0} />
        </div>
      )),
    )
    for (const name of ['bg-surface', 'bg-brand-soft']) {
      const track = page.getByRole('progressbar', { name })
      await expect.element(track).toBeVisible()
      const channels = getComputedStyle(track.element())
        .backgroundColor.match(/\d+/g)
        ?.slice(0, 3)
        .map(Number)
      const spread = Math.max(...(channels ?? [255])) - Math.min(...(channels ?? [0]))
      expect(spread, `${name} ${channels}`).toBeLessThan(25)
      expect(track.element().firstElementChild?.getBoundingClientRect().width).toBe(0)
    }
  },
)

test.each<[string, ReactNode]>([
  ['buttons', ACTIONS],
  ['fields', FIELDS],
  ['closed overlays', CLOSED_OVERLAYS],
  ['states', STATES],
  ['layout and navigation', LAYOUT],
  ['display and drawings', DISPLAY],
  ['charts and tables', FIGURES],
])('%s are accessible and fit, on phone and desktop, light and dark', async (name, components) => {
  const element = document.createElement('div')
  element.id = 'root'
  document.body.append(element)
  const root = createRoot(element)
  onTestFinished(() => {
    root.unmount()
    element.remove()
  })
  root.render(
    <main className="mx-auto grid max-w-5xl grid-cols-1 gap-6 px-4 py-6">
      <h1>{name}</h1>
      <h2 id="components">In every state</h2>
      {components}
    </main>,
  )
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNothingSticksOut()
  await expectAccessible()
  await page.viewport(768, 800)
  await expectNothingSticksOut()
  await showOnPhone()
  await showInDark()
  document.documentElement.dataset.theme = 'dark'
  await expectNothingSticksOut()
  await expectAccessible()
})
