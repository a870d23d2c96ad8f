import type { Pattern } from '../categories.ts'

const INTENT =
  '(?:am going to|going to|will|want to|would like to|would love to|feel like|plan(?:ning)? (?:to|on)|wish i could|could|swear i will|am about to|have to|need to|might|thinking (?:of|about)|think about|dream (?:of|about))'
const PERSON =
  '(?:him|her|them|you|us|someone|somebody|anyone|everyone|everybody|people|kids|that (?:kid|guy|girl|boy|teacher)|this (?:kid|guy|girl|boy|teacher)|my (?:\\w+ )?(?:teacher|teachers|classmates?|class|sister|brother|mom|dad|mother|father|parents|family|friends?|principal|neighbou?r|ex|girlfriend|boyfriend|stepdad|stepmom|school)|the (?:\\w+ )?(?:teacher|kids?|girls?|boys?|principal|class|students?|bull(?:y|ies)|whole school|school)|all of|a (?:kid|person|teacher|student|classmate|boy|girl)|(?:mr|mrs|ms|miss) \\w+)'
const PLAY =
  /\b(?:game|minecraft|fortnite|boss|dragon|zombies?|character|story|level|chess|video|photo|film|movie|basketball|hoops?|goal|hunger games|book|novel|play|caesar|lincoln|essay|debate|virus|bacteria|process|program|time|prey|weeds?|chapter|laughing|jokes?|lines?)\b/

