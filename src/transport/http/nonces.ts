import type { Nonces } from '../../contract/types';
import type { HttpAnswer } from '.';
import { isNonces } from './parse';

export type NoncesAnswer =
	| { ok: true; nonces: Nonces }
	| Extract< HttpAnswer, { ok: false } >;

/**
 * The visitor's nonces. Cached pages do not have them: they are fetched for the
 * first write that needs one, and again after they expire.
 *
 * @param load Fetches the nonces.
 *
 * @see field 8
 */
export const createNonces = ( load: () => Promise< HttpAnswer > ) => {
	let shared: Promise< NoncesAnswer > | null = null;
	const fetchNonces = async (): Promise< NoncesAnswer > => {
		const answer = await load();
		if ( ! answer.ok ) {
			return answer;
		}
		const { value, status } = answer;
		return isNonces( value )
			? { ok: true, nonces: value }
			: { ok: false, trouble: 'http', status };
	};
	return {
		/** The nonces, by a single shared request. Failures are not kept. */
		get: async (): Promise< NoncesAnswer > => {
			shared ??= fetchNonces();
			const answer = await shared;
			if ( ! answer.ok ) {
				shared = null;
			}
			return answer;
		},
		/** Drops the nonces, so that they are fetched again. */
		expire: (): void => {
			shared = null;
		},
	};
};
