import type { Creation } from '../../domain/creation/creation.ts';
import { type Scene, type Stage, submitForm } from './scene.ts';
import type { World } from './world.ts';

const drawer = { '**/api/creation/ways': () => ({ writer: 'drawer' }) };

const atA2: NonNullable<Scene['answers']> = {
  '**/api/profile': (world) => ({ profile: { ...world.profile({}).profile, level: 'A2' } }),
};

export const createScenes: readonly [Scene, ...Scene[]] = [
  { name: 'create', who: 'learner', path: '/create-article', isWhole: true },
  { name: 'create-drawer', who: 'learner', path: '/create-article', isWhole: true, answers: drawer },
  { name: 'create-ai', who: 'learner', path: '/create-article?way=ai', isWhole: true },
  {
    name: 'create-ai-offers',
    who: 'learner',
    path: '/create-article?way=ai&description=tren',
    isWhole: true,
    answers: drawer,
    show: async ({ page }) => page.locator('main article').first().waitFor(),
  },
  {
    name: 'create-ai-nearest',
    who: 'learner',
    path: '/create-article?way=ai&description=el café y cómo llegó a Europa',
    isWhole: true,
    answers: { ...drawer, ...atA2 },
    show: async ({ page }) => page.locator('main article').first().waitFor(),
  },
  {
    name: 'create-ai-nothing',
    who: 'learner',
    path: '/create-article?way=ai&description=xyzzy',
    isWhole: true,
    answers: drawer,
    show: async ({ page }) => page.locator('main section h2').first().waitFor(),
  },
  { name: 'create-ai-drawer', who: 'learner', path: '/create-article?way=ai', isWhole: true, answers: drawer },
  {
    name: 'create-ai-level',
    who: 'learner',
    path: '/create-article?way=ai',
    isWhole: true,
    answers: {
      ...atA2,
      '**/api/learning/vocabulary*': () => ({ vocabulary: { size: 1100, level: 'A2' } }),
      '**/api/creation/my-words': () => ({ words: ['levadura', 'horno', 'madrugada', 'de todas formas', 'harina'] }),
    },
  },
  { name: 'create-ai-problems', who: 'learner', path: '/create-article?way=ai', isWhole: true, show: submitForm },
  { name: 'create-manual', who: 'learner', path: '/create-article?way=manual', isWhole: true },
  {
    name: 'create-manual-measured',
    who: 'learner',
    path: '/create-article?way=manual',
    isWhole: true,
    answers: {
      '**/api/text-measures': () => ({
        language: 'es',
        words: 61,
        fit: { level: 'A2', coverage: { known: 0.934, newWords: 4 } },
      }),
    },
    show: async ({ page }) => {
      await page
        .locator('main form textarea')
        .first()
        .fill('Querida abuela: hoy he vuelto. El limonero sigue en el patio.');
      await page.locator('main form b').first().waitFor();
    },
  },
  {
    name: 'create-manual-problems',
    who: 'learner',
    path: '/create-article?way=manual',
    isWhole: true,
    show: submitForm,
  },
  { name: 'create-manual-pairs', who: 'learner', path: '/create-article?way=manual', isWhole: true, show: writePairs },
];

async function writePairs(stage: Stage) {
  const { page } = stage;
  const texts = page.locator('main form textarea');
  await texts.nth(0).fill('Querida abuela: hoy he vuelto. El limonero sigue en el patio.');
  await texts.nth(1).fill('Dear Grandma: I came back today. The lemon tree is still there.');
  await page.locator('main form input[type="text"], main form input:not([type])').first().fill('Carta a mi abuela');
  await page.locator('main form input[lang]').last().fill('Letter to my grandmother');
  await submitForm(stage);
  await texts.nth(2).waitFor();
}

const creation = '**/api/articles/*/creation';
const generating = ({ articles }: World) => `/article-generating/${articles.own}`;
const making = (name: string, changes: Partial<Creation>): Scene => ({
  name: `generating-${name}`,
  who: 'learner',
  path: generating,
  answers: { [creation]: (world) => world.creation(changes) },
});
const title = 'El reloj de la plaza';
const ownTitle = 'Carta a mi abuela';

const paragraphs: Creation['paragraphs'] = [
  [
    {
      source: 'El reloj de la plaza se paró a las tres y diez de la madrugada.',
      translation: 'The clock in the square stopped at ten past three in the morning.',
    },
    {
      source: 'Nadie lo notó hasta que el panadero abrió la puerta y no oyó las campanas.',
      translation: 'Nobody noticed until the baker opened his door and did not hear the bells.',
    },
    {
      source: '«Alguien ha robado la hora», dijo, y se rio de su propia idea.',
      translation: '“Somebody has stolen the time,” he said, and laughed at his own idea.',
    },
  ],
  [
    {
      source: 'Pero a las siete llegó Inés, que vivía frente a la torre, con una llave muy vieja en la mano.',
      translation: 'But at seven Inés came, who lived opposite the tower, with a very old key in her hand.',
    },
    { source: 'La había encontrado debajo de su almohada.', translation: null },
  ],
];
const growing = { title, translatedTitle: 'The clock in the square', paragraphs };

export const generatingScenes: readonly [Scene, ...Scene[]] = [
  { name: 'generating-missing', who: 'learner', path: '/article-generating/00000000-0000-4000-8000-000000000000' },
  { name: 'generating-loading', who: 'learner', path: generating, hold: creation },
  making('new', {}),
  making('writing', { status: 'generating-article' }),
  making('growing', { ...growing, status: 'generating-article', doneCount: 5, totalCount: 24, secondsLeft: 38 }),
  making('growing-done', { ...growing, status: 'done', isTranslated: true }),
  making('growing-failed', { ...growing, status: 'generating-article', failure: 'model-unavailable' }),
  making('translating', { status: 'translating-article', doneCount: 7, totalCount: 24, title }),
  making('narrating', { status: 'generating-audio', isTranslated: true, title }),
  making('done', { status: 'done', title, isTranslated: true }),
  making('outcome', {
    status: 'done',
    title,
    isTranslated: true,
    outcome: {
      askedLevel: 'A1',
      level: 'A2',
      known: 0.96,
      newWords: 14,
      askedWords: ['levadura', 'horno', 'madrugada'],
      usedWords: ['levadura', 'horno'],
    },
  }),
  making('failed', { status: 'generating-article', failure: 'model-declined' }),
  making('from-drawer', { status: 'done', title, isTranslated: true, isFromDrawer: true }),
  making('drawer-empty', { status: 'generating-article', failure: 'drawer-empty', isFromDrawer: true }),
  making('manual-new', { way: 'manual', title: ownTitle }),
  making('manual', { way: 'manual', status: 'translating-article', doneCount: 3, totalCount: 12, title: ownTitle }),
  making('manual-done', { way: 'manual', status: 'done', title: ownTitle }),
  making('manual-failed', { way: 'manual', status: 'generating-audio', failure: 'internal', title: ownTitle }),
];
