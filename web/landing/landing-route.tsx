import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { noLegalTexts } from '../../domain/landing/legal.ts';
import { isLanguage } from '../../domain/language.ts';
import { accessModeQuery } from '../access/queries.ts';
import { plansQuery } from '../billing/queries.ts';
import { LandingPage } from './landing-page.tsx';
import { legalQuery } from './queries.ts';

/** The landing page inside the app: after a sign-out, offline, or in development. */
export function LandingRoute() {
  const plans = useQuery(plansQuery).data ?? [];
  const server = useQuery(accessModeQuery).data;
  const { i18n } = useLingui();
  const language = isLanguage(i18n.locale) ? i18n.locale : 'en';
  const legal = useQuery(legalQuery(language)).data;
  return (
    <LandingPage
      plans={plans}
      passage={undefined}
      isOpen={server?.access === 'open'}
      hasModel={server?.hasModel === true}
      takesPayments={server?.takesPayments === true}
      legal={{ language, texts: legal?.texts ?? noLegalTexts }}
    />
  );
}
