export type RecordingProblem =
  /** The user or the browser does not allow the microphone. */
  | 'blocked'
  /** There is no microphone, or another program uses it. */
  | 'missing';

const longestMs = 30_000;

export const canRecord = () => 'MediaRecorder' in globalThis && navigator.mediaDevices !== undefined;

export interface RunningRecording {
  stop: () => void;
  /** The recording; undefined if nothing was recorded. */
  finished: Promise<Blob | undefined>;
}

/**
 * Records from the microphone until `stop`, for 30 seconds at most, and then releases the microphone. The recording stays in
 * the memory of the page.
 */
export async function startRecording(): Promise<RunningRecording> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { noiseSuppression: true, echoCancellation: true },
  });
  const recorder = new MediaRecorder(stream);
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => data.size > 0 && parts.push(data);
  const stop = () => recorder.state !== 'inactive' && recorder.stop();
  const finished = new Promise<Blob | undefined>((resolve) => {
    const timer = setTimeout(stop, longestMs);
    recorder.onstop = () => {
      clearTimeout(timer);
      for (const track of stream.getTracks()) track.stop();
      resolve(parts.length === 0 ? undefined : new Blob(parts, { type: recorder.mimeType }));
    };
  });
  recorder.start();
  return { stop, finished };
}

export const problemOf = (error: unknown): RecordingProblem =>
  error instanceof DOMException && ['NotAllowedError', 'SecurityError'].includes(error.name) ? 'blocked' : 'missing';
