import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect } from 'react';
import { profileQuery, updateProfile } from '../../access/queries.ts';
import { keepInPlace } from '../position/keep-in-place.ts';
import type { Place } from '../position/place.ts';
import { applyTypography, isApplied, isUnsaved, noteSaved, useTypography } from './typography.ts';

const settleMs = 600;

/** Saves the typography to the account, and applies what another device has saved. */
export function useAccountTypography(place: Place) {
  const typography = useTypography();
  const saved = useQuery(profileQuery).data?.preferences.typography;
  const { mutate } = useMutation(updateProfile(useQueryClient()));

  // If saving fails, or the user leaves the page too early, the settings are saved when the next article is opened.
  useEffect(() => {
    if (!isUnsaved()) return;
    const timer = setTimeout(() => {
      mutate({ preferences: { typography } }, { onSuccess: () => noteSaved(typography) });
    }, settleMs);
    return () => clearTimeout(timer);
  }, [typography, mutate]);

  useLayoutEffect(() => {
    if (saved !== undefined && !isUnsaved() && !isApplied(saved)) keepInPlace(place, () => applyTypography(saved));
  }, [saved, place]);
}
