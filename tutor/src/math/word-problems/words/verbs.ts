/** What a verb does to the amounts of a story. */
export type VerbClass =
  | 'be'
  | 'have'
  | 'hold'
  | 'gain'
  | 'lose'
  | 'give'
  | 'buy'
  | 'sell'
  | 'pay'
  | 'earn'
  | 'cost'
  | 'do'
  | 'put'
  | 'share'
  | 'cut'
  | 'need'
  | 'measure'
  | 'leave'
  | 'arrive'
  | 'save'
  | 'last'
  | 'idle'

const CLASSES: Record<VerbClass, string> = {
  be: 'be',
  have: 'have own keep',
  hold: 'hold contain seat fit',
  gain: 'obtain acquire dig mine trap rescue rent hire print crochet craft fold carve weave brew squeeze create produce construct assemble download photograph capture hunt net accumulate gain choose select grab fetch inflate decorate write paint draw plant cook get receive find win pick collect catch gather make bake build knit grow lay score produce harvest gain sew adopt take invite borrow hatch',
  lose: 'swallow chew munch erase tear rip delete destroy ruin kill toss dump misplace peel smash shatter trade damage spoil lose eat drink use donate break pop burn waste feed scare crack mail remove spill discard drop throw bury',
  give: 'award distribute offer loan contribute ship give send lend hand pass',
  buy: 'buy purchase order',
  sell: 'sell',
  pay: 'pay spend',
  earn: 'earn charge',
  cost: 'cost',
  do: 'go invest borrow paddle skate ski march pedal commute sprint stroll dance exercise solve answer complete memorize learn review grade check scan mop sweep rake mow shovel vacuum iron polish text email tap kick shoot bounce skip dribble perform attend greet interview examine translate sharpen move pump babysit do read run walk drive ride travel jog hike swim bike work practice play clean wash see teach jump climb spot count visit study fly sing watch type drill carry bring serve train cycle sail repair fix babysit fill deliver record',
  put: 'hang glue paste tape pin tie attach insert sort group bundle wrap deposit hide spread seat park put place pack arrange set stack plant store load fill display stick',
  share: 'share divide split',
  cut: 'cut slice',
  need: 'need require want',
  measure: 'weigh measure',
  leave:
    'depart vanish flee graduate resign blow leave go fly swim hop escape die melt exit fall disappear run walk drive sail move wander drift retire quit crawl jump wilt roll',
  arrive: 'appear land board come join arrive enter',
  save: 'save',
  last: 'last',
  idle: 'lie wish feel think know believe notice remember forget hear belong seem become rest line like love live stand sit start begin decide finish enjoy plan stay stop sleep ask help look wait attend wear prefer try happen sign agree shop talk call open close',
}

const PARTS: Record<string, string> = {
  be: 'am is are was were been being',
  have: 'has had having',
  hold: 'held',
  hang: 'hung',
  tear: 'tore torn',
  shoot: 'shot',
  hide: 'hid hidden',
  choose: 'chose chosen',
  dig: 'dug',
  weave: 'wove woven',
  feel: 'felt',
  think: 'thought',
  know: 'knew known',
  forget: 'forgot forgotten',
  hear: 'heard',
  become: 'became become',
  flee: 'fled',
  blow: 'blew blown',
  sweep: 'swept',
  spread: 'spread',
  mow: 'mowed',
  keep: 'kept',
  get: 'got gotten',
  find: 'found',
  win: 'won',
  catch: 'caught',
  make: 'made',
  build: 'built',
  knit: 'knitted',
  grow: 'grew grown',
  lay: 'laid',
  lie: 'lying',
  sew: 'sewed sewn',
  take: 'took taken',
  lose: 'lost',
  eat: 'ate eaten',
  drink: 'drank drunk',
  break: 'broke broken',
  feed: 'fed',
  throw: 'threw thrown',
  give: 'gave given',
  send: 'sent',
  lend: 'lent',
  buy: 'bought',
  sell: 'sold',
  pay: 'paid',
  spend: 'spent',
  read: 'read',
  run: 'ran run',
  drive: 'drove driven',
  ride: 'rode ridden',
  swim: 'swam swum',
  write: 'wrote written',
  draw: 'drew drawn',
  see: 'saw seen',
  teach: 'taught',
  fly: 'flew flown',
  sing: 'sang sung',
  put: 'put',
  set: 'set',
  stick: 'stuck',
  split: 'split',
  cut: 'cut',
  leave: 'left',
  go: 'went gone goes',
  fall: 'fell fallen',
  come: 'came come',
  cost: 'cost',
  bring: 'brought',
  begin: 'began begun',
  quit: 'quit',
  wear: 'wore worn',
  stand: 'stood',
  sit: 'sat',
  sleep: 'slept',
  do: 'did done does',
  fit: 'fit',
  burn: 'burned burnt',
}
const DOUBLED =
  /^(?:drop|hop|pop|jog|plan|skip|trap|grab|rip|wrap|pin|tap|mop|net|scan|spot|stop|shop|fit|drip|pet|scrub|chop|swim|run|cut|put|set|get|sit|win|begin)$/

