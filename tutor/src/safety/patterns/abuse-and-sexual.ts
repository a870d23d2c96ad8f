import type { Pattern } from '../categories.ts'

const PARENT =
  '(?:(?:step|foster|god) ?)?(?:dad|father|mom|mother|parents?|moms? boyfriend|mom s boyfriend|mothers? boyfriend|uncle|aunt|grandpa|grandfather|grandma|grandmother|granddad|coach|teacher|priest|pastor|babysitter|baby sitter|nanny|neighbou?r|tutor|trainer|guardian|family|stepmom|stepdad|dads? girlfriend)'
const KIN = '(?:older |big |half |step ?)?(?:brother|sister|cousin|boyfriend|girlfriend)'
const ANYONE = `(?:${PARENT}|${KIN}|he|she|they|man|guy|someone|somebody|person|boy|woman|lady|friend|adult|doctor)`
const HURTS =
  '(?:hits?|hitting|beats?|beating|punch(?:es|ed|ing)?|slap(?:s|ped|ping)?|kick(?:s|ed|ing)?|hurts?|hurting|chok(?:es|ed|ing)|strangl(?:es|ed|ing)|whip(?:s|ped)|abus(?:es|ed|ing)|burn(?:s|ed|t|ing)|threw|throws|smack(?:s|ed|ing)?|spank(?:s|ed)|attack(?:s|ed)|stabbed|threaten(?:s|ed)?)'

