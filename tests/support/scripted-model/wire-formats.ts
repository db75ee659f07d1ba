interface Said {
  text: string;
  isDeclined: boolean;
  isCutShort: boolean;
  inputTokens: number;
  outputTokens: number;
}

const model = 'scripted';

/** Wraps an answer in the response format of the provider, chosen by request path. */
export function wrapAnswer(path: string, said: Said): unknown {
  if (path.endsWith('/chat/completions')) return chatCompletion(said);
  if (path.endsWith('/responses')) return openAiResponse(said);
  if (path.endsWith('/messages')) return anthropicMessage(said);
  if (path.endsWith(':generateContent')) return googleContent(said);
  return undefined;
}

function chatCompletion({ text, isDeclined, isCutShort, inputTokens, outputTokens }: Said) {
  const reason = isCutShort ? 'length' : 'stop';
  return {
    id: 'scripted',
    object: 'chat.completion',
    created: 0,
    model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: text },
        finish_reason: isDeclined ? 'content_filter' : reason,
      },
    ],
    usage: {
      prompt_tokens: inputTokens,
      completion_tokens: outputTokens,
      total_tokens: inputTokens + outputTokens,
    },
  };
}

function openAiResponse({ text, isDeclined, inputTokens, outputTokens }: Said) {
  return {
    id: 'scripted',
    object: 'response',
    created_at: 0,
    status: 'completed',
    model,
    incomplete_details: isDeclined ? { reason: 'content_filter' } : null,
    output: [
      {
        type: 'message',
        id: 'scripted',
        role: 'assistant',
        status: 'completed',
        content: [{ type: 'output_text', text, annotations: [] }],
      },
    ],
    usage: { input_tokens: inputTokens, output_tokens: outputTokens },
  };
}

function anthropicMessage({ text, isDeclined, inputTokens, outputTokens }: Said) {
  return {
    id: 'scripted',
    type: 'message',
    role: 'assistant',
    model,
    content: [{ type: 'text', text }],
    stop_reason: isDeclined ? 'refusal' : 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: inputTokens, output_tokens: outputTokens },
  };
}

function googleContent({ text, isDeclined, inputTokens, outputTokens }: Said) {
  return {
    candidates: [
      { index: 0, content: { role: 'model', parts: [{ text }] }, finishReason: isDeclined ? 'SAFETY' : 'STOP' },
    ],
    usageMetadata: {
      promptTokenCount: inputTokens,
      candidatesTokenCount: outputTokens,
      totalTokenCount: inputTokens + outputTokens,
    },
  };
}
