export type Protocol = 'openai' | 'anthropic' | 'google';

export interface Turn {
  status?: number;
  body?: string;
  headers?: Record<string, string>;
  /** Waits before the response headers. */
  waitMs?: number;
  /** Pauses after each piece. */
  pauseMs?: number;
  say?: string[];
  calls?: { name: string; input: object }[];
  /** `cut`: the connection breaks; `close`: no reason is sent; `hang`: nothing more is; `refused`: by the filter. */
  end?: 'cut' | 'close' | 'malformed' | 'hang' | 'refused';
  hasNoUsage?: boolean;
}

export const reportedTokens = { input: 100, output: 20 };

interface Format {
  pieces(turn: Turn): string[];
  ending(turn: Turn): string[];
  error(message: string): object;
}

export const formats: Record<Protocol, Format> = {
  openai: { pieces: openaiPieces, ending: openaiEnding, error: (message) => ({ error: { message, type: 'error' } }) },
  anthropic: {
    pieces: anthropicPieces,
    ending: anthropicEnding,
    error: (message) => ({ type: 'error', error: { type: 'api_error', message } }),
  },
  google: {
    pieces: googlePieces,
    ending: googleEnding,
    error: (message) => ({ error: { code: 500, message, status: 'INTERNAL' } }),
  },
};

function event(data: object, name?: string): string {
  return `${name ? `event: ${name}\n` : ''}data: ${JSON.stringify(data)}\n\n`;
}

/** https://platform.openai.com/docs/api-reference/chat-streaming */
function openaiChunk(delta: object, finish: string | null = null): string {
  const choices = [{ index: 0, delta, finish_reason: finish }];
  return event({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'fake', choices });
}

function openaiPieces({ say = [], calls = [] }: Turn): string[] {
  return [
    openaiChunk({ role: 'assistant', content: '' }),
    ...say.map((content) => openaiChunk({ content })),
    ...calls.map(({ name, input }, index) =>
      openaiChunk({
        tool_calls: [
          {
            index,
            id: `call_${name}_${index}`,
            type: 'function',
            function: { name, arguments: JSON.stringify(input) },
          },
        ],
      }),
    ),
  ];
}

function openaiEnding({ calls, end, hasNoUsage }: Turn): string[] {
  const reason = end === 'refused' ? 'content_filter' : calls?.length ? 'tool_calls' : 'stop';
  const { input, output } = reportedTokens;
  const usage = { prompt_tokens: input, completion_tokens: output, total_tokens: input + output };
  return [
    openaiChunk({}, reason),
    ...(hasNoUsage
      ? []
      : [event({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'fake', choices: [], usage })]),
    'data: [DONE]\n\n',
  ];
}

/** https://docs.anthropic.com/en/docs/build-with-claude/streaming */
function anthropicPieces({ say = [], calls = [], hasNoUsage }: Turn): string[] {
  const usage = { input_tokens: hasNoUsage ? 0 : reportedTokens.input, output_tokens: 0 };
  const message = {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'fake',
    content: [],
    stop_reason: null,
    usage,
  };
  return [
    event({ type: 'message_start', message }, 'message_start'),
    ...(say.length > 0 ? textBlock(say) : []),
    ...calls.flatMap(({ name, input }, place) => toolBlock(name, input, place + 1)),
  ];
}

function textBlock(say: string[]): string[] {
  return [
    event({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } }, 'content_block_start'),
    ...say.map((text) =>
      event({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }, 'content_block_delta'),
    ),
    event({ type: 'content_block_stop', index: 0 }, 'content_block_stop'),
  ];
}

function toolBlock(name: string, input: object, index: number): string[] {
  const block = { type: 'tool_use', id: `toolu_${name}_${index}`, name, input: {} };
  const delta = { type: 'input_json_delta', partial_json: JSON.stringify(input) };
  return [
    event({ type: 'content_block_start', index, content_block: block }, 'content_block_start'),
    event({ type: 'content_block_delta', index, delta }, 'content_block_delta'),
    event({ type: 'content_block_stop', index }, 'content_block_stop'),
  ];
}

function anthropicEnding({ calls, end, hasNoUsage }: Turn): string[] {
  const stop_reason = end === 'refused' ? 'refusal' : calls?.length ? 'tool_use' : 'end_turn';
  const usage = { output_tokens: hasNoUsage ? 0 : reportedTokens.output };
  return [
    event({ type: 'message_delta', delta: { stop_reason, stop_sequence: null }, usage }, 'message_delta'),
    event({ type: 'message_stop' }, 'message_stop'),
  ];
}

/** https://ai.google.dev/api/generate-content#method:-models.streamgeneratecontent */
function googleChunk(parts: object[], rest: object = {}, finishReason?: string): string {
  const candidate = { content: { parts, role: 'model' }, index: 0, ...(finishReason && { finishReason }) };
  return event({ candidates: [candidate], modelVersion: 'fake', ...rest });
}

function googlePieces({ say = [], calls = [] }: Turn): string[] {
  return [
    ...say.map((text) => googleChunk([{ text }])),
    ...calls.map(({ name, input }) => googleChunk([{ functionCall: { name, args: input } }])),
  ];
}

function googleEnding({ end, hasNoUsage }: Turn): string[] {
  const { input, output } = reportedTokens;
  const usageMetadata = {
    promptTokenCount: input,
    candidatesTokenCount: output,
    totalTokenCount: input + output,
  };
  return [googleChunk([], hasNoUsage ? {} : { usageMetadata }, end === 'refused' ? 'SAFETY' : 'STOP')];
}
