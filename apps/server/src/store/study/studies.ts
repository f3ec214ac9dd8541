import { sql, type RawBuilder, type SqlBool } from 'kysely';
import {
  builder,
  must,
  rowsReader,
  statement,
  storeNow,
  type Executor,
  type Row,
  type Step,
} from '../executor.js';
import { before } from '../rows.js';
import type {
  KeptStudy,
  StudyBounds,
  StudyChapter,
  StudyContent,
  StudyHead,
  StudyStore,
} from '../studyStores.js';

const HEAD = [
  'studies.id',
  'studies.player_id',
  'studies.title',
  'studies.visibility',
  'studies.revision',
  'studies.created_at',
  'studies.updated_at',
  'studies.outline',
  'players.name',
  'players.name_key',
] as const;

const headOf = (row: Row): StudyHead => ({
  id: String(row.id),
  title: String(row.title),
  visibility: row.visibility as StudyHead['visibility'],
  revision: Number(row.revision),
  owner: { id: String(row.player_id), name: String(row.name), account: row.name_key !== null },
  createdAt: Number(row.created_at),
  updatedAt: Number(row.updated_at),
  chapters: JSON.parse(String(row.outline)) as StudyHead['chapters'],
});

const studyOf = (row: Row): KeptStudy => {
  const texts = JSON.parse(String(row.chapters)) as readonly string[];
  const head = headOf(row);
  return { ...head, chapters: head.chapters.map((chapter, i) => ({ ...chapter, text: texts[i]! })) };
};

/** The columns that a change replaces. Lists read `outline` and leave `chapters` alone. */
const columnsOf = ({ title, visibility, chapters }: StudyContent) => {
  const outline = JSON.stringify(
    chapters.map(({ title: own, game }: StudyChapter) => ({ title: own, game })),
  );
  const texts = JSON.stringify(chapters.map(({ text }) => text));
  return { title, visibility, outline, chapters: texts, size: Buffer.byteLength(title + outline + texts) };
};

const cursorOf = (row: Row): string => `${String(row.updated_at)}.${String(row.id)}`;
const readCursor = (text: string): { readonly at: number; readonly id: string } | undefined => {
  const found = /^(\d{1,15})\.([A-Za-z0-9]+)$/.exec(text);
  return found ? { at: Number(found[1]), id: found[2]! } : undefined;
};

export const studyStore = ({ dialect, read, write }: Executor): StudyStore => {
  const db = builder(dialect);
  const rowsOf = rowsReader(read);
  const now = storeNow(dialect);
  const studies = db.selectFrom('studies').innerJoin('players', 'players.id', 'studies.player_id');

  /** The row of the player is locked where writes do not wait for each other anyway. */
  const lock = (owner: string): readonly Step[] =>
    dialect === 'sqlite'
      ? []
      : [statement(db.selectFrom('players').select('id').where('id', '=', owner).forUpdate())];
  const own = (owner: string) => db.selectFrom('studies as own').where('own.player_id', '=', owner);
  const sizeWithin = (
    owner: string,
    change: RawBuilder<number>,
    { bytes }: StudyBounds,
  ): RawBuilder<SqlBool> =>
    sql<SqlBool>`(${own(owner).select(sql`coalesce(sum(own.size), 0)`.as('size'))}) + ${change} <= ${bytes}`;
  const countOf = async (owner: string): Promise<number> => {
    const query = own(owner).select(sql<number>`count(*)`.as('count'));
    return Number((await rowsOf(statement(query)))[0]!.count);
  };

  return {
    add: async (id, owner, content, bounds) => {
      const { size, ...columns } = columnsOf(content);
      const count = own(owner).select(sql<number>`count(*)`.as('count'));
      const query = db
        .insertInto('studies')
        .columns([
          'id',
          'player_id',
          'revision',
          'created_at',
          'updated_at',
          'title',
          'visibility',
          'outline',
          'size',
          'chapters',
        ])
        .expression(eb =>
          eb
            .selectFrom('players')
            .select([
              sql<string>`${id}`.as('id'),
              'players.id as player_id',
              sql.lit(1).as('revision'),
              now.as('created_at'),
              now.as('updated_at'),
              sql<string>`${columns.title}`.as('title'),
              sql<string>`${columns.visibility}`.as('visibility'),
              sql<string>`${columns.outline}`.as('outline'),
              sql<number>`cast(${size} as integer)`.as('size'),
              sql<string>`${columns.chapters}`.as('chapters'),
            ])
            .where('players.id', '=', owner)
            // The account may be deleted at this moment.
            .where('players.name_key', 'is not', null)
            .where(sizeWithin(owner, sql<number>`${size}`, bounds))
            .$if(bounds.studies !== undefined, q => q.where(sql<SqlBool>`(${count}) < ${bounds.studies!}`)),
        );
      if ((await write([...lock(owner), must(query)])).ok) return 'added';
      return bounds.studies !== undefined && (await countOf(owner)) >= bounds.studies
        ? 'tooMany'
        : 'tooLarge';
    },
    find: async id => {
      const query = studies.select([...HEAD, 'studies.chapters']).where('studies.id', '=', id);
      const [row] = await rowsOf(statement(query));
      return row && studyOf(row);
    },
    change: async (id, owner, revision, content, bounds) => {
      const columns = columnsOf(content);
      const there = db
        .updateTable('studies')
        .set({ ...columns, revision: revision + 1, updated_at: now })
        .where('id', '=', id)
        .where('player_id', '=', owner)
        .where('revision', '=', revision);
      const fits = there.where(sizeWithin(owner, sql<number>`${columns.size} - studies.size`, bounds));
      if ((await write([...lock(owner), must(fits)])).ok) return 'changed';
      const query = db
        .selectFrom('studies')
        .select('id')
        .where('id', '=', id)
        .where('player_id', '=', owner)
        .where('revision', '=', revision);
      return (await rowsOf(statement(query))).length === 0 ? 'stale' : 'tooLarge';
    },
    remove: async (id, owner) => {
      const gone = db.deleteFrom('studies').where('id', '=', id);
      return (await write([must(owner === undefined ? gone : gone.where('player_id', '=', owner))])).ok;
    },
    list: async ({ owner, viewer, after, limit }) => {
      const cursor = after === undefined ? undefined : readCursor(after);
      if (after !== undefined && !cursor) return { studies: [] };
      let query = studies
        .select(HEAD)
        .orderBy('studies.updated_at', 'desc')
        .orderBy('studies.id', 'desc')
        .limit(limit + 1);
      if (owner !== undefined) query = query.where('studies.player_id', '=', owner);
      if (owner === undefined || owner !== viewer)
        query = query.where('studies.visibility', '=', sql.lit('public'));
      if (cursor)
        query = query.where(
          before(sql.ref('studies.updated_at'), sql.ref('studies.id'), cursor.at, cursor.id),
        );
      const rows = await rowsOf(statement(query));
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      return { studies: page.map(headOf), ...(rows.length > limit && last && { next: cursorOf(last) }) };
    },
  };
};
