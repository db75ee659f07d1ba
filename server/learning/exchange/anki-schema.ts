/** The SQL schema of a collection in version 11, which all versions of Anki can read. */
export const ankiSchema = `
  create table col (
    id integer primary key, crt integer not null, mod integer not null, scm integer not null, ver integer not null,
    dty integer not null, usn integer not null, ls integer not null, conf text not null, models text not null,
    decks text not null, dconf text not null, tags text not null);
  create table notes (
    id integer primary key, guid text not null, mid integer not null, mod integer not null, usn integer not null,
    tags text not null, flds text not null, sfld integer not null, csum integer not null, flags integer not null,
    data text not null);
  create table cards (
    id integer primary key, nid integer not null, did integer not null, ord integer not null, mod integer not null,
    usn integer not null, type integer not null, queue integer not null, due integer not null, ivl integer not null,
    factor integer not null, reps integer not null, lapses integer not null, left integer not null, odue integer not null,
    odid integer not null, flags integer not null, data text not null);
  create table revlog (
    id integer primary key, cid integer not null, usn integer not null, ease integer not null, ivl integer not null,
    lastIvl integer not null, factor integer not null, time integer not null, type integer not null);
  create table graves (usn integer not null, oid integer not null, type integer not null);
  create index ix_notes_usn on notes (usn);
  create index ix_notes_csum on notes (csum);
  create index ix_cards_usn on cards (usn);
  create index ix_cards_nid on cards (nid);
  create index ix_cards_sched on cards (did, queue, due);
  create index ix_revlog_usn on revlog (usn);
  create index ix_revlog_cid on revlog (cid);`;

const none = [0, 0];

/** The settings of a deck. Here and in `collectionSettings`, the values are those of a new deck or collection in Anki. */
export const describeDeck = ({ id, name, at }: { id: number; name: string; at: number }) => ({
  id,
  name,
  mod: at,
  usn: -1,
  desc: '',
  dyn: 0,
  conf: 1,
  collapsed: false,
  browserCollapsed: false,
  extendNew: 10,
  extendRev: 50,
  newToday: none,
  revToday: none,
  lrnToday: none,
  timeToday: none,
});

export const collectionSettings = {
  activeDecks: [1],
  addToCur: true,
  collapseTime: 1200,
  curDeck: 1,
  curModel: null,
  dueCounts: true,
  estTimes: true,
  newBury: true,
  newSpread: 0,
  nextPos: 1,
  sortBackwards: false,
  sortType: 'noteFld',
  timeLim: 0,
};

export const deckSettings = {
  1: {
    id: 1,
    name: 'Default',
    mod: 0,
    usn: 0,
    autoplay: true,
    dyn: false,
    maxTaken: 60,
    replayq: true,
    timer: 0,
    new: { bury: true, delays: [1, 10], initialFactor: 2500, ints: [1, 4, 7], order: 1, perDay: 20, separate: true },
    lapse: { delays: [10], leechAction: 0, leechFails: 8, minInt: 1, mult: 0 },
    rev: { bury: true, ease4: 1.3, fuzz: 0.05, ivlFct: 1, maxIvl: 36_500, minSpace: 1, perDay: 100 },
  },
};