export const VIOLENCE: readonly Pattern[] = [
  {
    severity: 'high',
    finds: new RegExp(
      `\\bi (?:\\w+ ){0,2}${INTENT} (?:\\w+ ){0,2}(?:kill|killing|murder|murdering|shoot|shooting|stab|stabbing|hurt|hurting|beat up|beat|strangle|choke|poison|attack|destroy|blow up|bomb|burn|torture) (?:up )?(?:\\w+ )?${PERSON}\\b`,
    ),
    unless: new RegExp(
      `${PLAY.source}|\\bbeat (?:him|her|them|you|everyone|my \\w+|the \\w+) (?:at|in|to|by)\\b|\\bhurt (?:her|his|their|your|my \\w+ s?) feelings|\\bnot (?:want to )?hurt|\\bdo not want to (?:hurt|kill)`,
    ),
  },
  {
    severity: 'high',
    finds:
      /\b(?:i|we) (?:will|am going to|are going to|going to) (?:\w+ )?(?:make (?:him|her|them|everyone) (?:suffer|pay|bleed)|kill (?:them|you|everyone) all)|\bkill (?:them|you|everyone) all\b/,
    unless: PLAY,
  },
  {
    severity: 'high',
    finds: new RegExp(`\\bfeel like (?:killing|hurting|stabbing|shooting|murdering) ${PERSON}`),
  },
  {
    severity: 'high',
    finds:
      /\b(?:bring(?:s|ing)?|brought|take|taking|took|have|has|got|carry(?:ing)?|carries|hid(?:e|ing)?|sneak(?:ing)?) (?:\w+ ){0,4}(?:gun|knife|weapon|bomb|rifle|pistol|machete)s? (?:\w+ ){0,3}(?:school|class|backpack|bag|locker|bus|pocket)\b/,
    unless: /\b(?:rule|rules|forbidden|allowed|illegal|essay|debate|law|plastic|butter|kitchen)\b/,
  },
  {
    severity: 'high',
    finds:
      /\b(?:shoot|shooting|shot) up (?:the|my|our|this|a) (?:school|class|place|mall)\b|\b(?:blow|blowing) up (?:the|my|our|this) (?:school|class|house|building|bus)\b|\bburn(?:ing)? (?:down )?(?:the|my|our|this) (?:school|class|house|classroom)(?: down)?\b|\bschool shooter\b/,
    unless: /\b(?:war|history|18\d\d|19\d\d|troops|soldiers|experiment|story|novel)\b/,
  },
  {
    severity: 'high',
    finds:
      /\bhow (?:do|can|to|would|could|does|did)(?: i| you| we| one| someone| somebody)? (?:make|build|create|get|buy|construct|assemble) (?:a |an |some |your own |my own )?(?:\w+ )?(?:bombs?|explosives?|molotov|guns?|grenades?|poison gas|napalm|silencer|weapons?)\b/,
    unless:
      /\b(?:atom|atomic|nuclear|hydrogen|bath|history|water|nerf|lego|minecraft|paper|toy|manhattan|germany|countries|iran)\b/,
  },
  {
    severity: 'high',
    finds:
      /\bhow (?:do|can|to|would|could)(?: i| you| we| one)? (?:poison|kill|murder|strangle|stab|hurt) (?:someone|somebody|a (?:person|human|kid|man|woman|teacher|boy|girl)|my \w+|people|him|her)\b|\bpoison (?:someone|somebody|my (?:teacher|mom|dad|sister|brother|parents|classmates?))/,
    unless: PLAY,
  },
  {
    severity: 'high',
    finds:
      /\b(?:kill|hit|death|murder) list\b|\blist of (?:people|kids|students|names) (?:\w+ ){0,4}(?:kill|hurt|shoot|murder)\b/,
    unless: /\bhit list (?:of songs|music)\b/,
  },
  {
    severity: 'high',
    finds:
      /\b(?:he|she|they|someone|somebody|(?:a|the|this|my|one) (?:\w+ )?(?:boy|girl|kid|student|brother|sister|friend|classmate|guy|man|dad|neighbor))\b[^.]{0,30}\b(?:said|says|wants?|told|threaten(?:s|ed)?|going to|will|plans?)\b[^.]{0,40}\b(?:(?:bring|use) a (?:gun|knife|weapon)|shoot (?:up|us|me|everyone|people|someone)|stab(?:s)? (?:me|us|someone|people|him|her)|kill (?:me|us|everyone|people|someone|you|the)|blow up)/,
    unless: PLAY,
  },
  {
    severity: 'high',
    finds:
      /\b(?:voy|quiero|vamos) a? ?matar a (?:mi|todos|alguien|un|una|los|las|el|la)\b|\bllev(?:ar|o|are) (?:un|una) (?:arma|pistola|cuchillo|navaja)\b|\bje (?:vais|veux) (?:tuer|poignarder|frapper|tabasser) (?:mon|ma|mes|le|la|les|quelqu|tout)|\b(?:apporte|apporter|amener|prendre) (?:un|une) (?:couteau|flingue|arme|pistolet)\b|\bich (?:\w+ ){0,2}(?:bringe|nehme|habe) (?:\w+ ){0,3}(?:waffe|messer|pistole)\b|\bich (?:will|werde|mochte) (?:\w+ ){0,4}(?:umbringen|abstechen|erschiessen|toten)\b|\bamok(?:lauf)?\b/,
    unless: /\bmich (?:\w+ )?umbringen\b|\bbrot\b|\bgabel\b|\bspiel\b/,
  },
]

const THEY =
  '(?:they|everyone|everybody|kids|people|students|classmates|boys|girls|others|(?:a|one|some|another|this|the|other|older|these|my)(?: \\w+)? (?:girls?|boys?|kids?|students?|guys?|classmates?|class|friends?|people|team)|someone|somebody|nobody|he|she)'

