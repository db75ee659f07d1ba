import { useQuery } from '@tanstack/react-query';
import { accessModeQuery } from '../access/queries.ts';
import { plansQuery } from '../billing/queries.ts';
import { LandingPage } from './landing-page.tsx';

/** The landing page inside the app: after a sign-out, offline, or in development. */
export function LandingRoute() {
  const plans = useQuery(plansQuery).data ?? [];
  const isOpen = useQuery(accessModeQuery).data?.access === 'open';
  return <LandingPage plans={plans} passage={undefined} isOpen={isOpen} />;
}
