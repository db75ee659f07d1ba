import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  countPieces,
  type Import,
  type ImportAcceptance,
  type NewLink,
  pieceBytes,
} from '../../../domain/creation/import.ts';
import { api, isRefusal, read } from '../../platform/api.ts';

// The polling interval. Polling is a fallback for lost live events.
const lookAgainMs = 2000;

/** The data of an import. Null if the import does not exist. */
export const importQuery = (importId: string) =>
  queryOptions({
    queryKey: ['import', importId],
    queryFn: async (): Promise<Import | null> => {
      try {
        return (await read(api.imports[':importId'].$get({ param: { importId } }))).import;
      } catch (error) {
        if (isRefusal(error, 'not-found') || isRefusal(error, 'invalid-input')) return null;
        throw error;
      }
    },
    staleTime: 0,
    gcTime: 0,
    meta: { isLive: true },
    refetchInterval: ({ state: { data } }) => (isUnderWay(data) ? lookAgainMs : false),
  });

/** True until the server has read the text and has measured, with a sample of the text, how well it fits the user. */
const isUnderWay = (data: Import | null | undefined) =>
  data?.status === 'reading' || (data?.status === 'ready' && data.fit === null);

interface Upload {
  importId: string;
  file: File;
  /** The id of the import that this file translates; undefined if the file is not a translation. */
  translates: string | undefined;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Sends the file piece by piece, then lets the server read it. */
export const upload = mutationOptions({
  mutationFn: async ({ importId, file, translates, onProgress, signal }: Upload) => {
    const options = { init: { signal } };
    const { name: fileName, size } = file;
    await read(api.imports.$post({ json: { importId, fileName, size, translates } }, options));
    const count = countPieces(size);
    for (let piece = 0; piece < count; piece += 1) {
      const bytes = await toBase64(file.slice(piece * pieceBytes, (piece + 1) * pieceBytes));
      const param = { importId, piece: String(piece) };
      await read(api.imports[':importId'].pieces[':piece'].$put({ param, json: { bytes } }, options));
      onProgress((piece + 1) / count);
    }
    await read(api.imports[':importId'].reading.$post({ param: { importId } }, options));
  },
});

/** Lets the server fetch and read a page. */
export const link = mutationOptions({
  mutationFn: (newLink: NewLink) => read(api.imports.links.$post({ json: newLink })),
});

/** Reads a data URL: the part after its comma is the content in base64. */
const toBase64 = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

export const acceptance = (client: QueryClient) =>
  mutationOptions({
    mutationFn: async ({ importId, ...accepted }: ImportAcceptance & { importId: string }) =>
      (await read(api.imports[':importId'].acceptance.$post({ param: { importId }, json: accepted }))).import,
    onSuccess: () => client.invalidateQueries({ queryKey: ['usage'] }),
  });

export const cancellation = mutationOptions({
  mutationFn: (importId: string) => read(api.imports[':importId'].$delete({ param: { importId } })),
});
