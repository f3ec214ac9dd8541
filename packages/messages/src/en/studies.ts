/** Studies on the server: analyses with chapters, private, by link or public. */
export const studies = {
  'studies.mine': 'Your studies',
  'studies.public': 'Public studies',
  'studies.mine.none': 'None yet. Open an analysis, choose “Share” and then “Save as a study”.',
  'studies.public.none': 'None yet.',
  'studies.more': 'More studies',
  'studies.added': '{n, plural, one {# more study} other {# more studies}} shown.',
  'studies.chapters': '{n, plural, one {# chapter} other {# chapters}}',
  'studies.by': 'by {name}',
  'studies.unsent': 'Changes not sent yet',
  'studies.account': 'With an account you can save studies on this server: private, by link or public.',
  'studies.signIn': 'Sign in or create an account',

  visibility: 'Who can read it',
  'visibility.private': 'Private',
  'visibility.link': 'By link',
  'visibility.public': 'Public',
  'visibility.private.note': 'Only you can read it.',
  'visibility.link.note': 'Anyone with the link can read it.',
  'visibility.public.note': 'Anyone can find and read it.',

  'save.where': 'Save as',
  'save.new': 'New study',
  'save.into': 'Chapter of “{title}”',
  'save.title': 'Title of the study',
  'save.chapter': 'Title of the chapter',
  'save.do': 'Save study',
  'save.add.do': 'Add chapter',
  'save.busy': 'Saving…',
  'save.stays': 'Nothing was saved on the server. The analysis stays on this device.',
  'save.empty': 'Enter a title.',

  'limit.note':
    'At most {chapters} chapters; {chapter} characters in a chapter and {study} in the whole study.',
  'limit.chapters': 'A study can have at most {most} chapters. Delete one, or use another study.',
  'limit.chapter':
    'Chapter {n} is too long to be saved: {size} characters; the limit is {most}. Shorten it or split it.',
  'limit.study':
    'The study is too long to be saved: {size} characters; the limit is {most}. Delete a chapter or move it to another study.',

  'study.chapter': 'Chapter',
  'study.numbered': '{n}. {title}',
  'study.previous': 'Previous chapter',
  'study.next': 'Next chapter',
  'study.problem': 'This study can’t be opened',
  'study.mayBeYours': 'If it is yours, sign in.',

  'state.saved': 'Saved on the server.',
  'state.saving': 'Saving…',
  'state.reading': 'You can try moves here. They are not saved in this study.',
  'state.kept': 'Your changes are kept on this device and will be sent.',
  'state.held': 'Your changes are kept on this device.',
  'state.lost': 'This browser does not allow saving. Keep the page open until your changes are sent.',
  'state.signedOut':
    'You are no longer signed in. Your changes are kept on this device and will be sent once you sign in.',
  'state.signIn': 'Sign in',
  'state.retry': 'Try again',
  'state.gone':
    'This study is no longer on the server, or it belongs to another account. Your version is kept on this device; you can save it as a new study.',
  'state.replaced': 'The study was changed elsewhere. This is the latest version.',
  'state.bad': 'Chapter {n}: {reason}',

  'changed.heading': 'Changed elsewhere',
  'changed.text':
    'This study was changed on another device or in another tab. Nothing was overwritten, and your version is kept on this device. Which one do you want to keep?',
  'changed.take': 'Take the newer version',
  'changed.chapters': 'Keep mine as new chapters',
  'changed.study': 'Keep mine as a new study',
  'changed.mine': '{title} (my version)',
  'changed.full': 'The newer version has no room for more chapters.',

  'chapters.heading': 'Chapters',
  'chapters.rename': 'Rename',
  'chapters.rename.do': 'Save title',
  'chapters.up': 'Move up',
  'chapters.down': 'Move down',
  'chapters.delete': 'Delete',
  'chapters.deleted': '“{title}” deleted.',
  'chapters.undelete': 'Undo',
  'chapters.new': 'Add a chapter',
  'chapters.new.title': 'Chapter {n}',
  'chapters.new.empty': 'Add an empty board',
  'chapters.new.paste': 'Or paste a game, a position or an analysis',

  'settings.heading': 'This study',
  'settings.link': 'Copy link to the study',
  'settings.link.chapter': 'Copy link to the chapter',
  'settings.link.private': 'Link copied. The study is private, so only you can open it.',
  'settings.delete': 'Delete study',
  'settings.delete.ask': 'Delete “{title}” with all its chapters? This cannot be undone.',
  'settings.delete.do': 'Delete for good',
  'settings.delete.cancel': 'Keep it',

  'copy.chapter': 'Copy chapter to this device',
  'copy.study': 'Copy study to this device',
  'copy.done':
    '{n, plural, one {# chapter is} other {# chapters are}} now among your analyses on this device.',
} as const;
