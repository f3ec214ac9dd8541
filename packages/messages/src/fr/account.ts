import type { Translation } from '../areas.js';

export const account: Translation<'account'> = {
  'ask.unreachable': 'Le serveur est injoignable. Êtes-vous en ligne ?',
  'ask.wait': 'Réessayez dans {n, plural, one {# seconde} other {# secondes}}.',
  'ask.retry': 'Réessayer',
  'ask.loading': 'Demande au serveur…',
  'ask.noScript': 'Cette page a besoin de JavaScript.',
  'form.empty': 'Ce champ ne doit pas rester vide.',
  'form.show': 'Afficher',
  'form.show.label': 'Afficher la saisie : {field}',
  'form.busy': 'Un instant…',
  'form.name': 'Nom',

  'list.game': '{game} : {white} – {black}',
  'list.guest': 'invité',
  'list.anonymous': 'Joueur supprimé',
  'list.turns': '{n, plural, =0 {aucun coup} one {# coup} other {# coups}}',
  'list.running': 'Encore en cours',
  'list.won': '{name} a gagné',
  'list.draw': 'Partie nulle',
  'list.off': 'Annulée',
  'list.ending.resignation': 'par abandon',
  'list.ending.time': 'au temps',
  'list.ending.absence': 'l’adversaire avait quitté la partie',
  'list.ending.agreement': 'd’un commun accord',
  'list.ending.length': 'la partie était devenue trop longue',
  'list.linked.challenge': 'avec défi',
  'list.linked.always': 'chaque usage à gagner',
  'list.days': '{n, plural, one {# jour} other {# jours}} par coup',
  'list.watch': 'Regarder',
  'list.play': 'Jouer',
  'list.due': 'À vous de jouer',
  'list.replay': 'Revoir',
  'list.download': 'Télécharger',
  'list.more': 'Plus de parties',
  'list.added': '{n, plural, one {# partie de plus est affichée.} other {# parties de plus sont affichées.}}',

  'account.title': 'Votre nom et votre compte – Korong',
  'account.description':
    'Votre nom pour jouer en ligne : en invité ou avec un compte. Se connecter, récupérer son compte, exporter ou supprimer ses données.',
  'account.heading': 'Votre compte',
  'account.lead':
    'Un nom suffit pour jouer. Avec un compte, vos parties restent les vôtres, sur tous vos appareils.',

  'account.guest.heading': 'Vous jouez sous le nom {name}',
  'account.guest.text':
    'Vous jouez en invité : seul ce navigateur sait que vous êtes {name}. Créez un compte : vos parties vous suivront, et vous pourrez vous connecter de partout.',
  'account.guest.rename': 'Changer de nom',
  'account.guest.rename.do': 'Changer de nom',
  'account.guest.renamed': 'Vous vous appelez désormais {name}.',
  'account.guest.page': 'Vos parties',
  'account.guest.leave': 'Se déconnecter',
  'account.guest.leave.ask': 'Vous déconnecter et ne plus être {name} ?',
  'account.guest.leave.text':
    'Un invité n’a pas de mot de passe. Vos parties restent où elles sont, mais plus personne ne pourra se connecter sous le nom {name}, et les parties en cours ne pourront plus être continuées.',
  'account.guest.leave.do': 'Se déconnecter quand même',
  'account.guest.leave.no': 'Rester {name}',

  'account.in.heading': 'Session ouverte sous le nom {name}',
  'account.in.page': 'Vos parties',
  'account.in.play': 'Jouer en ligne',
  'account.signOut': 'Se déconnecter',
  'account.signedOut': 'Votre session est fermée.',
  'account.signedIn': 'Votre session est ouverte sous le nom {name}.',

  'account.http':
    'Cette adresse commence par http et non par https : quiconque espionne le réseau pourrait lire votre mot de passe. Chez vous, entre personnes de confiance, ce n’est pas grave ; choisissez un mot de passe que vous n’utilisez nulle part ailleurs.',

  'account.signIn.heading': 'Connexion',
  'account.signIn.guest':
    'Les parties que vous avez jouées en invité sous le nom {name} ne vous suivront pas ; elles vous suivent si vous créez un compte.',
  'account.signIn.do': 'Se connecter',
  'account.signIn.wrong': 'Nom ou mot de passe incorrect.',
  'account.signIn.forgot': 'Mot de passe oublié ?',
  'account.password': 'Mot de passe',

  'account.make.heading': 'Créer un compte',
  'account.make.guest': 'Les parties que vous avez jouées sous le nom {name} deviendront celles du compte.',
  'account.make.name.hint': 'Les autres le voient. {n} caractères au plus.',
  'account.make.password.hint': 'Au moins {n} caractères. Quelques mots à la suite sont faciles à retenir.',
  'account.make.do': 'Créer le compte',
  'account.make.privacy': 'Aucune adresse e-mail n’est demandée.',
  'account.make.privacy.link': 'Ce qui est conservé sur vous',

  'account.code.heading': 'Gardez votre code de récupération',
  'account.code.text':
    'Si un jour vous oubliez votre mot de passe, ce code vous permettra d’entrer. Il n’est affiché que maintenant et n’est conservé nulle part ailleurs : notez-le ou enregistrez-le.',
  'account.code.new': 'L’ancien code de récupération n’est plus valable. Voici le nouveau.',
  'account.code.label': 'Code de récupération pour {name}',
  'account.code.copy': 'Copier',
  'account.code.copied': 'Copié.',
  'account.code.copyFailed': 'La copie a échoué. Enregistrez le code dans un fichier ou notez-le.',
  'account.code.save': 'Enregistrer en fichier',
  'account.code.file': 'Korong, {address}\nNom : {name}\nCode de récupération : {code}',
  'account.code.kept': 'Je l’ai conservé',

  'account.recover.heading': 'Choisir un nouveau mot de passe',
  'account.recover.text':
    'Avec le code de récupération qui vous a été montré à la création de votre compte. Sans lui, l’administrateur de ce serveur peut vous aider.',
  'account.recover.code': 'Code de récupération',
  'account.recover.new': 'Nouveau mot de passe',
  'account.recover.do': 'Valider et se connecter',
  'account.recover.wrong': 'Nom ou code de récupération incorrect.',
  'account.recover.back': 'Retour à la connexion',

  'account.change.heading': 'Changer de mot de passe',
  'account.change.old': 'Mot de passe actuel',
  'account.change.new': 'Nouveau mot de passe',
  'account.change.do': 'Changer de mot de passe',
  'account.change.done': 'Votre mot de passe est changé. Tous les autres appareils sont déconnectés.',

  'account.sessions.heading': 'Vos sessions ouvertes',
  'account.sessions.text': 'Si l’une d’elles vous est inconnue, déconnectez-la et changez de mot de passe.',
  'account.sessions.this': 'ce navigateur',
  'account.sessions.unknown': 'Un navigateur inconnu',
  'account.sessions.when': 'Connexion : {since} ; dernière activité : {seen}',
  'account.sessions.end': 'Déconnecter',
  'account.sessions.end.label': 'Déconnecter : {device}, connexion : {date}',
  'account.sessions.ended': 'Cette session est fermée.',

  'account.data.heading': 'Vos données',
  'account.data.export.text':
    'Votre nom, vos sessions, vos parties avec tous leurs coups et ce que vous avez écrit dans les discussions, dans un seul fichier.',
  'account.data.export': 'Télécharger mes données',
  'account.data.exported': 'Vos données ont été enregistrées dans un fichier.',
  'account.delete.open': 'Supprimer le compte…',
  'account.delete.heading': 'Supprimer votre compte ?',
  'account.delete.text': 'C’est irréversible.',
  'account.delete.name':
    'Votre nom, votre mot de passe et vos sessions sont supprimés, ainsi que ce que vous avez écrit dans les discussions.',
  'account.delete.games':
    'Les parties que vous avez jouées restent, car elles appartiennent aussi à vos adversaires, mais sans votre nom.',
  'account.delete.studies': 'Vos études seront supprimées.',
  'account.delete.running':
    'Les parties en cours ne peuvent plus être continuées : là où il y a une pendule, vous perdez au temps.',
  'account.delete.free': 'Quelqu’un d’autre pourra prendre votre nom.',
  'account.erase.open': 'Tout supprimer sur moi…',
  'account.erase.heading': 'Supprimer tout ce qui concerne {name} ?',
  'account.erase.name':
    'Votre nom et la session de ce navigateur sont supprimés, ainsi que ce que vous avez écrit dans les discussions.',
  'account.erase.do': 'Supprimer pour toujours',
  'account.erase.no': 'Tout garder',
  'account.erased': 'Tout ce qui vous concerne est supprimé.',
  'account.delete.password': 'Votre mot de passe, pour confirmer',
  'account.delete.do': 'Supprimer pour toujours',
  'account.delete.no': 'Garder mon compte',
  'account.deleted': 'Votre compte est supprimé.',

  'player.title': 'Un joueur et ses parties – Korong',
  'player.description':
    'Les parties de YINSH et de GIPF qu’un joueur a en cours et celles qu’il a terminées ici.',
  'player.heading': 'Un joueur',
  'player.named': 'Parties jouées par {name} – Korong',
  'player.ask': 'De qui voulez-vous voir les parties ?',
  'player.ask.name': 'Nom d’un joueur',
  'player.ask.do': 'Afficher',
  'player.none': 'Aucun joueur ne s’appelle {name}. Les invités ne se trouvent pas par leur nom.',
  'player.guest': 'Invité',
  'player.account': 'Joueur avec un compte',
  'player.engine': 'L’ordinateur de ce serveur',
  'player.since': 'Ici depuis le {date}',
  'player.you': 'C’est vous.',
  'player.you.link': 'Vers votre compte',
  'player.running': 'Parties en cours',
  'player.over': 'Parties terminées',
  'player.running.none': 'Aucune partie en cours.',
  'player.over.none': 'Aucune partie terminée pour l’instant.',
  'player.archive': 'Chercher parmi toutes les parties jouées par {name}',

  'archive.title': 'Archives : toutes les parties jouées ici – Korong',
  'archive.description':
    'Trouvez des parties de YINSH et de GIPF jouées sur ce serveur, par joueur, variante et date. Revoyez-les et téléchargez-les.',
  'archive.heading': 'Archives des parties',
  'archive.lead': 'Chaque partie jouée ici est conservée et peut être revue.',
  'archive.form': 'Critères de recherche',
  'archive.player': 'Joueur',
  'archive.game': 'Jeu',
  'archive.any': 'Peu importe',
  'archive.variant': 'Variante',
  'archive.status': 'État',
  'archive.status.over': 'Terminée',
  'archive.status.running': 'En cours',
  'archive.from': 'Commencée à partir du',
  'archive.to': 'Commencée jusqu’au',
  'archive.do': 'Chercher',
  'archive.reset': 'Tout afficher',
  'archive.results': 'Parties',
  'archive.none': 'Aucune partie trouvée.',
  'archive.none.hint': 'Laissez un critère vide pour en trouver davantage.',
  'archive.found': '{n, plural, one {# partie} other {# parties}}',
  'archive.found.more':
    '{n, plural, one {La partie la plus récente} other {Les # parties les plus récentes}}',

  'privacy.title': 'Confidentialité : ce qui est conservé sur vous, et combien de temps – Korong',
  'privacy.description':
    'Ce que ce serveur conserve sur les joueurs, combien de temps, qui le voit, et comment obtenir ou supprimer vos données.',
  'privacy.heading': 'Confidentialité',
  'privacy.lead':
    'Vous pouvez apprendre et jouer ici sans rien dire à personne. Ce n’est que si vous jouez en ligne que le serveur conserve quelque chose sur vous, et cette page dit absolument tout.',

  'privacy.alone.heading': 'Quand vous jouez sur votre propre appareil',
  'privacy.alone.text':
    'Les leçons, les parties contre l’ordinateur et les parties à deux sur un même appareil restent dans l’espace de stockage de votre navigateur, avec vos réglages. Rien de tout cela n’est envoyé ailleurs.',

  'privacy.online.heading': 'Quand vous jouez en ligne',
  'privacy.online.text': 'Le serveur conserve alors :',
  'privacy.online.name': 'le **nom** que vous choisissez, et depuis quand vous êtes ici',
  'privacy.online.games':
    'les **parties** : qui a joué, chaque coup avec son heure, les pendules, le résultat',
  'privacy.online.chat':
    'ce que vous écrivez dans la **discussion** d’une partie, et les **signalements** concernant un joueur',
  'privacy.online.studies':
    'les **études** que vous enregistrez avec un compte ; seules celles que vous rendez publiques sont listées',
  'privacy.online.session':
    'pour chaque navigateur avec lequel vous jouez : quand il a été vu pour la première et la dernière fois, et de quel type de navigateur il s’agit',
  'privacy.online.account':
    'avec un compte, également votre **mot de passe** et votre **code de récupération**, tous deux uniquement sous forme d’empreintes dont personne ne peut les déduire',
  'privacy.online.puzzles':
    'avec un compte, également vos **problèmes** : ceux que vous avez essayés, s’ils ont été résolus, et votre classement',
  'privacy.online.not': 'Il ne demande ni adresse e-mail, ni vrai nom, ni date de naissance, ni paiement.',

  'privacy.who.heading': 'Qui le voit',
  'privacy.who.text':
    'Tout le monde voit votre nom et vos parties ; c’est à cela que servent des archives. Les parties qui n’étaient pas dans la liste publique ne sont trouvées dans les archives que par ceux qui les ont jouées, mais quiconque a le lien peut les regarder. La discussion d’une partie est lue par quiconque regarde cette partie. Les signalements ne sont lus que par l’administrateur.',
  'privacy.who.others':
    'Rien n’est transmis à qui que ce soit. Ces pages ne chargent rien depuis d’autres sites ; il n’y a ni publicité ni rien qui vous suive.',

  'privacy.long.heading': 'Combien de temps',
  'privacy.long.games':
    'Les parties restent pour toujours. Votre nom dans ces parties et ce que vous avez écrit dans les discussions restent jusqu’à ce que vous les fassiez supprimer.',
  'privacy.long.reports':
    'Les signalements restent aussi longtemps que l’administrateur en a besoin. Ceux que vous avez faits disparaissent avec votre compte ou vos données d’invité.',
  'privacy.long.session':
    'Un navigateur qui n’a pas été vu depuis {days} jours est oublié ; il faut alors vous reconnecter.',
  'privacy.long.guest': 'Un invité qui n’a rien joué ni rien écrit est lui aussi oublié après ce délai.',
  'privacy.long.address':
    'Votre adresse réseau est gardée en mémoire vive une heure au plus, pour freiner les abus. Elle n’est pas enregistrée. Tant qu’une de vos parties attend au salon, une empreinte de votre adresse, faite avec une clé secrète, est enregistrée avec elle, uniquement pour reconnaître d’autres parties ouvertes venant de la même adresse. Une adresse que l’administrateur a exclue est enregistrée aussi longtemps que dure l’exclusion.',
  'privacy.long.logs':
    'Le journal du serveur indique quel type de demande a été faite et combien de temps elle a pris, sans noms, ni adresses, ni textes.',

  'privacy.cookie.heading': 'Deux cookies',
  'privacy.cookie.text':
    'Quand vous choisissez un nom ou que vous vous connectez, le serveur dépose un cookie, **korong_session**. Il dit de quel navigateur il s’agit et rien d’autre ; aucun script ne peut le lire, et aucun autre site ne le reçoit. Sans nom, il n’y a pas de cookie. Avec un compte, il y en a un second, **korong_device** : il permet de reconnaître ce navigateur après la déconnexion, pour que les essais erronés d’autrui ne vous bloquent pas. Il n’ouvre rien et disparaît avec votre mot de passe.',

  'privacy.rights.heading': 'Emporter ou supprimer vos données',
  'privacy.rights.export':
    'Sur la page de votre compte, vous pouvez à tout moment télécharger dans un fichier votre nom, vos sessions, vos parties et vos messages.',
  'privacy.rights.delete':
    'Vous pouvez aussi y supprimer votre compte ou vos données d’invité : votre nom, votre mot de passe, vos sessions et ce que vous avez écrit dans les discussions disparaissent aussitôt. Vos parties restent sans votre nom, car ce sont aussi celles de vos adversaires.',
  'privacy.rights.link': 'Vers votre compte',

  'privacy.host.heading': 'Qui est responsable',
  'privacy.host.text':
    'La personne qui administre ce serveur : Korong est un logiciel libre que chacun peut héberger. L’administrateur peut lire ce qui est conservé ici, en avoir des copies et placer devant le serveur des programmes qui tiennent leurs propres journaux. Pour toute question, adressez-vous à la personne qui vous a donné cette adresse.',

  // Games with potentials, each kind in its own form
  'list.linked.acquire': 'à acquérir',
  'list.linked.each': 'chaque type à sa façon',
  'list.potentials.none': 'aucun potentiel',
};
