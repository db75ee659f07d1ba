import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { fileMaxBytes } from '../../../domain/creation/import.ts';
import { upload } from './import-queries.ts';

/**
 * Uploads a file and opens the page that shows the text of the file. If `translates` is the id of an earlier import, the file
 * is the translation of that text. Leaving the page cancels the upload.
 */
export function useUpload(translates?: string) {
  const navigate = useNavigate();
  const sending = useMutation(upload);
  const [file, setFile] = useState<File>();
  const [share, setShare] = useState(0);
  const [isTooLarge, setIsTooLarge] = useState(false);
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  function start(chosen: File) {
    setIsTooLarge(chosen.size > fileMaxBytes);
    if (chosen.size > fileMaxBytes) return;
    const controller = new AbortController();
    abort.current = controller;
    setFile(chosen);
    setShare(0);
    const importId = crypto.randomUUID();
    sending.mutate(
      { importId, file: chosen, translates, onProgress: setShare, signal: controller.signal },
      {
        onSuccess: () => navigate({ to: '/import/$importId', params: { importId } }),
        onError: () => setFile(undefined),
      },
    );
  }

  function cancel() {
    abort.current?.abort();
    setFile(undefined);
    sending.reset();
  }

  return { file, share, isTooLarge, error: sending.error, start, cancel };
}
