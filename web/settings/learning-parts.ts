import { lazyRouteComponent } from '@tanstack/react-router';

// Rows of the feature “learning”. The route loads them before the page opens, so that they are part of the server-rendered
// page.
export const LearningRows = lazyRouteComponent(() => import('../learning/settings/learning-rows.tsx'), 'LearningRows');
export const PlacementRow = lazyRouteComponent(() => import('../learning/settings/placement-row.tsx'), 'PlacementRow');
