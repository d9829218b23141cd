import contract from '../../../contract';

const { wallet } = contract;

/** Who a shopper is to the wallet's statistics. @see spec 3.17 */
export interface Identity {
	_ut: string;
	_ui: string;
}

/**
 * The identity that a tracking cookie gives.
 *
 * @param id The cookie's value.
 * @return Null when there is none: the shop is asked.
 * @see spec 3.17, 9.4
 */
export const anonymousIdentity = ( id: string ): Identity | null =>
	id ? { _ut: wallet.anonymous_ut, _ui: id } : null;

/**
 * The address of the page that speaks for the wallet.
 *
 * @param host     The wallet's.
 * @param values   What it is told, in the contract's order.
 * @param identity Null: it is not told who the shopper is.
 * @see spec 2.11
 */
export const connectAddress = (
	host: string,
	values: readonly [ testMode: string, source: string, blogId: string ],
	identity: Identity | null
): string => {
	const told = [ ...values, identity ? JSON.stringify( identity ) : '' ];
	const query = new URLSearchParams(
		wallet.connect_query
			.map( ( name, at ) => [ name, told[ at ] ?? '' ] )
			.filter( ( [ , value ] ) => value )
	);
	return `${ host }${ wallet.connect_path }?${ query }`;
};