export type Verb = { lemma: string; form: 'base' | 's' | 'past' | 'ing' }

const CLASSES_OF = new Map<string, VerbClass[]>()
const FORMS = new Map<string, Verb>()
for (const [name, list] of Object.entries(CLASSES))
  for (const lemma of list.split(' ')) {
    CLASSES_OF.set(lemma, [...(CLASSES_OF.get(lemma) ?? []), name as VerbClass])
    inflect(lemma)
  }
inflect('do')

function inflect(lemma: string): void {
  const stem = DOUBLED.test(lemma)
    ? lemma + lemma.at(-1)
    : lemma.replace(/e$/, '').replace(/([^aeiou])y$/, '$1i')
  const plural = /(?:s|sh|ch|x|z|o)$/.test(lemma) ? `${lemma}es` : `${lemma.replace(/([^aeiou])y$/, '$1ie')}s`
  const set = (word: string, form: Verb['form']): void => {
    if (!FORMS.has(word)) FORMS.set(word, { lemma, form })
  }
  set(lemma, 'base')
  for (const word of PARTS[lemma]?.split(' ') ?? [`${stem}ed`]) set(word, word === lemma ? 'base' : 'past')
  set(plural, 's')
  set(`${DOUBLED.test(lemma) ? stem : lemma.replace(/e$/, '')}ing`, 'ing')
}

/** Words that name things at least as often as they say what is done. */
const ALSO_NOUNS = new Set(
  'plan plans pump pumps boil slide slides pour report reports fix print prints paint paints trade trades award awards ship ships hunt hunts net nets trap traps fold folds pin pins tape tapes tie ties wrap wraps glue paste text texts email emails tap taps kick kicks skip skips mop mops rake rakes iron polish skate skates ski skis march dance dances land lands board boards grade grades check checks answer answers review group groups rest file blow mine mines peel peels rent spread shop shops line lines help helps stay stays roll rolls leaves books book plant plants run runs walk walks ride rides drive drives drink drinks cut cuts pack packs work works use uses need needs cost costs show shows play plays place places store stores fly flies paint stack stacks stick sticks drop drops catch load loads watch watches score scores slice slices share shares set sets sail sails train trains fits hold holds water cook cooks order orders count counts pop jump jumps record records stamp lay left saw felt found swim stands stand stop stops call help look start visit visits study practice type fall falls drill seat seats fill feed burn call calls bike bikes charge charges hand hands pass passes'.split(
    ' ',
  ),
)

export function verbOf(word: string): Verb | null {
  return FORMS.get(word) ?? null
}

export function isAlsoNoun(word: string): boolean {
  return ALSO_NOUNS.has(word)
}

export function hasClass(lemma: string, name: VerbClass): boolean {
  return CLASSES_OF.get(lemma)?.includes(name) ?? false
}

export function classesOf(lemma: string): VerbClass[] {
  return CLASSES_OF.get(lemma) ?? []
}
