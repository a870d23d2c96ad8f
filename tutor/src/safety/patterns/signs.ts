import type { SafetyCategory, Severity } from '../categories.ts'
import { SCHOOLWORK } from './self-harm.ts'

/**
 * Words that are worrying together, in whatever order: children find wordings that no pattern foresees. Looser than the
 * patterns, so anything that speaks of lessons, games or stories silences them.
 */
export type Sign = { category: SafetyCategory; severity: Severity; all: readonly RegExp[]; unless: RegExp }

const AT_WORK = new RegExp(
  `${SCHOOLWORK.source}|\\b(?:essay|spell|word|noun|verb|define|meaning|explain|learn(?:ed|ing)?|understand|know (?:why|how|what)|why did|how did|when did|who (?:killed|shot)|homework|exercise|problem|question|quiz|exam|report about|debate|article|biology|chemistry|science|physics|ethics|philosophy|diagram|museum|painting|statue|poster|game|video|minecraft|fortnite|chess|joke|funny|laughed at the joke|dream job|recipe|species|bacteria|virus|predators?|prey|lions?|sharks?|whales?|hamster|dog|cat|fish|birds?|trees?|computer|phone|battery|laptop|app)\\b`,
)
const also = (more: RegExp) => new RegExp(`${AT_WORK.source}|${more.source}`)

const ME = /\b(?:i|me|my|myself|id)\b/
const ADULT =
  /\b(?:step ?)?(?:dad|father|mom|mother|stepdad|stepmom|parents?|uncle|aunt|grandpa|grandfather|coach|boyfriend|foster|priest|babysitter|neighbou?r|cousin|he|she|man|guy|someone)\b/

