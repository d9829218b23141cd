import contract from '../../../../contract';
import type { Ask } from './ask';

const { replies, requests } = contract.wallet;

/** The wallet's encrypted data about the shopper. */
export const ENCRYPTED_DATA: Ask = {
	request: requests.encrypted_data,
	reply: replies.encrypted_data,
};

/** Whether the wallet is available. */
export const REACHABLE: Ask = {
	request: requests.reachable,
	reply: replies.reachable,
};

/** Turns a session into a URL. */
export const REDIRECT_SESSION: Ask = {
	request: requests.redirect_session,
	reply: replies.redirect_session,
	error: replies.redirect_session_error,
};
