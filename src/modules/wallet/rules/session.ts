import contract from '../../../contract';
import type { SealedSession } from '../types';
import { WalletError } from './trouble';
import { isWalletRedirect } from './redirect';

/** Complete session data. @see spec 3.17 */
export interface WalletSession {
	blog_id: string;
	data: SealedSession;
}

/** Response of the shop's server; null: none. */
export type ShopAnswer = Readonly< Record< string, unknown > > | null;

const isWhole = ( value: unknown ): value is string =>
	typeof value === 'string' && value !== '';

/**
 * Validates session data and drops unknown properties.
 *
 * @throws {WalletError} If a property is missing.
 * @see spec 5.13
 */
const readSession = ( answer: Readonly< Record< string, unknown > > ) => {
	const { session, iv, hash } = Object( answer.data ) as Record<
		string,
		unknown
	>;
	// Some servers encode the id as a number.
	const id =
		typeof answer.blog_id === 'number'
			? `${ answer.blog_id }`
			: answer.blog_id;
	if (
		! isWhole( id ) ||
		! isWhole( session ) ||
		! isWhole( iv ) ||
		! isWhole( hash )
	) {
		throw new WalletError( 'bad_session' );
	}
	return { blog_id: id, data: { session, iv, hash } };
};

/**
 * The session data for a shopper logged in to the wallet.
 *
 * @throws {WalletError} If they are missing or incomplete.
 * @see spec 7.14, 8.5
 */
export const fullSession = ( answer: ShopAnswer ): WalletSession => {
	if ( ! answer || answer.success === false || answer.error ) {
		throw new WalletError( 'no_session' );
	}
	return readSession( answer );
};

/**
 * The minimum session data, for a shopper the wallet cannot identify.
 *
 * @throws {WalletError} If they are missing or incomplete.
 * @see spec 7.14, 8.5
 */
export const minimumSession = ( answer: ShopAnswer ): WalletSession => {
	if ( ! answer || answer.success === false || answer.error ) {
		throw new WalletError( 'no_redirect_data' );
	}
	return readSession( answer );
};

/**
 * The redirect URL that the wallet has returned for a session.
 *
 * @param  reply The wallet's reply.
 * @param  host  URL of the wallet.
 * @throws {WalletError} If it is missing or invalid.
 * @see spec 3.17, 5.13, 8.5
 */
export const redirectOf = ( reply: unknown, host: string ): string => {
	const { redirect_url: url, is_error: failed } = Object( reply ) as Record<
		string,
		unknown
	>;
	if ( failed || ! isWhole( url ) ) {
		throw new WalletError( 'no_url' );
	}
	if ( ! isWalletRedirect( url, host ) ) {
		throw new WalletError( 'bad_url', url );
	}
	return url;
};

/**
 * URL of the wallet's checkout for a session.
 *
 * @param host    URL of the wallet.
 * @param session The session data.
 * @see spec 2.11
 */
export const checkoutAddress = (
	host: string,
	session: WalletSession
): string => {
	const { blog_id: id, data } = session;
	const values = [ '1', id, data.session, data.iv, data.hash ];
	const query = new URLSearchParams(
		contract.wallet.redirect_query.map( ( name, at ) => [
			name,
			values[ at ] ?? '',
		] )
	);
	return `${ host }${ contract.wallet.checkout_path }?${ query.toString() }`;
};