export const SIGNS: readonly Sign[] = [
  {
    category: 'selfHarm',
    severity: 'high',
    all: [
      ME,
      /\b(?:want|wish|hope|ready|should|deserve|better off|rather|think(?:ing)? (?:about|of)|thoughts?|going to|would be|plan|tonight|tried|reason|tired|done|can not|need|just)\b/,
      /\b(?:die|dead|dying|not (?:to )?(?:exist|live|wake)|never wake|in front of (?:a|the) (?:train|car|bus|truck)|kill myself|end(?:ing)? my life|(?:car|bus|train|truck) (?:would |could |to |just |will )*hit me|(?:no|any|a|the) reason to (?:live|be alive|exist|stay alive|be here)|jump(?:ing)? off (?:a|the|my) (?:bridge|roof|building|cliff|balcony))\b/,
    ],
    unless: also(
      /\b(?:my |the |her )?hair\b|\bdead ?(?:line|sea|end|body|language|weight|on time|skin|pixel|wood|battery)|\b(?:die|dying) (?:of|to know|to see|for|from)\b|\bgrandm?p?a\b|\bgrandmother\b|\bdid not die\b|\bplants?\b|\bpool\b|\bdiving\b|\bhow fast\b|\bwhat would happen\b|\bcan \w+ die\b/,
    ),
  },
  {
    category: 'selfHarm',
    severity: 'high',
    all: [
      ME,
      /\b(?:cut|cuts|cutting|scars?|razors?|blades?)\b/,
      /\b(?:arms?|wrists?|legs?|thighs?|again|last night|bleed\w*|blood|hide|secretly|relapsed?)\b/,
    ],
    unless: also(
      /\b(?:art|paper|hair|finger|scissors|circle|cake|bread|pizza|grass|onion|film|line|price|shape|fraction|knee|fell|bike|pieces|half|cardboard|wood|tree|cat|rose|kitchen|cooking|short cut|class|ice|skates?|fan|wind|turbine)\b/,
    ),
  },
  {
    category: 'selfHarm',
    severity: 'high',
    all: [
      /\bi\b/,
      /\b(?:swallow(?:ed|ing)?|took|take|taking|ate|downed|overdosed?)\b/,
      /\b(?:bunch|lots?|loads|tons?|all|every|whole|many|much|more|bottle|handful|pack|packet|box|\d{2,}|[5-9])(?: of)?(?: the| my| his| her| moms?| dads?| those| these)?(?: \w+)? (?:pills?|tablets?|medicines?|meds|advil|tylenol|paracetamol|ibuprofen|melatonin|painkillers?)\b/,
    ],
    unless: also(/\bdoctor\b|\bprescribed\b|\bvitamins?\b/),
  },
  {
    category: 'selfHarm',
    severity: 'medium',
    all: [
      /\bi (?:am|feel|feel like|just feel) (?:so |completely |totally |such |really |just |like )*(?:a )?(?:worthless|burden|hopeless|empty inside|nothing to (?:anyone|anybody)|waste of space)\b|\bnothing matters (?:anymore|to me)\b|\b(?:can not|do not want to) go on (?:like this|anymore|living)\b|\bwant out of (?:this |my )?life\b|\bgive up on (?:life|living|myself)\b|\b(?:goodbye|good bye|bye) (?:forever|world|everyone|for ?ever)\b|\bdo it tonight\b/,
    ],
    unless: AT_WORK,
  },
  {
    category: 'abuse',
    severity: 'high',
    all: [
      ADULT,
      /\b(?:hits?|hitting|beats?|beating|slap\w*|punch\w*|kick\w*|whip\w*|chok\w*|strangl\w*|threw|throws|pull(?:s|ed) my hair|hurts?|burn(?:s|ed|t)|smack\w*|drag(?:s|ged)?)\b/,
      /\b(?:hits?|beats?|hitting|beating|slap\w*|punch\w*|kick\w*|whip\w*|chok\w*|hurts?|smack\w*|drag(?:s|ged)?|burn(?:s|ed|t)) (?:and \w+ )?(?:me|us|my (?:mom|mother|sister|brother|little))\b|\bat me and\b|\b(?:bled|bleed\w*|bruis\w*|black eye|belt|cable|ashtray)\b/,
    ],
    unless: also(
      /\b(?:ball|home run|race|accident\w*|song|feelings|tag|playing|play|judo|karate|eggs|desk|at (?:cards|monopoly|math|tennis|everything)|tooth|stomach|knee|toe|door|hammer|level|out of (?:class|bed))\b/,
    ),
  },
  {
    category: 'abuse',
    severity: 'high',
    all: [
      ADULT,
      /\b(?:hands?|fingers?|touch\w*|kiss\w*|grab\w*|rub(?:s|bed|bing)?|put(?:s|ting)?)\b/,
      /\b(?:my (?:pants|underwear|shirt|skirt|bra|legs|mouth|butt|chest|thighs?|bed|lap|bottom)|on the mouth|(?:his|her|their) lap|privates?|private parts?|bathroom|shower|(?:his|her) pants)\b/,
    ],
    unless: also(
      /\b(?:brush|teeth|wash(?:ing)?|germs|toothpaste|reflex|laundry|clothes|receptors?|food|baby|closet|suitcase|drawer|spider|bandage|doctor|dentist|nurse)\b/,
    ),
  },
  {
    category: 'abuse',
    severity: 'high',
    all: [
      /\b(?:he|she|dad|stepdad|father|uncle|brother|boyfriend|man|cousin|grandpa)\b/,
      /\b(?:comes?|came|coming|enters?|sneaks?|gets) (?:in|into|to) my (?:room|bed|bedroom)\b/,
      /\b(?:night|asleep|sleep\w*|dark|alone|everyone)\b/,
    ],
    unless: also(/\b(?:kiss goodnight|story|monster|light|check on me|wake me)\b/),
  },
  {
    category: 'abuse',
    severity: 'high',
    all: [
      ADULT,
      /\b(?:shower\w*|undress\w*|changing|naked|bath)\b/,
      /\b(?:pictures?|photos?|film\w*|watch\w*|look\w*)\b/,
      /\b(?:me|us)\b/,
    ],
    unless: AT_WORK,
  },
  {
    category: 'abuse',
    severity: 'high',
    all: [
      /\b(?:hide|hiding|scared|afraid|run away|running away|terrified|when)\b/,
      /\b(?:dad|father|stepdad|stepfather|mom|mother|uncle|parents|boyfriend)\b/,
      /\b(?:hits?|beats?|drunk|drinks) (?:\w+ ){0,3}(?:me|us|my|and|he|she|because)\b/,
    ],
    unless: also(/\b(?:coffee|tea|water|milk|juice|game|chess)\b/),
  },
  {
    category: 'sexual',
    severity: 'high',
    all: [
      /\b(?:man|men|guy|stranger|dude|someone|he|teacher|coach|boyfriend|adult|uncle|boy|person|ex)\b/,
      /\b(?:text\w*|message\w*|dm|dms|snap\w*|instagram|insta|chat\w*|met|online|sent|sends|send|asks?|asked|asking|wants?|game|threaten\w*|keeps)\b/,
      /\b(?:virgin|sexy|look hot|looked hot|i am hot|so hot|i am pretty|so pretty|picture of (?:me|his|my|myself|your|yourself)|photo of (?:me|my|his)|wants? (?:a )?(?:picture|photo|pictures|photos)|underwear|bra|my body|private parts|naked|nude|undress|meet me (?:at|alone|in)|meet (?:up )?alone)\b/,
      /\b(?:me|i|my)\b/,
    ],
    unless:
      /\b(?:homework|project|essay|slides|art class|notes|weather|soup|lesson|exercise|map|museum|diagram|poster|birthday|library|for (?:the )?(?:yearbook|class|newspaper)|biology)\b/,
  },
  {
    category: 'sexual',
    severity: 'medium',
    all: [
      /\b(?:boobs?|tits|dicks?|pussy|sex|naked|nude|blowjobs?|porn\w*)\b/,
      /\b(?:see|show|stor(?:y|ies)|girls?|boys?|dirty|watch|want|get|how do i|pictures?|videos?)\b/,
    ],
    unless:
      /\b(?:diagram|parts|what is|what are|biology|health|organs?|anatomy|reproduc\w*|chromosomes?|gender|cells?|mole|art|david|statue|garden|bible|museum|painting|selection|birds?|difference|baby|seeds?|word|mean|moby)\b/,
  },
  {
    category: 'violence',
    severity: 'high',
    all: [
      /\bi (?:am|will|want|going|could|would|swear|hope|really|just|feel)\b/,
      /\b(?:kill|shoot|stab|bleed|smash|murder|bomb|strangle|dies?|break (?:his|her|their) (?:nose|neck|face|head|arm|leg|bones))\b/,
      /\b(?:him|her|his|them|everyone|everybody|teacher|school|classmates?|people|brother|sister|kids?|they|she|he|principal)\b/,
    ],
    unless: also(
      /\b(?:film|record|hoops?|ball|cake|ice|time|test|grade|if i fail|photo|picture|pumpkin|sad|worried|hospital|sick|cancer|nosebleed|grandm?p?a|grandmother|not want|hope (?:he|she|they) do(?:es)? not)\b/,
    ),
  },
  {
    category: 'violence',
    severity: 'high',
    all: [
      /\b(?:guns?|rifle|knife|knives|pistol|weapons?|bomb)\b/,
      /\b(?:bring\w*|brought|has|have|with|carr\w+|backpack|bag|locker|hid\w*|shows?|showed)\b/,
      /\b(?:to school|at school|my class|our class|my school|our school|classroom|school bus|locker|backpack|recess)\b/,
    ],
    unless: also(
      /\b(?:rules?|law|starting|control|safety|toy|water|glue|nerf|kitchen|plastic|forbidden|allowed|banned|cooking|second amendment)\b/,
    ),
  },
  {
    category: 'violence',
    severity: 'high',
    all: [
      /\b(?:says?|said|wants?|threaten\w*|told|plans?|going to)\b/,
      /\b(?:shoot|stab|kill|blow up|bomb)\b/,
      /\b(?:the school|our school|my school|everyone|our class|someone|the teacher|me after|us all)\b/,
    ],
    unless: also(/\b(?:ball|film|if i fail|photo|picture|history|president|war)\b/),
  },
  {
    category: 'violence',
    severity: 'high',
    all: [
      /\b(?:they|you|everyone|everybody) (?:will|are going to) (?:all )?(?:die|pay|regret|be sorry|suffer|bleed)\b/,
      /\b(?:tomorrow|news|all|soon|tonight|see|regret|pay|for (?:this|it|what))\b/,
    ],
    unless: also(/\b(?:tickets?|store|price|money|dinosaurs?|taxes|sun|earth|plants?|climate)\b/),
  },
  {
    category: 'bullying',
    severity: 'medium',
    all: [
      /\b(?:they|kids?|girls?|boys?|classmates?|everyone|students|he|she|older|people|someone|class)\b/,
      /\b(?:laugh\w*|teas\w*|tripp?\w*|stole|steal\w*|film\w*|threat\w*|lock\w*|punch\w*|ugly|loser|mean to|hates?|push\w*|spit\w*|mock\w*|fat|insult\w*|fake)\b/,
      /\b(?:me|i am|my (?:lunch|shoes|bag|things|phone|money|hair|clothes|accent|skin|weight|body|face|name))\b/,
      /\b(?:class|school|lunch|recess|bus|tiktok|online|chat|every ?day|always|again|keeps?|money|crying|cry|hurts?|group|locker|bathroom|insta\w*)\b/,
    ],
    unless: also(
      /\b(?:together|ball|musical|tickled?|tag|my little|test|teacher said|in a good way|with me)\b/,
    ),
  },
  {
    category: 'bullying',
    severity: 'medium',
    all: [
      /\bi (?:get|am|was|keep|got|have been|always get)\b/,
      /\b(?:teased|bullied|laughed at|made fun of|pushed around|beaten up|left out|excluded|mocked|harassed|insulted)\b/,
    ],
    unless: also(/\bnot being\b|\bnever\b/),
  },
  {
    category: 'drugs',
    severity: 'medium',
    all: [
      /\b(?:i|me|we)\b/,
      /\b(?:vodka|beers?|alcohol|whiskey|liquor|joints?|weed|pills|nicotine|vap(?:e|es|ing)|snort\w*|get high|got high|drunk|cigarettes?|cocaine|drugs?)\b/,
      /\b(?:drank|drink|drinking|smok\w*|took|take|taking|stole|join|addicted|carry|package|buy|sell|party|bottle|every ?day|offer\w*|friends?)\b/,
    ],
    unless: also(
      /\b(?:liver|lungs?|effects?|affect|doctor|prescri\w*|headache|medicine|allerg\w*|vitamins?|why (?:do|is)|root beer|ginger|rubbing|butter|history|prohibition|fermentation|drugstore|garden|pull)\b/,
    ),
  },
  {
    category: 'eatingDisorder',
    severity: 'high',
    all: [
      /\b(?:i|my|myself)\b/,
      /\b(?:eat|eaten|eating|food|meals?|calories|throw up|threw up|puk\w+|vomit\w*|throat|lunch|weigh|drink water)\b/,
      /\b(?:so fat|too fat|feel fat|am fat|get fat|getting fat|skinny|skinnier|thin|thinner|lose weight|on purpose|finger down|without food|weigh myself|starv\w*|disgust\w*)\b/,
    ],
    unless: also(
      /\b(?:camel|healthy|gram|balanced|digest\w*|slice|crust|ice|thin air|rope|paper|donuts?|vegetables|hungry now)\b/,
    ),
  },
]
