import contract from '../../../contract';
import type { WalletSettings } from '../types';
import type { Identity } from '../rules/connect';

const { actions, fields } = contract;

/** The shop's response as an object, whatever it is. */
const ask = async (
	url: string,
	init: RequestInit
): Promise< Record< string, unknown > > => {
	const response = await fetch( url, { ...init, cache: 'no-store' } );
	return Object( await response.json() ) as Record< string, unknown >;
};

/**
 * Requests the shopper's identity for the wallet's analytics. It is needed
 * before any interaction with a button, so there is no retry as in later
 * requests: on failure the identity stays unknown.
 *
 * @param  wallet           Settings of the wallet.
 * @param  wallet.nonces    Included in uncached pages only.
 * @param  wallet.noncesUrl URL of the nonces for other pages.
 * @param  ajaxUrl          URL of the request.
 * @param  signal           Aborts the request.
 * @return Null: unknown.
 * @throws {Error} If the request fails.
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
