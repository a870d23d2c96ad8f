import type { Language } from './act.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean))

export type TopicWords = {
  /** Stand around a request and name nothing: "ok so", "please", "again". */
  fillers: ReadonlySet<string>
  /** Words of the request itself. The topic is what they leave over. */
  frame: ReadonlySet<string>
  /** After one of these the topic begins: "quiz me on …". */
  markers: ReadonlySet<string>
  /** Ends the topic once it has begun: "photosynthesis but easier". */
  tails: ReadonlySet<string>
  /** "in simple words", "with a picture": where such a pair begins the topic is over. */
  manners: RegExp
  articles: ReadonlySet<string>
  /** Point at something instead of naming it. */
  pointers: ReadonlySet<string>
}

/** All words are tidy: small letters, no accents, no apostrophes. Chinese has no spaces and is in `find-chinese-topic.ts`. */
export const TOPIC_WORDS: Record<Exclude<Language, 'zh'>, TopicWords> = {
  en: {
    fillers: set(
      'ok okay k kk so um umm uh uhh hmm hm hey hi hello yo well but and also now then please pls plz wait oh lol bro dude man alright right anyway anyways sorry thanks thx tutor actually just like maybe yes yeah no nah ugh omg again tho though rn instead too today tomorrow tmr tmrw still really nvm nevermind cool nice wow gotcha bruh haha first quick quickly',
    ),
    frame: set(
      'i im ive id ill we were me my you u ur your can could would will should do does did is are am be have has had got get gotta need want wanna like let lets us it this that these those the a an one some any more another other different new explain explane tell teach show give gimme make create write generate prepare build design help ask quiz quizz test drill practice practise practicing study studying review reviewing learn learning know understand get say repeat summarize summarise sum up recap define meaning definition mean means meant what whats wats wat how why when where who which example examples sample hint clue step steps answer solution question questions problem problems exercise exercises worksheet quizzes exam exams midterm final finals flashcards flashcard cards card set sheet guide short long hard harder easy easier simple simpler simply lesson topic subject chapter unit page text story thing stuff part stuck lost confused confusing bored boring tired sick hate love scared nervous worried stressed afraid bad good terrible struggling struggle trouble having dont didnt doesnt cant cannot not never no go going went back return resume continue switch change move skip take start stop begin do doing try talk do talk read work another way word words term called call picture drawing diagram graph image draw summary version main points idea ideas key overview notes due coming soon tomorrow today monday tuesday wednesday thursday friday saturday sunday week next month minutes hour hours days feel into enough done finished rather plan help homework time same thing things still really so much very keep getting always wrong game fun something anything everything nothing else all of again once over better worst at test tests quiz',
    ),
    markers: set('on about of for to over with in from into between using covering'),
    tails: set(
      'again but please pls plz now instead tomorrow tmr tmrw today thanks thx lol bro easier simpler simply better more differently different slowly step next friday monday tuesday wednesday thursday saturday sunday soon too first rn man dude mean means meaning homework test quiz exam lesson problems questions problem question worksheet flashcards help anymore lets let so can could right? tho though yet at all then is are vs_ stuff topic unit chapter mode pls_ example examples hint',
    ),
    manners:
      /\b(?:in|with|using|like|as|for|by|until|because|cuz|since|where|when|at)\s+(?:(?:an?|the|some|more|other|another|my|\d+|simple|simpler|easy|easier|different|few|one|two|three|small|plain|kid|if|im|i|me|words?|sentences?|pictures?|drawings?|stor(?:y|ies)|examples?|answers?|questions?|bullet|points?|short|friday|monday|tomorrow|class|kids?|least|all)\b)|\b(?:one more time|once more|step by step|another way|a different way|in other words|next week|right now|i (?:dont|cant|have|need|want)|can (?:you|u|we|i)|could (?:you|we)|do (?:you|we)|lets|for me|to me|with me|instead of)\b/,
    articles: set('the a an my your our some this that these those'),
    pointers: set(
      'it this that these those them one ones thing things stuff something anything everything nothing part question problem answer lesson page topic last first second third previous other next before what how why when where who here there him her he she they you u me i we us same way words more else none all some any step steps number 0 long short easy hard bad good again yesterday mine ours is are was were do does did so not get got even mean means come',
    ),
  },
  es: {
    fillers: set('ok oye bueno pero y mmm hola profe favor por porfa entonces ay ya gracias eh pues si no ahora mejor tambien otra vez jaja'),
    frame: set(
      'me mi te tu lo la los las el un una unos unas de del explica explicame explicalo explicar ensename ensena dime dame haz hazme haga crea prepara genera escribe pregunta preguntame preguntas ponme examina prueba examen quiz cuestionario test resumen resume resumelo resumir ejemplo ejemplos otro otra otros puedes podemos quiero quisiera necesito tengo hay que es son significa quiere decir significado definicion define como se hace hacer practicar practica aprender estudiar repasar hablemos hablar vamos volvamos regresemos volver vuelve regresa regresar cambiar cambiemos no entiendo entendi estoy atorado atorada perdido confundido aburrido aburrida odio con ayudame ayuda mas facil simple tarjetas hoja ejercicios manana lunes martes miercoles jueves viernes mi algo cosa tema cuentame muestrame muestra pista para a tarea leccion ya mejor ahora hablame soy malo mala miedo nervioso por al prueba',
    ),
    markers: set('sobre de del en con para a al entre las los'),
    tails: set('otra vez por porfa favor manana hoy mas pero facil simple ahora gracias lunes martes miercoles jueves viernes de nuevo'),
    manners: /\b(?:con|en|de)\s+(?:palabras|un|una|otra|otro|otras|\d+|forma|pocas|frases|dibujos?|preguntas|nuevo)\b|\b(?:otra vez|de nuevo|por favor|mas facil|mas simple|una vez mas|paso a paso)\b/,
    articles: set('el la los las un una unos unas mi tu esta este ese esa'),
    pointers: set('eso esto esta este ese esa lo ello algo todo nada asi aqui ahi uno una otro otra parte pregunta problema tema leccion ultimo ultima anterior antes principio cosa que como por porque cual quien cuando donde cuanto es son fue hace hacer decir dijo se me te le yo tu 0 no ya sirve pasa entiendo sale mal si'),
  },
  fr: {
    fillers: set('ok euh bon mais et alors stp svp bah salut attends du coup bonjour merci s il te plait plutot maintenant aussi encore lol mdr oui non'),
    frame: set(
      'je jai jarrive tu te me moi mon ma mes le la les l un une des de du d on nous peux peut pourrais explique expliquer apprends apprendre dis donne fais fait faire cree prepare ecris genere pose interroge teste question questions sur quiz test controle examen interro resume resumer exemple exemples autre autres veux voudrais besoin dois cest quoi cela ca veut dire definition definis que signifie sens est qu quest ce comment on additionne entrainer reviser revenons revient retour retourne revenir changer change parlons parler passons passe comprends compris pas ny bloque bloquee perdu perdue deteste hais peur ai en aide cartes fiche exercices demain lundi mardi mercredi jeudi vendredi plus simple facile facilement simplement quelque chose sujet montre indice pour a au aux devoirs lecon marre suis nul nulle',
    ),
    markers: set('sur de du des d en avec pour a au aux entre les'),
    tails: set('stp svp encore plus mais demain aujourdhui merci maintenant autrement simplement facilement lundi mardi mercredi jeudi vendredi'),
    manners: /\b(?:avec|en|dune|de)\s+(?:des|un|une|autre|dautres|\d+|mots|facon|phrases|dessins?|questions)\b|\b(?:encore une fois|plus simplement|plus facilement|sil te plait|etape par etape|une fois)\b/,
    articles: set('le la les l un une des du mon ma mes ce cette ces'),
    pointers: set('ca cela ce cest cette celui celle la le les y en rien tout chose truc partie question probleme exercice lecon sujet dernier derniere avant debut quoi comment pourquoi qui quand ou combien quel quelle est sont fait faire dit dire je tu il elle on pas plus marche 0 autre autres non sert koi pk'),
  },
  de: {
    fillers: set('ok hm also aber und bitte ah ach hallo warte ey mal nochmal noch danke jetzt lieber doch ja nein nee auch lol so'),
    frame: set(
      'ich du mir mich mein meine dir der die das den dem ein eine einen einer ne nen es zu zum zur uber von mit fur an im in am erklar erklare erklaren zeig zeige gib mach mache erstelle erstell schreib bereite frag frage fragen ab teste pruf quiz test arbeit probearbeit klausur prufung arbeitsblatt karteikarten zusammenfassung fass fasse zusammen beispiel beispiele anderes andere anderen thema kannst konnen wir will mochte brauche brauch muss habe hab ist sind was wer wie heisst bedeutet bedeutung definition definiere versteht man unter nochmal noch einmal uben lernen lass uns reden wechseln zuruck geh gehen hange hang fest steck verstehe versteh nicht kapier hasse angst vor schlecht bei hilf hilfe morgen montag dienstag mittwoch donnerstag freitag einfacher leichter anders etwas keine genug lektion aufgabe aufgaben tipp bring stell schreiben wir langweilig mude',
    ),
    markers: set('uber zu zum zur von mit fur bei an auf vor der das die'),
    tails: set('bitte nochmal noch mal einfacher leichter anders jetzt morgen heute ab bei danke aber vor montag dienstag mittwoch donnerstag freitag zusammen nicht mehr fest'),
    manners: /\b(?:mit|in|auf|als)\s+(?:einem|einer|anderen|leichten|einfachen|\d+|worten|satzen|bild|fragen|andere|eine|drei)\b|\b(?:noch einmal|noch mal|schritt fur schritt)\b/,
    articles: set('der die das den dem des ein eine einen einer einem mein meine ne nen'),
    pointers: set('das dies dieses diese es dem den was wie warum wieso wer wann wo welche welcher ist sind war macht machen geht so hier da etwas alles nichts teil frage aufgabe losung lektion thema letzte letzten vorhin anfang ding ich du er sie man wir nicht 0 andere anderes denn daran sein'),
  },
}
