import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import type { ModelSettings } from '../../../config/revvy.ts';
import type { Fetch } from './model-fetch.ts';

export function openModel({ provider, model, apiKey, baseUrl }: ModelSettings, fetch: Fetch): LanguageModel {
  const common = { baseURL: baseUrl, fetch };
  const keyed = { ...common, apiKey: apiKey ?? '' };
  switch (provider) {
    case 'anthropic':
      return createAnthropic(keyed)(model);
    case 'google':
      return createGoogle(keyed)(model);
    case 'openai':
      return createOpenAI(keyed).chat(model);
    case 'openai-compatible':
      return createOpenAICompatible({
        ...common,
        ...(apiKey && { apiKey }),
        name: 'compatible',
        includeUsage: true,
      }).chatModel(model);
  }
}
