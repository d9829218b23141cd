import contract from '../../../../contract';
import type { Ask } from './ask';

const { replies, requests } = contract.wallet;
const { wallet_reply_timeout_max: longest } = contract.timings_ms;

/** Sets a cookie, in a window that goes. */
export const SET_COOKIE: Ask = {
	request: requests.set_cookie,
	reply: replies.set_cookie,
};

/** Looks for that cookie, from the window that stays. */
export const COOKIES_ENABLED: Ask = {
	request: requests.cookies_enabled,
	reply: replies.cookies_enabled,
};

/** Milliseconds that the wallet's answers may take. */
export const TIMEOUT: Ask = {
	request: requests.timeout,
	reply: replies.timeout,
};

/** Whether the shopper is logged in to the wallet. */
export const LOGGED_IN: Ask = {
	request: requests.logged_in,
	reply: replies.logged_in,
};

/**
 * Reads the answer to how long answers may take. None makes a shopper wait
 * longer than ours may, whatever the wallet says.
 *
 * @param value The answer; undefined: there was none.
 * @return Milliseconds; null: as it was.
 * @see spec 9.12
 */
export const patienceOf = ( value: unknown ): number | null =>
	typeof value === 'number' && value > 0 ? Math.min( value, longest ) : null;
