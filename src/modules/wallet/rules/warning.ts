import type { Resolve } from '../../../contract';
import contract from '../../../contract';
import type { WalletError } from './trouble';

const { messages } = contract;

const TEXTS = {
	no_session: messages.wallet_no_session,
	no_url: messages.wallet_no_url,
	bad_url: messages.wallet_bad_url,
	no_redirect_data: messages.wallet_no_redirect_data,
	bad_session: messages.wallet_bad_session,
	unavailable: messages.wallet_unavailable,
	timeout: messages.wallet_timeout,
	no_iframe: messages.wallet_no_iframe,
};

/**
 * The exact console message for an error.
 *
 * @param error The error.
 * @param name  Inserts brand names into a text of the contract.
 * @see spec 8.5, readings 6
 */
export const warningOf = ( error: WalletError, name: Resolve ): string =>
	// A function, because URLs may contain replacement patterns such as `$&`.
	name( TEXTS[ error.why ] ).replace( '{url}', () => error.url );
