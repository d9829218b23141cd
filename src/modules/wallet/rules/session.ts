import contract from '../../../contract';
import type { SealedSession } from '../types';
import { WalletError } from './trouble';
import { isWalletRedirect } from './redirect';

/** Session data that are whole. @see spec 3.17 */
export interface WalletSession {
	blog_id: string;
	data: SealedSession;
}

/** An answer of the shop's server; null: there was none. */
export type ShopAnswer = Readonly< Record< string, unknown > > | null;

const isWhole = ( value: unknown ): value is string =>
	typeof value === 'string' && value !== '';

/**
 * Reads session data. Nothing of them that is not part of them goes further.
 *
 * @throws {WalletError} A part is missing.
 * @see spec 5.13
 */
const readSession = ( answer: Readonly< Record< string, unknown > > ) => {
	const { session, iv, hash } = Object( answer.data ) as Record<
		string,
		unknown
	>;
	// A number, as some servers write it, is an id as well.
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
 * The session data for a shopper whom the wallet knows.
 *
 * @throws {WalletError} There are none, or they are not whole.
 * @see spec 7.14, 8.5
 */
export const fullSession = ( answer: ShopAnswer ): WalletSession => {
	if ( ! answer || answer.success === false || answer.error ) {
		throw new WalletError( 'no_session' );
	}
	return readSession( answer );
};

/**
 * The session data for a shopper whom the wallet cannot know yet.
 *
 * @throws {WalletError} There are none, or they are not whole.
 * @see spec 7.14, 8.5
 */
export const minimumSession = ( answer: ShopAnswer ): WalletSession => {
	if ( ! answer || answer.success === false || answer.error ) {
		throw new WalletError( 'no_redirect_data' );
	}
	return readSession( answer );
};

/**
 * The address that the wallet has made of a session.
 *
 * @param  reply The wallet's.
 * @param  host  The wallet's.
 * @throws {WalletError} It says none, or one that it may not say.
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
 * The wallet's own checkout, for a session.
 *
 * @param host    The wallet's.
 * @param session What is to be paid.
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
