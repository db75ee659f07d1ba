interface Said {
  text: string;
  isDeclined: boolean;
  /** The finish reason, as in the chat completions API. */
  finish: string | null;
  inputTokens: number;
  outputTokens: number;
  /** The length in characters of each streamed piece. By default, the text is sent in three pieces. */
  pieceLength?: number | undefined;
}

const model = 'scripted';
const about = { id: 'scripted', created: 0, model };

/** The events of a streamed answer. The path of the request decides in which provider's format they are. */
export function streamAnswer(path: string, said: Said): unknown[] | undefined {
  if (path.endsWith('/chat/completions')) return chatCompletionChunks(said);
  if (path.endsWith('/responses')) return openAiEvents(said);
  if (path.endsWith('/messages')) return anthropicEvents(said);
  if (path.includes(':streamGenerateContent')) return googleChunks(said);
  return undefined;
}

/** A chat completion of a server that does not stream. */
export const wrapAnswer = (said: Said) => ({
  ...about,
  object: 'chat.completion',
  choices: [{ index: 0, message: { role: 'assistant', content: said.text }, finish_reason: finishOf(said) }],
  usage: chatUsage(said),
});

function chatCompletionChunks(said: Said) {
  const chunk = { ...about, object: 'chat.completion.chunk' };
  return [
    ...piecesOf(said).map((content) => ({
      ...chunk,
      choices: [{ index: 0, delta: { role: 'assistant', content }, finish_reason: null }],
    })),
    { ...chunk, choices: [{ index: 0, delta: {}, finish_reason: finishOf(said) }], usage: chatUsage(said) },
  ];
}

const finishOf = ({ isDeclined, finish }: Said) => (isDeclined ? 'content_filter' : finish);

const chatUsage = ({ inputTokens, outputTokens }: Said) => ({
  prompt_tokens: inputTokens,
  completion_tokens: outputTokens,
  total_tokens: inputTokens + outputTokens,
});

function openAiEvents(said: Said) {
  const { isDeclined, inputTokens, outputTokens } = said;
  const item = { type: 'message', id: 'scripted' };
  return [
    { type: 'response.created', response: { id: 'scripted', created_at: 0, model } },
    { type: 'response.output_item.added', output_index: 0, item },
    ...piecesOf(said).map((delta) => ({ type: 'response.output_text.delta', item_id: item.id, delta })),
    { type: 'response.output_item.done', output_index: 0, item },
    {
      type: isDeclined ? 'response.incomplete' : 'response.completed',
      response: {
        incomplete_details: isDeclined ? { reason: 'content_filter' } : null,
        usage: { input_tokens: inputTokens, output_tokens: outputTokens },
      },
    },
  ];
}

function anthropicEvents(said: Said) {
  const { isDeclined, inputTokens, outputTokens } = said;
  const usage = { input_tokens: inputTokens, output_tokens: 0 };
  return [
    { type: 'message_start', message: { id: 'scripted', role: 'assistant', model, content: [], usage } },
    { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
    ...piecesOf(said).map((piece) => ({
      type: 'content_block_delta',
      index: 0,
      delta: { type: 'text_delta', text: piece },
    })),
    { type: 'content_block_stop', index: 0 },
    {
      type: 'message_delta',
      delta: { stop_reason: isDeclined ? 'refusal' : 'end_turn', stop_sequence: null },
      usage: { output_tokens: outputTokens },
    },
    { type: 'message_stop' },
  ];
}

function googleChunks(said: Said) {
  const { isDeclined, inputTokens, outputTokens } = said;
  const content = (piece: string) => ({ role: 'model', parts: [{ text: piece }] });
  return [
    ...piecesOf(said).map((piece) => ({ candidates: [{ index: 0, content: content(piece) }] })),
    {
      candidates: [{ index: 0, content: content(''), finishReason: isDeclined ? 'SAFETY' : 'STOP' }],
      usageMetadata: {
        promptTokenCount: inputTokens,
        candidatesTokenCount: outputTokens,
        totalTokenCount: inputTokens + outputTokens,
      },
    },
  ];
}

const pieceCount = 3;

/** Cuts the text into pieces, like the tokens of a stream. */
function piecesOf({ text, pieceLength = Math.max(1, Math.ceil(text.length / pieceCount)) }: Said): string[] {
  const count = Math.ceil(text.length / pieceLength);
  return Array.from({ length: count }, (_, at) => text.slice(at * pieceLength, (at + 1) * pieceLength));
}