export const BULLYING: readonly Pattern[] = [
  {
    severity: 'medium',
    finds:
      /\b(?:bull(?:y|ies|ied|ying)|pick(?:s|ing|ed)? on|harass(?:es|ed|ing)?|humiliat(?:e|es|ed|ing)|cyber ?bull\w+) me\b|\bi (?:\w+ ){0,3}(?:bullied|picked on|harassed|mobbed|made fun of|beaten up|cyber ?bullied)\b/,
    unless: /\b(?:i (?:have )?(?:never|not)|i (?:bullied|picked on|harassed))\b/,
  },
  {
    severity: 'medium',
    finds: new RegExp(
      `\\b${THEY}\\b[^.]{0,45}\\b(?:call(?:s|ed|ing)? me (?!later|back|when|at|on)\\w+|laugh(?:s|ed|ing)? at me|mak(?:e|es|ing) fun of (?:me|my)|made fun of me|teas(?:e|es|ed|ing) me|mock(?:s|ed|ing)? me|exclud(?:e|es|ed|ing) me|ignor(?:e|es|ed|ing) me|push(?:es|ed|ing)? me (?:into|around|down|against|every|all|on)|hit(?:s|ting)? me|kick(?:s|ed|ing)? me|beat(?:s|ing)? me up|spit(?:s|ting)? (?:on|at) me|threaten(?:s|ed|ing)? me|steal(?:s|ing)? my|tak(?:e|es|ing) my (?:lunch|money|things|stuff|food|bag)|leav(?:e|es|ing) me out|hat(?:e|es) me|punch(?:es|ed|ing)? me|trip(?:s|ped|ping)? me|throw(?:s|ing)? (?:things|stuff|food) at me|gang(?:s)? up on me|are mean to me|is mean to me|blackmail\\w* me|follow(?:s|ing)? me home)`,
    ),
    unless:
      /\b(?:ball|accidentally|by accident|judo|karate|boxing|in the game|home run|plays? tag|call me (?:sam|by)|brother|sister)\b/,
  },
  {
    severity: 'medium',
    finds:
      /\b(?:mean|nasty|hurtful|hateful|horrible|rude|awful|cruel) (?:messages?|things|comments?|texts?|posts?|notes?|stuff|names?)\b[^.]{0,25}\b(?:to|about|on|at|of) (?:me|my)\b|\bsend(?:s|ing)? me (?:mean|nasty|hurtful|hateful|horrible|awful|bad) \w+|\b(?:rumou?rs?|gossip|lies) (?:\w+ )?about me\b|\b(?:fake|mean|secret) (?:account|profile|group|chat|page)\b[^.]{0,30}\b(?:me|my)\b|\bcall(?:s|ed|ing)? me (?:names|fat|ugly|stupid|a loser|loser|gay|retard\w*|dumb|pig|freak|weird\w*)\b/,
    unless: /\bdoes it mean\b/,
  },
  {
    severity: 'high',
    finds:
      /\b(?:told|tells?|telling|said) me to (?:kill myself|die|kill yourself|go die|jump)\b|\bi should (?:kill myself|die)\b/,
  },
  {
    severity: 'medium',
    finds:
      /\b(?:not|never) want to go (?:back )?to school (?:anymore )?(?:because|since|due)\b[^.]{0,30}\b(?:they|kids|everyone|boys|girls|people|he|she|nobody)\b|\b(?:scared|afraid|terrified) (?:to go|of going|to be) (?:back )?(?:to|at) school\b|\bevery day at school (?:they|he|she|kids)\b/,
    unless: /\b(?:test|exam|quiz|presentation)\b/,
  },
  {
    severity: 'medium',
    finds:
      /\bnobody (?:\w+ ){0,4}(?:likes|talks to|plays with|sits with|wants to (?:be|sit|play|talk|eat) with|loves) me\b|\bi (?:have|have got|got) no friends\b|\beveryone (?:\w+ ){0,3}(?:hates|avoids) me\b/,
  },
  {
    severity: 'medium',
    finds:
      /\bme (?:hacen bullying|acosan|insultan|pegan|molestan)\b|\bse (?:burlan|rien) de mi\b|\b(?:on|ils?|elles?) me (?:harcele\w*|frappe\w*|insulte\w*|tape\w*|rackette\w*)\b|\bse moquent de moi\b|\bharcele\w* (?:a l ecole|au college)|\bgemobbt\b|\bmobb(?:en|t) mich\b|\b(?:schlagen|hanseln|argern|bedrohen) mich\b|\blachen mich aus\b/,
  },
]
