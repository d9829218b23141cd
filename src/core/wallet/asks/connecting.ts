import contract from '../../../contract';
import { type GentleAsk, isTrue } from './ask';

const { replies, requests } = contract.wallet;
const { wallet_reply_timeout_max: longest } = contract.timings_ms;

/** Sets a cookie, in a window that goes. */
export const SET_COOKIE: GentleAsk< boolean > = {
	request: requests.set_cookie,
	reply: replies.set_cookie,
	read: isTrue,
};

/** Looks for that cookie, from the window that stays. */
export const COOKIES_ENABLED: GentleAsk< boolean > = {
	request: requests.cookies_enabled,
	reply: replies.cookies_enabled,
	read: isTrue,
};

/** Milliseconds that the wallet's answers may take; none makes a shopper wait longer than ours, whatever it says. @see spec 9.12 */
export const TIMEOUT: GentleAsk< number | null > = {
	request: requests.timeout,
	reply: replies.timeout,
	read: ( value ) =>
		typeof value === 'number' && value > 0
			? Math.min( value, longest )
			: null,
};

/** Whether the shopper is logged in to the wallet. */
export const LOGGED_IN: GentleAsk< boolean > = {
	request: requests.logged_in,
	reply: replies.logged_in,
	read: isTrue,
};
