import contract from '../../../../contract';
import type { Ask } from './ask';

const { replies, requests } = contract.wallet;
const { wallet_reply_timeout_max: longest } = contract.timings_ms;

/** Sets a cookie, in a temporary iframe. */
export const SET_COOKIE: Ask = {
	request: requests.set_cookie,
	reply: replies.set_cookie,
};

/** Checks that cookie, in the permanent iframe. */
export const COOKIES_ENABLED: Ask = {
	request: requests.cookies_enabled,
	reply: replies.cookies_enabled,
};

/** The wallet's timeout for replies, in milliseconds. */
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
 * Reads the wallet's timeout, up to our own maximum.
 *
 * @param value The reply; undefined: none.
 * @return Milliseconds; null: keep the default.
 * @see spec 9.12
 */
export const patienceOf = ( value: unknown ): number | null =>
	typeof value === 'number' && value > 0 ? Math.min( value, longest ) : null;
