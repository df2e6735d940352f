import { StandardOpenAPIMatcher } from '@orpc/openapi/standard';
import {
  StandardBracketNotationSerializer,
  StandardOpenAPIJsonSerializer,
  StandardOpenAPISerializer,
} from '@orpc/openapi-client/standard';
import type { Context } from '@orpc/server';
import { StandardHandler, type StandardHandlerOptions } from '@orpc/server/standard';
import { isStream } from './send-events.ts';
import { UploadCodec } from './uploads.ts';

/** Responses are already JSON or a single file, so the library's recursive conversion is skipped. */
class PassthroughJsonSerializer extends StandardOpenAPIJsonSerializer {
  override serialize(answer: unknown): [json: unknown, hasBlob: boolean] {
    return [answer, answer instanceof Blob];
  }
}

/** `send-events.ts` encodes each event when it is sent. */
class PassthroughSerializer extends StandardOpenAPISerializer {
  override serialize(data: unknown, options?: Parameters<StandardOpenAPISerializer['serialize']>[1]): unknown {
    return isStream(data) ? data : super.serialize(data, options);
  }
}

type Routes<C extends Context> = ConstructorParameters<typeof StandardHandler<C>>[0];

/** oRPC's handler for OpenAPI routes, with our own reading of uploads and without the conversion of answers. */
export function createStandardHandler<C extends Context>(
  router: Routes<C>,
  options: StandardHandlerOptions<C>,
): StandardHandler<C> {
  const serializer = new PassthroughSerializer(
    new PassthroughJsonSerializer(),
    new StandardBracketNotationSerializer(),
  );
  return new StandardHandler(router, new StandardOpenAPIMatcher(), new UploadCodec(serializer), options);
}
