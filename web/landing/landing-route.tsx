import { useQuery } from '@tanstack/react-query';
import { doorQuery } from '../access/queries.ts';
import { plansQuery } from '../billing/queries.ts';
import { LandingPage } from './landing-page.tsx';

/** The landing page inside the app: after signing out, without a network, or while it is being developed. */
export function LandingRoute() {
  const plans = useQuery(plansQuery).data ?? [];
  const isOpen = useQuery(doorQuery).data?.access === 'open';
  return <LandingPage plans={plans} passage={undefined} isOpen={isOpen} />;
}
