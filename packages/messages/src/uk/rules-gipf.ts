import type { Translation } from '../areas.js';

export const rulesGipf: Translation<'rules-gipf'> = {
  'page.title': 'Правила GIPF',
  'page.description':
    'Повні правила GIPF з анімованими прикладами: поштовхи, ряди з чотирьох, захоплення, GIPF-фішки, базова, стандартна й турнірна версії та наші домашні правила.',
  'page.heading': 'Правила GIPF',
  'page.lead':
    'GIPF – гра Кріса Бурма для двох. Ви штовхаєте фішки з краю поля, і все, що на шляху, зсувається далі. Почніть із базової версії; стандартна й турнірна лише доповнюють її.',

  'begin.heading': 'Базова версія: перед початком',
  'aim.title': 'Мета гри',
  'aim.text':
    'Складіть у ряд **чотири свої фішки**, щоб повернути їх, і захопіть те, що стоїть за ними. Кожен хід коштує вам фішки з резерву. Якщо ви маєте штовхати, а **фішок не лишилося, ви програли**.',
  'aim.shows':
    'Білі завершують ряд із чотирьох, забирають його назад і захоплюють чорну фішку, що стоїть за ним.',
  'board.title': 'Ігрове поле',
  'board.text':
    'Фішки стоять на **37 точках перетину** ліній. Довкола них – **24 крапки**, з яких заходять фішки. Самі крапки не належать до ігрового простору: на крапці ніколи нічого не залишається.',
  'board.shows': 'Позначено всі 24 крапки. Фішка заходить з a3 і стає на b4.',
  'start.title': 'Початок',
  'start.text':
    'Кожен гравець має **15 фішок**: три на полі, у кожному другому куті, і **12 у резерві**. Кольори розподіляють жеребом; починають білі, далі ви ходите по черзі.',
  'start.shows': 'Початок базової версії та перші поштовхи.',

  'push.heading': 'Поштовхи',
  'push.title': 'Поштовх',
  'push.text':
    'Ваш хід – це **один поштовх**. Поставте фішку з резерву на крапку й штовхніть її вздовж лінії на першу точку перетину. Якщо там уже стоїть фішка будь-якого кольору, вона зсувається на одну точку в тому самому напрямку. З кожної із шести кутових крапок на поле веде одна лінія, з кожної іншої – дві; котрою штовхати, вибираєте ви.',
  'push.shows': 'Білі штовхають з a1. Чорна фішка зсувається з b2 на c3.',
  'chain.title': 'Як штовхнути кілька фішок',
  'chain.text':
    'Фішка, яку штовхнули, може штовхнути наступну, і так далі. Усі фішки, що стоять на лінії впритул, зсуваються **рівно на одну точку**. За проміжком ніщо не рухається.',
  'chain.shows': 'Білі штовхають з e1. Три фішки зсуваються на одну точку; фішка на e7 лишається на місці.',
  'closed.title': 'Заповнена лінія закрита',
  'closed.text':
    'Жодну фішку не можна зіштовхнути з поля. Якщо на лінії **немає порожньої точки**, на неї не можна штовхати з жодного кінця.',
  'closed.shows':
    'Вертикаль b заповнена, тож крапки b1 і b6 для неї закриті. Але з a2 на b3 веде інша лінія.',

  'rows.heading': 'Ряди й захоплення',
  'row.title': 'Ряд із чотирьох',
  'row.text':
    '**Чотири або більше фішок одного кольору** поспіль на одній лінії – це ряд. Власник мусить прибрати його одразу, хоч би хто цей ряд склав. Хід на це не витрачається.',
  'row.shows': 'Білі завершують четвірку на вертикалі d і прибирають її.',
  'extension.title': 'Що йде разом із рядом',
  'extension.text':
    'Разом із рядом з поля йде **кожна фішка, що продовжує його без проміжку**, з будь-якого кінця й будь-якого кольору, – до першої порожньої точки з кожного боку.',
  'extension.shows':
    'Білі прибирають фішки від e2 до e5, і чорна з e6 іде разом із ними. Фішка на e8 залишається, бо e7 порожня.',
  'captured.title': 'Назад до резерву або в полон',
  'captured.text':
    'Ваші фішки повертаються до **вашого резерву**. Фішки суперника ви **захоплюєте**: вони виходять із гри.',
  'captured.shows': 'Білі повертають собі чотири фішки. Чорну фішку з c2 захоплено.',
  'order.title': 'Ряди для обох',
  'order.text':
    'Якщо поштовх складає ряди для обох гравців, **першим прибирає всі свої ряди той, хто штовхав**. Потім другий гравець прибирає те, що ще лишилося завершеним, і робить наступний поштовх.',
  'order.shows':
    'Поштовх білих завершує по ряду кожного кольору. Білі прибирають білий, чорні – чорний; тоді штовхають чорні.',
  'several.title': 'Кілька рядів',
  'several.text': 'Якщо у вас кілька рядів і вони не перетинаються, ви мусите прибрати їх **усі**.',
  'several.shows': 'Один поштовх завершує два білі ряди. Білі прибирають обидва.',
  'crossing.title': 'Ряди, що перетинаються',
  'crossing.text':
    'Якщо ваші ряди перетинаються, **ви вибираєте**, який прибрати першим. Якщо в іншому після цього менше ніж чотири фішки, він залишається на полі.',
  'crossing.shows':
    'Два білі ряди перетинаються на e5. Білі прибирають той, що на вертикалі e; три фішки другого залишаються.',
  'crossingMeans.title': 'Коли ряди перетинаються',
  'crossingMeans.text':
    'Два ряди перетинаються, якщо кожен із них забрав би фішку з тієї самої точки, навіть коли ця фішка лише продовжує один із них. Що саме продовжує ряд, визначають тоді, коли його прибирають, а не раніше.',
  'crossingMeans.shows':
    'Фішка на e7 пішла б із кожним із двох рядів. Спершу білі прибирають ряд від b4 до e7. Ряд на вертикалі e все ще завершений, тож білі прибирають і його.',

  'end.heading': 'Кінець партії',
  'reserve.title': 'Фішок не лишилося',
  'reserve.text': 'Якщо ви маєте штовхати, а ваш резерв **порожній, ви програли**.',
  'reserve.shows': 'Білі штовхають. У чорних резерв порожній, і вони програють.',
  'rescue.title': 'Порятунок завдяки ряду',
  'rescue.text':
    'Сам собою порожній резерв – ще не поразка. Якщо спершу ви маєте прибрати ряд, його фішки повертаються до вас, і ви знову можете штовхати.',
  'rescue.shows':
    'Резерв білих порожній, але поштовх чорних завершує білий ряд. Білі прибирають його й можуть штовхати.',
  'handicap.title': 'Фора',
  'handicap.text':
    'Щоб згладити різницю в силі, слабший гравець у базовій версії може почати з **однією, двома або трьома додатковими фішками** в резерві.',
  'handicap.shows': 'Чорні починають із двома додатковими фішками в резерві.',
  'draw.title': 'Без нічиїх',
  'draw.text':
    'Правила не передбачають нічиєї, а позиції можуть повторюватися. Без ходу ви не залишитеся ніколи: доки у вас є фішка в резерві, десь є відкрита лінія.',
  'draw.shows': 'Навіть коли на полі тісно, завжди є куди ввести фішку.',
  'agreed.title': 'Нічия за згодою',
  'agreed.text': 'Двоє гравців можуть погодитися на нічию.',
  'undo.title': 'Крок назад',
  'undo.text':
    'За справжнім ігровим полем діє правило «взявся – ходи». Тут ви можете скасовувати кроки, доки не надіслали хід.',

  'standard.heading': 'Стандартна версія',
  'standardStart.title': 'GIPF-фішки',
  'standardStart.text':
    'Кожен гравець має **18 фішок**. Партія починається з трьома **GIPF-фішками** в кожного, на тих самих точках, що й у базовій версії. GIPF-фішка – це дві фішки, покладені одна на одну. У кожного гравця 12 фішок у резерві. Вводять одинарні фішки; GIPF-фішки зсуваються, як і будь-які інші.',
  'standardStart.shows': 'Початок стандартної версії та перші поштовхи.',
  'choice.title': 'Залишити чи прибрати',
  'choice.text':
    'У ряду GIPF-фішка рахується як **одна фішка**. Прибираючи ряд, ви вирішуєте долю **кожної GIPF-фішки**, що пішла б разом із ним, своєї чи суперникової: прибрати її чи залишити.',
  'choice.shows': 'Білі прибирають ряд, залишають свою GIPF-фішку на e4 і захоплюють чорну на e6.',
  'crossingKept.title': 'GIPF-фішка на перетині рядів',
  'crossingKept.text':
    'Якщо два ваші ряди перетинаються на GIPF-фішці й ви її залишаєте, другий ряд **усе ще завершений**. Ви мусите прибрати і його, і можете вибирати знову.',
  'crossingKept.shows':
    'Два білі ряди перетинаються на e5. Білі залишають GIPF-фішку, прибирають один ряд, а тоді й другий.',
  'worthTwo.title': 'Варта двох фішок',
  'worthTwo.text':
    'Ваша GIPF-фішка, яку ви прибираєте, повертається до резерву як **дві одинарні фішки**, і такими вони й залишаються. Захоплена GIPF-фішка коштує своєму власникові двох фішок.',
  'worthTwo.shows': 'Білі прибирають усе: п’ять фішок повертаються до резерву, а дві чорні фішки захоплено.',
  'lastGipf.title': 'Остання GIPF-фішка',
  'lastGipf.text':
    'Якщо у вас **не лишилося GIPF-фішок на полі, ви програли** – одразу, навіть якщо останню прибрали ви самі. Порожній резерв теж, як і раніше, веде до поразки.',
  'lastGipf.shows': 'Білі захоплюють останню GIPF-фішку чорних і перемагають.',
  'bothLast.title': 'Останні GIPF-фішки обох',
  'bothLast.text':
    'Якщо один ряд забирає останні GIPF-фішки обох гравців, перемагає той, хто прибрав цей ряд.',
  'bothLast.shows': 'Ряд забирає єдині GIPF-фішки обох гравців. Прибрали його білі, тож білі перемагають.',

  'tournament.heading': 'Турнірна версія',
  'firstPush.title': 'Порожнє ігрове поле',
  'firstPush.text':
    'Турнірна версія починається з **порожнього поля** і **18 фішок** у кожному резерві. Першим поштовхом ви мусите ввести **GIPF-фішку**; на це йдуть дві фішки з вашого резерву.',
  'firstPush.shows': 'Обидва гравці вводять по дві GIPF-фішки.',
  'rightEnds.title': 'Скільки завгодно, до першої одинарної',
  'rightEnds.text':
    'Ви можете й далі вводити GIPF-фішки, доки не введете **свою першу одинарну фішку**. Після цього ви вводите лише одинарні. Кожен гравець вирішує це сам, і якщо ви втратите GIPF-фішку чи заберете її назад, це нічого не змінить.',
  'rightEnds.shows':
    'Білі вводять одинарну фішку й відтепер вводитимуть лише одинарні. Чорні ще можуть ввести GIPF-фішку.',
  'tournamentLast.title': 'Втрата останньої GIPF-фішки',
  'tournamentLast.text':
    'Як і в стандартній версії, ви програєте, коли у вас не лишається GIPF-фішок на полі. Це діє від вашого власного першого поштовху.',
  'tournamentLast.shows': 'Білі захоплюють останню GIPF-фішку чорних і перемагають.',
  'fourStay.title': 'Чотири GIPF-фішки можуть залишитися',
  'fourStay.text':
    'Ряд, у якому **чотири або більше GIPF-фішок** стоять поспіль, можна залишити на полі. Ви вирішуєте це щоразу знову: перед своїм поштовхом і після нього. Це правило взято з коротких правил автора, а не з книжки правил.',
  'fourStay.shows': 'Білі мають чотири GIPF-фішки на вертикалі b і щоразу знову залишають їх.',
  'singlesGo.title': 'Одинарні фішки все одно йдуть',
  'singlesGo.text':
    'Якщо ви залишаєте такий ряд, **одинарні фішки**, що його продовжують, усе одно треба прибрати: ваші повертаються до вашого резерву, а фішки суперника захоплено.',
  'singlesGo.shows':
    'Чотири GIPF-фішки залишаються на вертикалі e, але одинарна фішка з e2 повертається до резерву.',

  'project.heading': 'GIPF as a project: potentials',
  'potentials.title': 'Other games lend a hand',
  'potentials.text':
    'GIPF has room for more: five other games can each lend it a **potential**. A potential is a small piece that rides on one of your pieces until you use it, once, for something that no other piece can do. A piece without a potential is called a **basic piece**, a piece with one a **loaded piece**.',
  'potentials.shows':
    'Loaded pieces of White and Black. From left to right: ZÈRTZ, a ball; YINSH, a ring; DVONN, three bars; TAMSK, an hourglass; PÜNCT, three dots.',
  'agreement.title': 'What you agree on',
  'agreement.text':
    'Before the game, both players agree on the start, **standard or tournament**; on the number of basic pieces, 18 each unless you say otherwise; on the **kinds of potentials**, with three to six of each kind; and on whether potentials are **free** or **linked** to other games. Both may have the same potentials, or each their own favourites.',
  'limits.title': 'Within limits',
  'limits.text':
    'Each player has at least one kind of potential and between 12 and 24 basic pieces. There is no handicap.',
  'loaded.title': 'Bringing in a loaded piece',
  'loaded.text':
    'A loaded piece comes in by a push like any other. It costs **one piece from your reserve and one potential**.',
  'loaded.shows': 'White brings in a ZÈRTZ, Black a YINSH, and then White a YINSH.',
  'entryOrder.title': 'The order',
  'entryOrder.text':
    'First GIPF-pieces, then loaded pieces, then basic ones. With **your first loaded piece** your right to bring in GIPF-pieces ends. With **your first basic piece** you can bring in neither any more, and the potentials that have not come in are lost.',
  'entryOrder.shows':
    'A tournament start. Both bring in one more GIPF-piece and then a loaded piece. White’s basic piece on c2 ends it for White; Black may still bring in potentials.',
  'loadedStay.title': 'Loaded pieces in a row',
  'loadedStay.text':
    'A loaded piece is pushed on, and counts, like any other piece. When you take a row, you decide for **each loaded piece** that would leave with it, yours or your opponent’s, whether it goes or stays, as with GIPF-pieces.',
  'loadedStay.shows':
    'White takes the row, leaves the white loaded piece standing on e4, and lets the black one on e6 go.',
  'loadedGoes.title': 'When a loaded piece goes',
  'loadedGoes.text':
    'A loaded piece that goes, goes **as a whole**. The piece returns to its owner’s reserve or is captured, as always. The potential is **out of the game**.',
  'loadedGoes.shows':
    'The same row. White takes the white loaded piece back: its piece is in the reserve again, its YINSH is out of the game.',
  'oneGoes.title': 'One has to go',
  'oneGoes.text':
    'If a row consists of GIPF-pieces and loaded pieces only, **at least one of them has to go**. In games with potentials this also replaces the tournament rule that four GIPF-pieces may stay.',
  'oneGoes.shows': 'All four pieces of White’s row could stay, so White has to choose one that goes: d4.',
  'use.title': 'Using a potential',
  'use.text':
    'To use a potential **is your turn**, instead of a push. The potential leaves its piece and acts, each kind in its own way. The piece stays where it is, as a basic piece. Then rows are settled as after a push.',
  'use.shows': 'White’s YINSH slides from d3 to d6. Then Black’s ZÈRTZ jumps from f5 to d4.',
  'usedGoes.title': 'After its use',
  'usedGoes.text':
    'A used potential stays on the board as a piece of your colour and counts in rows. When it leaves with a row, **it has to go**, and it is out of the game; it never comes to a reserve.',
  'usedGoes.shows':
    'The YINSH completes White’s row. Three pieces return to the reserve, and the YINSH is out of the game.',

  'kinds.heading': 'The five potentials',
  'zertz.title': 'ZÈRTZ jumps',
  'zertz.text':
    'A ZÈRTZ jumps in a straight line over **one or more pieces side by side**, of any kind and colour, onto the first empty point behind them.',
  'zertz.shows': 'From c3 the ZÈRTZ can jump to c5 or to f5. It jumps over d4 and e5.',
  'yinsh.title': 'YINSH slides',
  'yinsh.text':
    'A YINSH slides in a straight line over **empty points**, as far as you like. It does not jump.',
  'yinsh.shows': 'All points are marked that the YINSH can reach. It slides to h5.',
  'dvonn.title': 'DVONN hops on top',
  'dvonn.text':
    'A DVONN hops onto a neighbouring point with a **basic piece of the opponent**, with an opponent’s piece that is **loaded with a DVONN**, or with an opponent’s **DVONN that stands on a piece of yours**. Whoever is on top owns the point.',
  'dvonn.shows':
    'Of the black pieces around it the DVONN can hop onto three: the basic piece on d3, the one loaded with a DVONN on c4, and the DVONN on a white piece on e4. The piece on c3 carries something else. It hops onto d3.',
  'stack.title': 'Stacks',
  'stack.text':
    'A DVONN on top can be topped again by the other side, and so a stack can grow, its colours changing from DVONN to DVONN. It counts as **one piece of the colour on top**, and is pushed on as a whole. Touch a stack to see what is in it.',
  'stack.shows': 'White’s DVONN hops onto a piece loaded with a DVONN. Black tops it, and White tops that.',
  'beneath.title': 'What is beneath comes back',
  'beneath.text':
    'When a stack leaves with a row, **only its top goes**, and that DVONN is out of the game. What was beneath stands there again, counts again, and may complete another row.',
  'beneath.shows':
    'White takes the row in column d. The DVONN on d4 goes, the black piece beneath it stands again, and it completes a row for Black.',
  'directly.title': 'Directly beneath',
  'directly.text':
    'Whether a DVONN stands on a piece of yours is decided by what is directly beneath it. A loaded piece that is uncovered can be used again.',
  'directly.shows':
    'Black’s row takes the black DVONN off c4. White’s loaded piece stands there again, and White uses its DVONN.',
  'tamsk.title': 'TAMSK works in the middle',
  'tamsk.text':
    'When your piece loaded with a TAMSK is **pushed onto e5** by you, you have **one more push** in the same turn, and the TAMSK itself comes in with it as a piece. Nothing is taken off between the two pushes. If you do not use it at once, the TAMSK is out of the game. The details of this rule are ours.',
  'tamsk.shows': 'White’s push brings the TAMSK to e5. It comes in from g1 and completes a row.',
  'tamskTheirs.title': 'Pushed there by the opponent',
  'tamskTheirs.text':
    'If your opponent pushes it onto e5, you have the extra push at the **start of your next turn**, before your regular move, and only if the piece is still on e5. Nothing is taken off between the two.',
  'tamskTheirs.shows':
    'Black’s push brings White’s TAMSK to e5. White brings it in from c1, makes a regular push from i5, and only then takes the row.',
  'punct.title': 'PÜNCT takes on GIPF-pieces',
  'punct.text':
    'A PÜNCT hops onto a neighbouring point with an opponent’s piece that is **loaded with a PÜNCT**, with an opponent’s **PÜNCT that stands on a piece of yours**, or with an **opponent’s GIPF-piece**. On another PÜNCT all is as with DVONN, and such stacks can grow in the same way. The details about PÜNCT are ours.',
  'punct.shows':
    'The PÜNCT can hop onto the piece loaded with a PÜNCT on d3, the PÜNCT on a white piece on e4, or the GIPF-piece on d5. It hops onto d3.',
  'neutralise.title': 'Neutralise a GIPF-piece',
  'neutralise.text':
    'On a GIPF-piece you choose one of two things. **Neutralise** it: its upper piece is captured, and the PÜNCT stands on the lower one. It is a GIPF-piece no longer. When the PÜNCT goes, the lower piece stands there as a basic piece.',
  'neutralise.shows':
    'The PÜNCT neutralises the GIPF-piece on e5 and completes a row. The PÜNCT goes with it, and a black basic piece is left on e5.',
  'convert.title': 'Convert a GIPF-piece',
  'convert.text':
    'Or, if you have a piece in reserve, **convert** it: both its pieces are captured, and the PÜNCT and a piece from your reserve stand there as a **GIPF-piece of yours**. If you take it off later, only the piece returns to your reserve; the PÜNCT is out of the game.',
  'convert.shows': 'Both black pieces on e5 are captured. A white GIPF-piece stands there now.',
  'punctLast.title': 'Losing the last one to a PÜNCT',
  'punctLast.text':
    'If a PÜNCT neutralises or converts your last GIPF-piece, you have lost, as after any other loss of the last one.',
  'punctLast.shows': 'Black’s last GIPF-piece is neutralised. White wins.',
  'noPiece.title': 'The end of the game',
  'noPiece.text':
    'With an empty reserve you go on **as long as you can use a potential**. You lose when it is your move and you can neither push nor use a potential. And as always, you lose when you have no GIPF-piece left on the board.',
  'noPiece.shows':
    'White has nothing in reserve and uses the last potential. Black pushes, and White has lost.',

  'linked.heading': 'Linked games',
  'twoForms.title': 'A use has to be won',
  'twoForms.text':
    'In a linked match, other games interrupt the GIPF game. You agree on one of two forms. **Always**, as the rulebook has it: a potential acts only after its linked game has been won. Or **by challenge**, as the author advised later: you announce the use of a potential, and your opponent may challenge it or let it act. Each player has one, two or three challenges in a game.',
  'won.title': 'If you win the linked game',
  'won.text':
    'The GIPF game waits while you play the linked game. If the player who announced the use **wins it, the potential acts**, and the turn goes on.',
  'won.shows': 'White announces the YINSH from c3 to e5 and wins the linked game. The YINSH acts.',
  'lost.title': 'If you do not win it',
  'lost.text':
    'Otherwise the use is **denied**; a draw is not enough. The potential stays loaded, and the player who announced it has to **do something else** in this turn. In a later turn it may be announced again.',
  'lost.shows':
    'White announces the same use, but does not win. The YINSH stays on c3, and White makes a push.',
  'nothingElse.title': 'Nothing else to do',
  'nothingElse.text': 'If your use is denied and you can do nothing else, **you lose** the GIPF game.',
  'nothingElse.shows':
    'White’s reserve is empty. The use of the last potential is denied, and White has lost.',
  'linkedGames.title': 'Which games',
  'linkedGames.text':
    'For each kind of potential you agree on a linked game: **YINSH**, **YINSH blitz**, **GIPF basic**, **a throw of a die** each, or **any game away from the screen** whose winner both players confirm. With the die, the player who announced needs at least as much as the challenger. Colours of a linked game are drawn by lot.',
  'linkedApart.title': 'A game of its own',
  'linkedApart.text':
    'A linked game has a clock of its own, or none; the clock of the GIPF game stands still meanwhile. If you resign a linked game, or your time runs out in it, you lose that game only. A linked game is never interrupted by another one.',
  'another.title': 'Another potential',
  'another.text':
    'After a denied use you may announce another potential in the same turn, but not the same one. A TAMSK whose push is denied is out of the game.',
  'another.shows':
    'The use of the YINSH on c3 is denied. White announces the ZÈRTZ on g5 instead, and it acts.',
};
