import { useQuery } from '@tanstack/react-query';
import { plansQuery } from '../billing/queries.ts';
import { LandingPage } from './landing-page.tsx';

/** The landing page inside the app: after signing out, without a network, or while it is being developed. */
export function LandingRoute() {
  const plans = useQuery(plansQuery).data ?? [];
  return <LandingPage plans={plans} passage={undefined} />;
}
