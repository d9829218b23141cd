import type { Nonces } from '../../contract/types';
import type { HttpAnswer } from '.';
import { isNonces } from './parse';

export type NoncesAnswer =
	| { ok: true; nonces: Nonces }
	| Extract< HttpAnswer, { ok: false } >;

/**
 * The visitor's nonces. No page for everybody carries them: they are fetched
 * when the first write needs one, and again when they have expired.
 *
 * @param load Asks the shop for them.
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
		/** The nonces; one request however many ask. A failure is not kept. */
		get: async (): Promise< NoncesAnswer > => {
			shared ??= fetchNonces();
			const answer = await shared;
			if ( ! answer.ok ) {
				shared = null;
			}
			return answer;
		},
		/** Drops the nonces, so that new ones are fetched. */
		expire: (): void => {
			shared = null;
		},
	};
};
