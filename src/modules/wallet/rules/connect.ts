import contract from '../../../contract';

const { wallet } = contract;

/** The shopper's identity for the wallet's analytics. @see spec 3.17 */
export interface Identity {
	_ut: string;
	_ui: string;
}

/**
 * The identity from a tracking cookie.
 *
 * @param id The cookie's value.
 * @return Null: no cookie, so the shop is asked.
 * @see spec 3.17, 9.4
 */
export const anonymousIdentity = ( id: string ): Identity | null =>
	id ? { _ut: wallet.anonymous_ut, _ui: id } : null;

/**
 * URL of the wallet's page for the iframe.
 *
 * @param host     URL of the wallet.
 * @param values   Query values, in the contract's order.
 * @param identity Null: unknown.
 * @see spec 2.11
 */
export const connectAddress = (
	host: string,
	values: readonly [ testMode: string, source: string, blogId: string ],
	identity: Identity | null
): string => {
	const parts = [ ...values, identity ? JSON.stringify( identity ) : '' ];
	const query = new URLSearchParams(
		wallet.connect_query
			.map( ( name, at ) => [ name, parts[ at ] ?? '' ] )
			.filter( ( [ , value ] ) => value )
	);
	return `${ host }${ wallet.connect_path }?${ query }`;
};
