/**
 * The tasks of GIPF as a project, in three lessons: `title`, `goal`, `hint`, what is said when it is `done`, and one sentence for each
 * mistake or wrong choice.
 */
export const lessonsProject = {
  'free.lesson': 'Loaded pieces: ZÈRTZ and YINSH',
  'stacks.lesson': 'DVONN, TAMSK, PÜNCT and stacks',
  'linked.lesson': 'Linked games',

  'load.title': 'Bring in a loaded piece',
  'load.goal':
    'You play White. Each side has three ZÈRTZ and three YINSH to bring in. Push in a piece that is loaded with a ZÈRTZ.',
  'load.hint':
    'Make sure that ZÈRTZ is chosen beside the board. Then touch a dot and a point, as for any push.',
  'load.done':
    'A loaded piece costs you one piece and one potential. It is pushed on, and counts, like any other piece.',
  'load.yinsh': 'This piece carries a YINSH: its sign is a ring. The sign of a ZÈRTZ is a ball.',
  'load.basic':
    'That was a piece without a potential. After the first of these you can bring in no more loaded pieces: the potentials that have not come in are lost.',

  'slide.title': 'YINSH slides',
  'slide.goal':
    'To use a potential is your turn, instead of a push. A YINSH leaves its piece and slides in a straight line, over empty points only. Complete a row with the YINSH on c3.',
  'slide.hint': 'Touch c3, and then the point that is missing in column e.',
  'slide.done':
    'The YINSH counted as a piece of yours. But in a row a used potential has to go, and it is out of the game. Its piece still stands on c3.',
  'slide.elsewhere': 'The YINSH may go there, but it completes no row. Which point is missing in column e?',
  'slide.push': 'That was a push. Touch the loaded piece on c3, and choose where its YINSH goes.',

  'jump.title': 'ZÈRTZ jumps',
  'jump.goal':
    'A ZÈRTZ jumps in a straight line over one or more pieces that stand side by side, yours or Black’s, and lands on the first empty point behind them. Complete a row with the ZÈRTZ on c3.',
  'jump.hint': 'In one direction it jumps over d4 and e5. Where does it land?',
  'jump.done':
    'The ZÈRTZ landed in the gap of column f. It went with the row, and the black piece that continued the row is captured.',
  'jump.elsewhere': 'That is a jump, but it completes no row. Try the other direction.',
  'jump.push': 'That was a push. Touch the loaded piece on c3, and choose where its ZÈRTZ lands.',

  'keepLoaded.title': 'Stay or go',
  'keepLoaded.goal':
    'There is a loaded piece in your row, and a loaded black piece continues it. Take the row so that your loaded piece stays and Black’s goes.',
  'keepLoaded.hint':
    'You choose as with GIPF-pieces: touch the row, touch a loaded piece to let it stay or go, then take the row.',
  'keepLoaded.done':
    'You can still use your YINSH. Black’s loaded piece went as a whole: the piece is captured, and its ZÈRTZ is out of the game.',
  'keepLoaded.tookOwn':
    'Your loaded piece went too. You got the piece back, but its YINSH is out of the game. Let it stay.',
  'keepLoaded.leftTheirs':
    'Black’s loaded piece still stands there, and its ZÈRTZ can be used against you. Let it go with the row.',

  'lastResort.title': 'With an empty reserve',
  'lastResort.goal':
    'Your reserve is empty, so you cannot push. But you can still use a potential. Find the use that brings pieces back.',
  'lastResort.hint': 'The line from d5 to g3 has one gap. Which of your potentials can reach it?',
  'lastResort.done':
    'With an empty reserve you go on as long as you can use a potential. Now you even have pieces to push again.',
  'lastResort.nothing': 'Your reserve is still empty. Use a potential to complete a row.',

  'hop.title': 'DVONN hops onto a neighbour',
  'hop.goal':
    'A DVONN hops onto a black basic piece beside it, one without a potential. Whoever is on top owns the point. Complete a row with the DVONN on c4.',
  'hop.hint': 'Which black piece stands between your pieces in column d?',
  'hop.done':
    'Only the top went with the row. The DVONN is out of the game, and the black piece beneath it stands on d4 again.',
  'hop.elsewhere': 'That point is yours now, but it completes no row. Look at column d.',
  'hop.push':
    'That was a push. Touch the loaded piece on c4, and then the piece that its DVONN is to hop onto.',

  'tower.title': 'A stack grows',
  'tower.goal':
    'A black DVONN stands on your piece on e4, so the point is Black’s. Because it stands on a piece of yours, your own DVONN may hop onto it. Complete your row.',
  'tower.hint': 'Touch e4 to see what stands there. Then touch d4, and e4 again.',
  'tower.done':
    'With your DVONN on top the point was yours. It left with the row, and now the black DVONN is on top again: what is beneath always comes back.',
  'tower.elsewhere': 'That point is yours now, but it completes no row. Hop onto the stack on e4.',
  'tower.push': 'That was a push. Use the DVONN on d4.',

  'middle.title': 'TAMSK works in the middle',
  'middle.goal':
    'When your TAMSK is pushed onto e5, you have one more push at once, and the TAMSK itself comes in with it. Push it there, and complete a row with the second push.',
  'middle.hint': 'First push in from e1. Then bring the TAMSK in from g1.',
  'middle.done': 'Two pushes in one turn. The TAMSK counted in the row; now it is out of the game.',
  'middle.noRow': 'The TAMSK came in, but it completes no row. Where do three of your pieces stand together?',
  'middle.forgone': 'You did without the second push, so the TAMSK is out of the game.',
  'middle.elsewhere': 'The TAMSK has to come to e5 first. Push column e on by one point.',

  'convert.title': 'Convert a GIPF-piece',
  'convert.goal':
    'A PÜNCT may hop onto a black GIPF-piece beside it. It then neutralises the GIPF-piece, or converts it into one of yours. Convert the one on e5.',
  'convert.hint': 'Touch d4 and then e5. Go to the other choice before you confirm.',
  'convert.done':
    'Both black pieces are captured. A GIPF-piece of yours stands there, made of the PÜNCT and a piece from your reserve.',
  'convert.neutralised':
    'You neutralised it: its upper piece is captured, and the PÜNCT stands on the lower one. Black has a GIPF-piece less, but you do not have one more.',
  'convert.stacked':
    'The PÜNCT hopped onto a piece that is loaded with a PÜNCT. It may do so, but the GIPF-piece is still Black’s.',
  'convert.push': 'That was a push. Use the PÜNCT on d4.',

  'lastGipf.title': 'The last GIPF-piece',
  'lastGipf.goal': 'Black has one GIPF-piece left. Win the game now.',
  'lastGipf.hint': 'Neutralised or converted, it is no GIPF-piece of Black’s any more.',
  'lastGipf.done': 'Black has no GIPF-piece left. You win!',
  'lastGipf.stacked': 'Your PÜNCT is used, and Black’s GIPF-piece still stands on d5.',
  'lastGipf.other': 'Black’s GIPF-piece still stands on d5. Which of your potentials can hop onto it?',

  'announce.title': 'Announce a use',
  'announce.goal':
    'In this match the use of a potential can be challenged, so it has to be announced first. Announce the slide that completes your row.',
  'announce.hint': 'Touch c6, and then the point that is missing in column f. Announce it with the button.',
  'announce.done':
    'Now Black lets the YINSH act or challenges. Black challenges! The GIPF game waits, and a game of YINSH blitz decides.',
  'announce.elsewhere': 'That use completes no row. You may have to fight for it, so choose a better one.',
  'announce.push': 'That was a push. Only uses are announced: touch the loaded piece on c6.',

  'between.title': 'The game in between',
  'between.goal':
    'The lot has given you White in this game of YINSH blitz. Win it: the first ring that is taken off decides.',
  'between.hint':
    'Your fifth marker comes from the ring on e3. Move it without a jump over your markers, then take the row and a ring.',
  'between.done':
    'You have won the linked game. So your YINSH acts in the GIPF game, and your row is complete.',
  'between.flipped':
    'You jumped over your own markers and flipped them. Move the ring on e3 in another direction.',
  'between.notYet': 'That does not win yet. Which ring can leave the fifth marker of a row behind?',

  'denied.title': 'Denied',
  'denied.goal':
    'This time you lost the linked game. The YINSH on c3 stays loaded, but you cannot use it in this turn any more. Find another way to complete the row. Black has no challenge left.',
  'denied.hint': 'You may announce another potential in the same turn. Look at h5.',
  'denied.done':
    'A lost game costs you the use in this turn, not the potential: later you may announce the YINSH on c3 again.',
  'denied.none': 'That completes no row. Your second YINSH could.',

  'challenge.title': 'Challenge it?',
  'challenge.goal':
    'Black announces the YINSH from c3 to e5. You have one GIPF-piece left, and one challenge. What do you do?',
  'challenge.hint': 'Which row would Black complete, and what would Black capture?',
  'challenge.done':
    'That use would have won the game for Black. Now Black has to win the linked game first, and a draw is not enough.',
  'challenge.waive':
    'Then the YINSH acts. Black completes a row in column e, captures your last GIPF-piece on e7 and wins.',

  'waive.title': 'Or let it act?',
  'waive.goal': 'Black announces the YINSH from c3 to c2. You have one challenge left. What do you do?',
  'waive.hint': 'Does Black complete a row with it, or threaten one?',
  'waive.done':
    'This use does not hurt you. You keep your challenge for one that does, and Black has a YINSH less.',
  'waive.challenge': 'That would spend your only challenge on a use that does not hurt you.',

  'die.title': 'A throw of a die',
  'die.goal':
    'For ZÈRTZ you have agreed on a die. You announced the jump from c3 to f5, and Black challenged it. You throw a 4, and so does Black. What happens?',
  'die.hint': 'The player who announced needs at least as much as the challenger.',
  'die.done': 'As much is enough. The ZÈRTZ acts and completes your row.',
  'die.stays':
    'You need at least as much as Black, and you have it. The ZÈRTZ would stay only if you had thrown less.',
} as const;
