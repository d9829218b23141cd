import { isObject, isText } from './shape';

/**
 * The message of a request that WordPress refused, by an object with a message.
 *
 * @param error The error of the request.
 * @return Empty without a message.
 */
export const wordsOf = ( error: unknown ): string =>
	isObject( error ) && isText( error.message ) ? error.message : '';
