import { isObject, isText } from './shape';

/**
 * What WordPress says of a request that it refused, for whoever made it: it refuses
 * by an object with a message.
 *
 * @param error What the request failed with.
 * @return Empty: nothing was said.
 */
export const wordsOf = ( error: unknown ): string =>
	isObject( error ) && isText( error.message ) ? error.message : '';