export const ABUSE: readonly Pattern[] = [
  {
    severity: 'high',
    finds: new RegExp(`\\b${PARENT}(?: \\w+){0,3} ${HURTS} (?:and \\w+ )?me\\b`),
    unless:
      /\bbeats? me (?:at|in|to|by|every time at|again)\b|\bkick(?:s|ed|ing)? me out of (?:the )?(?:class|room|team|game)|\bthr(?:ew|ows) me (?:a|the|in the air|into the pool|out)\b|\bhurts? me to\b|\bhit me with (?:a )?(?:the )?(?:ball|question|snowball|pillow)/,
  },
  {
    severity: 'high',
    finds: new RegExp(
      `\\b(?:${PARENT}|he|boyfriend) (?:\\w+ ){0,2}(?:hits?|beats?|is hitting|is beating|punches|chokes|hurts|beat up) (?:my )?(?:mom|mother|sister|brother|little brother|little sister)\\b`,
    ),
    unless: /\bbeats? (?:my )?(?:mom|mother|sister|brother) (?:at|in)\b/,
  },
  {
    severity: 'high',
    finds: new RegExp(
      `\\b${ANYONE}(?: \\w+){0,4} (?:touch(?:es|ed|ing)?|grab(?:s|bed)?|grop(?:es|ed)|feels?|kiss(?:es|ed)?|rub(?:s|bed)?) (?:me\\b|my (?:\\w+ )?(?:privates?|private parts?|body|chest|breasts?|boobs|bottom|butt|thighs?|legs?|penis|vagina|down there))`,
    ),
    unless:
      /\btouch(?:es|ed)? me (?:on the (?:shoulder|hand)|with (?:his|her|the) (?:story|song|words))|\b(?:goodnight|good night|on the cheek|goodbye)\b|\bfeels? me\b|\b(?:story|song|book|movie|poem|speech) (?:really )?touched me\b|\btag\b/,
  },
  {
    severity: 'high',
    finds:
      /\btouch(?:es|ed|ing)?\b[^.]{0,30}\b(?:privates?|private parts?|down there|should not|shouldn|inappropriate(?:ly)?|in a bad way|do not like it|bad places?)\b/,
  },
  {
    severity: 'high',
    finds:
      /\b(?:makes?|made|forc(?:es|ed|ing)|tells?|told|asks?|asked|wants?|wanted) me (?:to )?(?:touch (?:him|her|them|his|it)|undress|take (?:my|off)|do (?:things|stuff|bad things|sexual)|get naked|strip|sleep in (?:his|her) bed|kiss him|keep (?:it|this) (?:a )?secret)/,
  },
  {
    severity: 'high',
    finds:
      /\b(?:not to|do not|never|can not|not supposed to) tell (?:any ?(?:one|body)|nobody|my (?:mom|dad|parents|teacher)|on him|on her)\b[^.]{0,60}|\b(?:kill|hurt|hit) me if i tell\b/,
    unless: /\b(?:surprise|party|birthday|gift|present|answer|joke|magic|trick|spoil)/,
  },
  {
    severity: 'high',
    finds: /\b(?:our|little|special) secret\b/,
    unless: /\b(?:garden|santa|service|code|recipe|number|ingredient|club)\b/,
  },
  {
    severity: 'high',
    finds: new RegExp(
      `\\b(?:scared|afraid|frightened|terrified) (?:to (?:go|be|come|get|stay) (?:at )?home|of going home|at home|of (?:my )?${PARENT})`,
    ),
    unless: /\b(?:grade|report card|dark|spider|angry about my)\b(?!.*\bhit)/,
  },
  {
    severity: 'high',
    finds:
      /\b(?:not|never|un) ?(?:feel |feeling )?safe (?:at|in my) (?:home|house|own home)\b|\bsafe at home anymore\b/,
  },
  {
    severity: 'high',
    finds: new RegExp(
      `\\b(?:bruises?|scars?|marks|black eye|burns)\\b[^.]{0,25}\\b(?:from|because of|by) (?:my )?${PARENT}`,
    ),
  },
  {
    severity: 'high',
    finds: new RegExp(`\\b(?:${PARENT}|they|he|she)\\b[^.]{0,20}\\block(?:s|ed|ing)? me (?:in|up|out)\\b`),
  },
  {
    severity: 'high',
    finds:
      /\b(?:not|never) (?:give|gives|giving|gave|feed|feeds|fed|let|lets)(?: me| us)? (?:any )?(?:food|eat|dinner|anything to eat)\b|\b(?:without|no) (?:any )?food for (?:\w+ )?days\b|\bleaves? me (?:home )?alone for (?:\w+ )?days\b|\balone for days\b/,
    unless: SCHOOL_FOOD(),
  },
  {
    severity: 'high',
    finds:
      /\b(?:i (?:was|am being|am|got|have been|am getting)(?: \w+)? (?:raped|molested|abused|sexually \w+|assaulted|groomed|beaten(?: up)? (?:by my|at home)))\b|\b(?:abus(?:es|ing|ed)|rap(?:es|ed|ing)|molest(?:s|ed|ing)) me\b/,
  },
  {
    severity: 'high',
    finds:
      /\b(?:com(?:es|ing)|came|sneaks?|gets|climbs) (?:in|into|to) my (?:room|bed|bedroom) (?:at night|every night|when i|while i)/,
    unless: /\b(?:cat|dog|moon|light|mosquito|sister is scared)\b/,
  },
  {
    severity: 'medium',
    finds:
      /\bi (?:\w+ ){0,3}(?:want|going|plan|planning|thinking|think|decided|need|have|tried|trying|ready|about|will|might|wish i could)(?: to| of| about)? (?:just )?run(?:ning)? away(?: from (?:home|here|my (?:mom|dad|parents|family|house|stepdad|stepmom|foster)\w*)| tonight| tomorrow| forever| for ever| for good| and never|$| \.)/,
    unless:
      /\b(?:game|minecraft|level|boss|zombies?|dragon|character|book|story|novel|play|poem|homework|test|quiz)\b/,
  },
  {
    severity: 'high',
    finds:
      /\bmi (?:papa|padre|mama|madre|mom|dad|tio|tia|padrastro|abuelo|hermano|primo|profesor|entrenador|vecino)\b[^.]{0,25}\bme (?:pega|golpea|toca|lastima|maltrata|viola|hace dano|pego|toco)\b/,
  },
  {
    severity: 'high',
    finds:
      /\b(?:mon|ma|mes) (?:beau ?)?(?:pere|mere|dad|mom|papa|maman|parents|oncle|frere|prof|entraineur|cousin|grand pere|voisin)\b[^.]{0,20}\bme (?:frappe|frappent|tape|tapent|bat|battent|touche|fait mal|viole)\b/,
  },
  {
    severity: 'high',
    finds:
      /\bmeine? (?:stief)?(?:vater|mutter|dad|mom|eltern|onkel|opa|bruder|trainer|lehrer|cousin|nachbar)\b[^.]{0,25}\b(?:schlagt|schlagen|verprugelt|missbraucht|begrapscht|vergewaltigt) mich\b|\b(?:fasst|beruhrt) mich (?:an|immer|da|unten)/,
  },
]

function SCHOOL_FOOD(): RegExp {
  return /\b(?:dog|cat|hamster|fish|plant|animal|camel|snake|bear|hibernat|survive)\w*\b/
}

