import contract from '../../../contract';
import type { WalletSettings } from '../types';
import type { Identity } from '../rules/connect';

const { actions, fields } = contract;

/** What the shop answers, as an object whatever it is. */
const ask = async (
	url: string,
	init: RequestInit
): Promise< Record< string, unknown > > => {
	const response = await fetch( url, { ...init, cache: 'no-store' } );
	return Object( await response.json() ) as Record< string, unknown >;
};

/**
 * Asks who the shopper is to the wallet's statistics. It is wanted before
 * anybody has come near a button, so it does without what makes the later
 * requests sure: who is not known after one try is not told of.
 *
 * @param  wallet           The page's.
 * @param  wallet.nonces    Held already, on a visitor's own pages.
 * @param  wallet.noncesUrl Where they are fetched on others.
 * @param  ajaxUrl          Where it is asked for.
 * @param  signal           Ends the wait.
 * @return Null when the shop does not say it.
 * @throws {Error} There is no answer.
 * @see spec 3.17, 7.15
 */
export const askIdentity = async (
	{ nonces, noncesUrl }: WalletSettings,
	ajaxUrl: string,
	signal: AbortSignal
): Promise< Identity | null > => {
	const { tracksNonce } = nonces ?? ( await ask( noncesUrl, { signal } ) );
	const { success, data } = await ask( ajaxUrl, {
		signal,
		method: 'POST',
		body: new URLSearchParams( {
			action: actions.get_identity,
			[ fields.tracks_nonce ]: String( tracksNonce ),
		} ),
	} );
	const { _ut, _ui } = Object( data ) as Partial< Identity >;
	return success === true &&
		typeof _ut === 'string' &&
		typeof _ui === 'string'
		? { _ut, _ui }
		: null;
};
