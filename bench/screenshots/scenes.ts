import type { PagePath } from '../../tests/support/page/pages.ts';
import { planScenes, userScenes, utilsScenes } from './admin-scenes.ts';
import { createScenes, generatingScenes } from './creation-scenes.ts';
import { homeScenes, searchScenes } from './library-scenes.ts';
import { progressScenes } from './progress-scenes.ts';
import { readerScenes } from './reader-scenes.ts';
import type { Scene } from './scene.ts';
import { languageScenes, settingsScenes, subscriptionScenes } from './settings-scenes.ts';

/** Every page of the route tree in its states. A page without a scene is a compile error. */
const scenesOf: Record<PagePath, readonly [Scene, ...Scene[]]> = {
  '/': homeScenes,
  '/login': [{ name: 'login', who: 'visitor', path: '/login' }],
  '/no-access': [
    { name: 'no-access', who: 'waiting', path: '/no-access' },
    { name: 'no-access-applied', who: 'applied', path: '/no-access' },
    { name: 'no-access-blocked', who: 'blocked', path: '/no-access' },
  ],
  '/search': searchScenes,
  '/my-articles': [{ name: 'my-articles', who: 'learner', path: '/my-articles', isWhole: true }],
  '/history': [{ name: 'history', who: 'learner', path: '/history', isWhole: true }],
  '/words': [{ name: 'words', who: 'learner', path: '/words', isWhole: true }],
  '/words/review': [{ name: 'review', who: 'learner', path: '/words/review' }],
  '/progress': progressScenes,
  '/placement': [{ name: 'placement', who: 'learner', path: '/placement' }],
  '/article/$articleId': readerScenes,
  '/article/$articleId/edit': [
    { name: 'edit-missing', who: 'learner', path: '/article/7f6c1f0e-0000-4000-8000-000000000000/edit' },
  ],
  '/create-article': createScenes,
  '/import': [
    { name: 'import-link', who: 'learner', path: '/import?url=https%3A%2F%2Fexample.org%2Fstory', isWhole: true },
  ],
  '/import/$importId': [
    { name: 'import-missing', who: 'learner', path: '/import/7f6c1f0e-0000-4000-8000-000000000000' },
  ],
  '/book/$bookId': [{ name: 'book-missing', who: 'learner', path: '/book/7f6c1f0e-0000-4000-8000-000000000000' }],
  '/article-generating/$articleId': generatingScenes,
  '/settings/': settingsScenes,
  '/settings/language/$type': languageScenes,
  '/settings/reading-speed': [{ name: 'settings-speed', who: 'learner', path: '/settings/reading-speed' }],
  '/settings/subscription': subscriptionScenes,
  '/admin/users': userScenes,
  '/admin/subscription-plans': planScenes,
  '/admin/utils': utilsScenes,
  '/404': [{ name: 'not-found', who: 'learner', path: '/404' }],
};

export const scenes = Object.values(scenesOf).flat();
