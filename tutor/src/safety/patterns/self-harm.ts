import type { Pattern } from '../categories.ts'

/** Books, plays and history are full of death: who writes about them is at work. */
export const SCHOOLWORK =
  /\b(?:hamlet|romeo|juliet|ophelia|macbeth|werther|bovary|novel|book|poem|story|play|chapter|character|film|movie|squad|essay|theme|summary|history|king|queen|caesar|hitler|war|lesson|project|presentation|video game|minecraft|fortnite|roblox character|level|boss|dragon|zombies?|cells?|stars?|process|program|task|plants?|animals?|insects?|experiment)\b/

const WISH =
  '(?:want(?:ed)? to|wish (?:i|to|that i)|wish i (?:was|were|could)|going to|plan(?:ning)? (?:to|on)|thinking (?:of|about)|think about|thought (?:of|about)|feel like|would like to|ready to|try(?:ing)? to|tried to|should i|should|hope (?:i|to)|need to|deserve to|about to|rather|decided to|have to)'
const FILL =
  '(?:(?:just|really|be|was|were|i|am|to|so|already|all|could|had|would|only|simply|maybe|go|and|kind of|literally|myself) )*'
const DEATH =
  '(?:die|dying|dead|not (?:be|been|exist|existing|live|living|wake|being|waking)\\b|never (?:be(?:en)? born|wake|existed|exist)|stop (?:living|existing|breathing)|end (?:it all|it tonight|my life|my own life|everything|myself|things for good)|ending (?:it all|my life|everything)|kill myself|killing myself|hang myself|shoot myself|drown myself|take my (?:own )?life|jump (?:off|from|in front of)|overdose|disappear(?: forever| for ever| for good| from (?:the|this) (?:world|earth|life))|disappear$|disappear \\.|vanish(?: forever)?$|leave this (?:world|earth|life)|be gone forever|sleep forever|sleep and never)'

