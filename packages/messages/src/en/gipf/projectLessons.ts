/**
 * The tasks of GIPF as a project, in three lessons: `title`, `goal`, `hint`, what is said when it is `done`, and one sentence for each
 * mistake or wrong choice.
 */
export const projectLessons = {
  'free.lesson': 'Loaded pieces: ZÈRTZ and YINSH',
  'stacks.lesson': 'DVONN, TAMSK, PÜNCT and stacks',
  'linked.lesson': 'Linked games',

  'load.title': 'Bring in a loaded piece',
  'load.goal':
    'You play White. Each player has three ZÈRTZ and three YINSH to bring in. Push in a piece loaded with a ZÈRTZ.',
  'load.hint':
    'Make sure that ZÈRTZ is chosen beside the board. Then select a dot and a point, as for any push.',
  'load.done':
    'A loaded piece costs you one piece and one potential. It is pushed and counted like any other piece.',
  'load.yinsh': 'This piece carries a YINSH, shown as a ring. A ZÈRTZ is shown as a ball.',
  'load.basic':
    'That was a piece without a potential. After your first one you cannot bring in any more loaded pieces, and your remaining potentials are lost.',

  'slide.title': 'YINSH slides',
  'slide.goal':
    'Using a potential takes the place of your push. A YINSH leaves its piece and slides in a straight line, over empty points only. Complete a row with the YINSH on c3.',
  'slide.hint': 'Select c3, and then the point that is missing in column e.',
  'slide.done':
    'The YINSH counted as one of your pieces. But in a row a used potential has to go, and it is out of the game. Its piece is still on c3.',
  'slide.elsewhere': 'The YINSH may go there, but that completes no row. Which point is missing in column e?',
  'slide.push': 'That was a push. Select the loaded piece on c3, and choose where its YINSH goes.',

  'jump.title': 'ZÈRTZ jumps',
  'jump.goal':
    'A ZÈRTZ jumps in a straight line over one or more pieces side by side, yours or Black’s, and lands on the first empty point behind them. Complete a row with the ZÈRTZ on c3.',
  'jump.hint': 'In one direction it jumps over d4 and e5. Where does it land?',
  'jump.done':
    'The ZÈRTZ landed in the gap in column f. It went with the row, and the black piece that continued the row is captured.',
  'jump.elsewhere': 'That is a jump, but it completes no row. Try the other direction.',
  'jump.push': 'That was a push. Select the loaded piece on c3, and choose where its ZÈRTZ lands.',

  'keepLoaded.title': 'Stay or go',
  'keepLoaded.goal':
    'There is a loaded piece in your row, and a loaded black piece continues it. Take the row so that your loaded piece stays and Black’s goes.',
  'keepLoaded.hint':
    'It works as with GIPF-pieces: select the row, select a loaded piece to keep or remove it, then take the row.',
  'keepLoaded.done':
    'You can still use your YINSH. Black’s loaded piece went as a whole: the piece is captured, and its ZÈRTZ is out of the game.',
  'keepLoaded.tookOwn':
    'Your loaded piece went too. You got the piece back, but its YINSH is out of the game. Let it stay.',
  'keepLoaded.leftTheirs':
    'Black’s loaded piece is still there, and its ZÈRTZ can be used against you. Remove it with the row.',

  'lastResort.title': 'With an empty reserve',
  'lastResort.goal':
    'Your reserve is empty, so you cannot push. But you can still use a potential. Find the one that brings pieces back.',
  'lastResort.hint': 'The line from d5 to g3 has one gap. Which of your potentials can reach it?',
  'lastResort.done':
    'With an empty reserve you can keep playing as long as you can use a potential. Now you even have pieces to push again.',
  'lastResort.nothing': 'Your reserve is still empty. Use a potential to complete a row.',

  'hop.title': 'DVONN hops onto a neighbour',
  'hop.goal':
    'A DVONN hops onto a neighbouring black basic piece, one without a potential. The piece on top owns the point. Complete a row with the DVONN on c4.',
  'hop.hint': 'Which black piece is between your pieces in column d?',
  'hop.done':
    'Only the top went with the row. The DVONN is out of the game, and the black piece beneath it is back on d4.',
  'hop.elsewhere': 'That point is yours now, but it completes no row. Look at column d.',
  'hop.push': 'That was a push. Select the loaded piece on c4, and then the piece for its DVONN to hop onto.',

  'tower.title': 'A stack grows',
  'tower.goal':
    'A black DVONN is on top of your piece on e4, so the point is Black’s. Because it stands on your piece, your own DVONN may hop onto it. Complete your row.',
  'tower.hint': 'Select e4 to see the stack. Then select d4, and e4 again.',
  'tower.done':
    'With your DVONN on top, the point was yours. It left with the row, and now the black DVONN is on top again: whatever is beneath always comes back.',
  'tower.elsewhere': 'That point is yours now, but it completes no row. Hop onto the stack on e4.',
  'tower.push': 'That was a push. Use the DVONN on d4.',

  'middle.title': 'TAMSK works in the middle',
  'middle.goal':
    'When your TAMSK is pushed onto e5, you get one more push at once, and the TAMSK itself is the piece you push in. Push it to e5, and complete a row with the second push.',
  'middle.hint': 'First push in from e1. Then push in the TAMSK from g1.',
  'middle.done': 'Two pushes in one turn. The TAMSK counted in the row; now it is out of the game.',
  'middle.noRow': 'The TAMSK came in, but it completes no row. Where are three of your pieces together?',
  'middle.forgone': 'You skipped the second push, so the TAMSK is out of the game.',
  'middle.elsewhere': 'The TAMSK has to be on e5 first. Push column e one point further.',

  'convert.title': 'Convert a GIPF-piece',
  'convert.goal':
    'A PÜNCT may hop onto a neighbouring black GIPF-piece. It then either neutralises the GIPF-piece or converts it into one of yours. Convert the one on e5.',
  'convert.hint': 'Select d4 and then e5. Switch to the other option before you confirm.',
  'convert.done':
    'Both black pieces are captured. You now have a GIPF-piece there, made of the PÜNCT and a piece from your reserve.',
  'convert.neutralised':
    'You neutralised it: its upper piece is captured, and the PÜNCT stands on the lower one. Black has one GIPF-piece less, but you do not have one more.',
  'convert.stacked':
    'The PÜNCT hopped onto a piece loaded with a PÜNCT. That is allowed, but the GIPF-piece is still Black’s.',
  'convert.push': 'That was a push. Use the PÜNCT on d4.',

  'lastGipf.title': 'The last GIPF-piece',
  'lastGipf.goal': 'Black has one GIPF-piece left. Win the game now.',
  'lastGipf.hint': 'Neutralise it or convert it: either way, it is no longer Black’s GIPF-piece.',
  'lastGipf.done': 'Black has no GIPF-piece left. You win!',
  'lastGipf.stacked': 'Your PÜNCT is used, and Black’s GIPF-piece is still on d5.',
  'lastGipf.other': 'Black’s GIPF-piece is still on d5. Which of your potentials can hop onto it?',

  'announce.title': 'Announce a potential',
  'announce.goal':
    'In this match your opponent may challenge the use of a potential, so you have to announce it first. Announce the slide that completes your row.',
  'announce.hint': 'Select c6, and then the point that is missing in column f. Announce it with the button.',
  'announce.done':
    'Black may now allow it or challenge. Black challenges! The GIPF game is paused, and a game of YINSH blitz decides.',
  'announce.elsewhere': 'That completes no row. You may have to fight for it, so choose something better.',
  'announce.push': 'That was a push. You only announce potentials: select the loaded piece on c6.',

  'between.title': 'The linked game',
  'between.goal': 'You have drawn White in this game of YINSH blitz. Win it: the first ring removed decides.',
  'between.hint':
    'The ring on e3 can leave your fifth marker. Move it without jumping over your own markers, then take the row and remove a ring.',
  'between.done':
    'You have won the linked game. So your YINSH slides in the GIPF game and completes your row.',
  'between.flipped':
    'You jumped over your own markers and flipped them. Move the ring on e3 in another direction.',
  'between.notYet': 'That does not win yet. Which ring can leave the fifth marker of a row?',

  'denied.title': 'Denied',
  'denied.goal':
    'This time you lost the linked game. The piece on c3 stays loaded, but you cannot use its YINSH again this turn. Find another way to complete the row. Black has no challenge left.',
  'denied.hint': 'You may announce another potential on the same turn. Look at h5.',
  'denied.done':
    'A lost game costs you the use this turn, not the potential: you may announce the YINSH on c3 again later.',
  'denied.none': 'That completes no row. Your second YINSH could.',

  'challenge.title': 'Challenge it?',
  'challenge.goal':
    'Black announces the YINSH from c3 to e5. You have one GIPF-piece left, and one challenge. What do you do?',
  'challenge.hint': 'Which row would Black complete, and what would Black capture?',
  'challenge.done':
    'That potential would have won the game for Black. Now Black has to win the linked game first, and a draw is not enough.',
  'challenge.waive':
    'Then the YINSH slides. Black completes a row in column e, captures your last GIPF-piece on e7 and wins.',

  'waive.title': 'Or allow it?',
  'waive.goal': 'Black announces the YINSH from c3 to c2. You have one challenge left. What do you do?',
  'waive.hint': 'Does it complete a row for Black, or threaten one?',
  'waive.done':
    'This slide does not hurt you. You keep your challenge for one that does, and Black has one YINSH less.',
  'waive.challenge': 'That would waste your only challenge on a slide that does not hurt you.',

  'die.title': 'A roll of the die',
  'die.goal':
    'For ZÈRTZ you have agreed on a die. You announced the jump from c3 to f5, and Black challenged it. You roll a 4, and so does Black. What happens?',
  'die.hint': 'The player who announced has to roll at least as high as the challenger.',
  'die.done': 'An equal roll is enough. The ZÈRTZ jumps and completes your row.',
  'die.stays':
    'You need to roll at least as high as Black, and you did. The ZÈRTZ would stay only if you had rolled less.',
} as const;
