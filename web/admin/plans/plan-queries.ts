import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { PlanDocument } from '../../../domain/billing/plan-document.ts';
import { plansQuery } from '../../billing/queries.ts';
import { api, read } from '../../platform/api.ts';

/** All plans, including retired ones. */
export const allPlansQuery = queryOptions({
  queryKey: ['admin', 'plans'],
  queryFn: async () => (await read(api.admin['subscription-plans'].$get())).plans,
});

export const savePlan = (planId: string | undefined, plan: PlanDocument) =>
  planId === undefined
    ? read(api.admin['subscription-plans'].$post({ json: plan }))
    : read(api.admin['subscription-plans'][':planId'].$put({ param: { planId }, json: plan }));

export const reorderPlans = (planIds: string[]) =>
  read(api.admin['subscription-plans'].order.$put({ json: { planIds } }));

export const offerPlan = (planId: string, isActive: boolean) =>
  read(api.admin['subscription-plans'][':planId'].$patch({ param: { planId }, json: { isActive } }));

export const deletePlan = (planId: string) =>
  read(api.admin['subscription-plans'][':planId'].$delete({ param: { planId } }));

/** Refetches the plans of the admin page and the plans that users see. */
export const refreshPlans = (client: QueryClient) =>
  Promise.all([client.invalidateQueries(allPlansQuery), client.invalidateQueries(plansQuery)]);