export const SELF_HARM: readonly Pattern[] = [
  {
    severity: 'high',
    finds: new RegExp(`\\bi\\b[^.]{0,40}\\b${WISH} ${FILL}${DEATH}`),
    unless:
      /\b\bdie my hair(?= (?:black|blonde?|blue|brown|gr[ae]y|green|orange|pink|purple|red|silver|white|for|before|at|with)\b|$| \.)|(?:die|dying|dead) (?:of|from) (?:laughter|laughing|boredom|embarrassment|cringe)|dying to|diving board|pool|trampoline|be (?:wrong|late|sick|bored|able)|not (?:be|being) (?:wrong|late|sick|bored|able|alone|afraid|scared|nervous|bad|last|the)|character|game|minecraft|parachute|in a play/,
  },
  {
    severity: 'high',
    finds:
      /\b(?:kill|killing|killed|hang|hanging|shoot|shooting|drown|drowning|poison|stab|stabbing) myself\b/,
    unless: /\b(?:laughing|minecraft|game|respawn|character)\b/,
  },
  {
    severity: 'high',
    finds:
      /\bi\b[^.]{0,30}\b(?:harm|harming|cut|cutting|hurt|hurting|burn|burning|burned|scratch|scratching|punish|punishing|slit|slitting)(?: \w+)? (?:myself|my (?:arms?|wrists?|legs?|thighs?|skin|veins?))\b/,
    unless:
      /\b(?:accident(?:ally)?|on (?:the|a|my|some)|with (?:the|a) (?:scissors|paper|knife in)|playing|football|soccer|pe|gym|sports?|cooking|baking|oven|stove|paper|art class|shaving|fell|falling|hair|finger)\b/,
  },
  {
    severity: 'high',
    finds: /\bself harm(?:ing|ed)?\b/,
    unless: /\bwhat (?:is|does)\b|\bessay\b|\blesson\b/,
  },
  {
    severity: 'high',
    finds:
      /\bnobody (?:would|will|ll|d) (?:even |really |ever )?(?:miss me|notice (?:if|that|when) i|care (?:if|that|when) i|be sad if i|cry (?:if|at my|when i)|remember me)/,
  },
  {
    severity: 'high',
    finds:
      /\b(?:better|happier|easier|nicer|best|fine|relieved) (?:off |place |for (?:everyone|everybody|all|them) )*(?:without me|if i (?:was|were|am|did|would|wasn|weren|died|disappear|had|just)\b)/,
    unless: /\bif i (?:was|were|did|had|just) (?:better|taller|older|more|study|studied|practi)/,
  },
  {
    severity: 'high',
    finds:
      /\b(?:no|not any|never any|see (?:no|any)|not see (?:a|any|the)|without (?:a|any)|lost (?:the|my|all)|what is the|is there (?:a|any)) (?:point|reason|sense|use|will|purpose) (?:in |of |to |for |me )*(?:living|live|life|be(?:ing)? (?:alive|here)|(?:keep )?going(?: on)?|keep (?:going|living|on)|exist(?:ing)?|stay(?:ing)? alive|wak(?:e|ing) up)/,
    unless: /\bin philosophy\b|\bmeaning of life\b/,
  },
  {
    severity: 'high',
    finds:
      /\bwhy (?:am|was|do|should|did|must) i (?:even |still |ever )?(?:alive|exist(?:ing)?|born|living|live|be alive|keep living|(?<=even |still )here\b)/,
  },
  {
    severity: 'high',
    finds:
      /\blife (?:is|was|has been|feels) (?:not |never |no longer |just )?(?:worth (?:living|it)|pointless|meaningless|over for me|unbearable|hopeless)/,
    unless: /\bnever$|\blife is worth\b/,
  },
  {
    severity: 'high',
    finds:
      /\b(?:tired|sick|done|finished|fed up) (?:of |with )(?:living|life|being alive|my life|existing|everything and everyone)\b/,
  },
  {
    severity: 'high',
    finds:
      /\b(?:i|my|me)\b[^.]{0,40}\bsuicid(?:e|al)?\b|\bsuicid(?:e|al)? (?:thoughts?|note|plan|letter|feelings?)\b/,
    unless: SCHOOLWORK,
  },
  { severity: 'high', finds: /\b(?:ending|end|take|taking|took) my (?:own )?life\b/ },
  {
    severity: 'high',
    finds:
      /\bhow (?:many|much|long|do|can|to|would|could|does)\b[^.]{0,40}\b(?:to die|kill (?:me|myself|yourself|oneself|you)|die without|dying without|end (?:my|your|ones?) life|be dead|commit suicid|overdose on|tie (?:a|the) noose|make (?:a|the) noose|slit (?:my|your))/,
    unless: /\bscouts?\b|\bblack hole\b|\bstars?\b|\bcells?\b|\banimals?\b|\bknots\b/,
  },
  {
    severity: 'high',
    finds:
      /\b(?:easiest|fastest|quickest|best|painless|easy|quick|good|fast|least painful|nice) (?:\w+ )?ways? to (?:die|kill (?:myself|yourself|oneself)|end (?:it|my life|your life|everything)|commit|overdose|go for good)/,
  },
  {
    severity: 'high',
    finds:
      /\b(?:if|when) i (?:drink|drank|swallow|swallowed|take|took|eat|ate) (?:\w+ ){0,3}(?:bleach|poison|detergent|antifreeze|pills|tablets|sleeping|paracetamol|tylenol|advil|aspirin|ibuprofen|medicine)\b/,
    unless: /\b(?:one|1|a) (?:pill|tablet|aspirin)\b|\bheadache\b|\bdoctor\b/,
  },
  {
    severity: 'high',
    finds:
      /\b(?:i|she|he) (?:just |already |have |has |actually )*(?:took|taken|swallow(?:ed)?|ate|downed) (?:\w+ ){0,2}(?:lots?|loads|tons?|all|every|whole|many|much|bottle|handful|pack|box|\d{2,})(?: of)?(?: \w+){0,2} (?:pills?|tablets?|meds|medicines?|advil|tylenol|paracetamol|ibuprofen|painkillers?|melatonin)\b/,
    unless: /\b(?:doctor|prescri\w+|vitamins?|mints?|candy|hospital study|notes)\b/,
  },
  {
    severity: 'high',
    finds:
      /\b(?:goodbye|good bye|farewell|last) (?:letter|note|message|words)\b[^.]{0,60}\b(?:gone|dead|die|parents|family|everyone|mom|dad|me|my)\b/,
    unless: SCHOOLWORK,
  },
  {
    severity: 'high',
    finds:
      /\b(?:want|wish|need|hope|just) (?:\w+ ){0,2}(?:it|everything|the pain|this pain|all this|this life|my life|all of this|this all) (?:\w+ ){0,2}to (?:just )?(?:end|stop|be over|go away)(?: forever| for ?ever| for good|$| \.)/,
    unless: /\b(?:lesson|homework|test|exam|quiz|video|level|game|exercise|headache|toothache|stomach)\b/,
  },
  {
    severity: 'high',
    finds:
      /\bi (?:am|feel like|feel)(?: just| only| such| like)* (?:a|nothing but a) burden\b|\bi (?:should|would) not (?:be here|exist|be alive|have been born|live)\b|\bi do not (?:deserve|want) to (?:live|exist|be alive|be here anymore|be here any|wake up)\b/,
  },
  {
    severity: 'high',
    finds:
      /\bnever (?:wake|woke|waking) up(?: again)?\b|\bnot (?:want to |wanna )?wake up (?:tomorrow|again|anymore|ever|in the morning anymore)/,
    unless: SCHOOLWORK,
  },
  {
    severity: 'high',
    finds:
      /\b(?:wish|wished) (?:i|that i) (?:was|were|had|could|did)(?: \w+){0,2} (?:never (?:been )?born|dead|not (?:exist|alive|born|here anymore)|disappear|gone forever)/,
  },
  {
    severity: 'high',
    finds:
      /\b(?:if|when|once|after) i(?: am| was| were| have)?(?: just| ever)? (?:gone|dead|died|die|killed)\b[^.]{0,40}|\bif i (?:died|killed|were dead|was dead)\b/,
    unless:
      /\b(?:in (?:the )?(?:game|minecraft|level)|respawn|what happens to (?:my|the) (?:points|progress|level)|on (?:vacation|holiday|a trip)|insurance|biology)\b/,
  },
  {
    severity: 'medium',
    finds: /\bi (?:really |just |so |fucking |absolutely )*hate (?:myself|my life|being alive|living)\b/,
  },
  {
    severity: 'high',
    finds:
      /\b(?:no )?quiero (?:vivir|morir(?:me)?|suicidarme|matarme|desaparecer|seguir viviendo|estar vivo|estar viva)\b|\bme quiero (?:morir|matar)\b|\bquitarme la vida\b|\bme corto (?:los|las|el)\b|\bsuicidarme\b|\bme voy a matar\b|\bnadie me extranaria\b|\bganas de (?:morir|vivir)\b/,
    unless: /^quiero vivir\b|\bquiero vivir en\b/,
  },
  {
    severity: 'high',
    finds:
      /\b(?:je (?:veux|voudrais|vais)|j ai envie de|envie de|envie d|j aimerais) (?:en )?(?:mourir|me tuer|me suicider|en finir|finir avec la vie|disparaitre|etre mort)|\b(?:plus envie de|ne veux plus|veux plus) vivre\b|\bje me (?:coupe|scarifie|mutile|fais du mal)\b|\bme suicider\b/,
  },
  {
    severity: 'high',
    finds:
      /\b(?:will|mochte|wollte|wurde|werde) (?:\w+ ){0,3}(?:sterben|tot sein|nicht mehr (?:leben|da sein|aufwachen)|mich (?:umbringen|toten))\b|\bnicht mehr leben\b|\bbring(?:e)? mich um\b|\bmich (?:selbst )?umbringen\b|\britze? mich\b|\bich ritze\b|\bselbstmord(?:gedanken)? (?:begehen|machen)|\bniemand wurde mich vermissen\b|\bkeine lust mehr (?:zu|am|aufs?) leben\b/,
    unless: /\bnicht mehr leben (?:konnen|die)\b/,
  },
]