const NET =
  '(?:online|internet|roblox|discord|snapchat|snap|instagram|insta|tiktok|tik tok|minecraft|fortnite|whatsapp|game chat|app|chat|web)'

export const SEXUAL: readonly Pattern[] = [
  {
    severity: 'high',
    finds:
      /\b(?:nudes?|nude (?:picture|photo|selfie)s?|naked (?:\w+ )?(?:picture|photo|selfie|video)s?|dick picture|(?:picture|photo|video)s? (?:\w+ ){0,3}(?:without (?:my |any )?clothes|naked|nude|in my underwear))\b/,
    unless: /\b(?:painting|art|statue|sculpture|museum|renaissance)\b/,
  },
  {
    severity: 'medium',
    finds:
      /\b(?:porn\w*|hentai|xxx|onlyfans|only fans|sexting|sext|sexy (?:picture|chat|video|story)|talk dirty|dirty talk|erotic\w*|naked (?:girls?|boys?|women|men|people|ladies)|sex (?:story|stories|video|tape|chat|with me|toys?)|blow ?jobs?|masturbat\w+|horny)\b/,
  },
  {
    severity: 'medium',
    finds:
      /\b(?:have|having|had|want|wants|do|doing) sex\b|\bsex with\b|\b(?:people|couple|girls?|boys?) (?:having|doing) sex\b|\bhow do (?:i|you|people) (?:have )?sex\b/,
    unless:
      /\b(?:plants?|animals?|flowers?|bees|snails?|fish|species|bacteria|cells?|gametes|health class|biology)\b/,
  },
  {
    severity: 'high',
    finds:
      /\b(?:wants?|asks?|asked|asking|told|tells|forc(?:es|ed|ing)|pressur(?:es|ed|ing)|begs|keeps|trying|makes) (?:me )?(?:\w+ ){0,5}(?:undress|get naked|be naked|strip|have sex|sleep with (?:me|him|her)|take off my|take my (?:clothes|shirt|pants)|what i am wearing|what (?:color|colour) (?:my )?underwear|for (?:a )?sex|show (?:him|her|them) my body)\b/,
  },
  {
    severity: 'high',
    finds: new RegExp(
      `\\b(?:man|guy|stranger|someone|somebody|person|boy|girl|friend|adult|he|she|dude|men|people)\\b[^.]{0,40}\\b${NET}\\b[^.]{0,60}\\b(?:meet (?:me|up|in person|alone|him)|picture of me|my picture|photo of me|camera|loves? me|secret|where i live|my address|alone|how old i am|asks? me for)\\b`,
    ),
    unless: /\b(?:homework|project|essay|study group|teacher|class meeting)\b/,
  },
  {
    severity: 'high',
    finds: new RegExp(
      `\\b(?:met|know|talk(?:ing)? to|chat(?:ting)? with)\\b[^.]{0,30}\\b${NET}\\b[^.]{0,60}\\b(?:meet|undress|picture|photo|camera|naked|loves?|secret|older)\\b`,
    ),
    unless: /\b(?:homework|project|essay|study group|teacher)\b/,
  },
  {
    severity: 'high',
    finds:
      /\bolder (?:man|guy|boy|men|person|dude)\b[^.]{0,50}\b(?:me|my)\b|\bonline (?:boy|girl)?friend (?:is|says|wants|asked)\b/,
    unless: /\b(?:story|poem|sea|book|novel)\b/,
  },
  {
    severity: 'high',
    finds:
      /\b(?:share|post|leak|send|show|publish|spread)(?:s|ed|ing)? (?:my|the|those|it|them) (?:\w+ )?(?:nudes?|picture|photos?|video)s? (?:\w+ ){0,3}(?:if i|unless i|everyone|school|naked)/,
    unless: /\b(?:homework|project|slides|presentation)\b/,
  },
  {
    severity: 'high',
    finds:
      /\bi am (?:9|1[0-7])\b[^.]{0,60}\b(?:sex|sleep with|(?:boyfriend|girlfriend) is (?:1[89]|[2-9]\d))\b|\b(?:boyfriend|girlfriend|online friend) is (?:1[89]|[2-6]\d)\b/,
  },
  {
    severity: 'high',
    finds:
      /\bfotos? (?:\w+ ){0,2}(?:desnud[ao]s?|sin ropa)\b|\bnackt(?:bild|foto|video)\w*|\bphotos? (?:\w+ ){0,2}(?:nues?|denudee?s?|sans vetements)\b/,
  },
]
