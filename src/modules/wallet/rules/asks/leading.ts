import contract from '../../../../contract';
import type { Ask } from './ask';

const { replies, requests } = contract.wallet;

/** What the wallet keeps of the shopper, sealed. */
export const ENCRYPTED_DATA: Ask = {
	request: requests.encrypted_data,
	reply: replies.encrypted_data,
};

/** Whether the wallet is there. */
export const REACHABLE: Ask = {
	request: requests.reachable,
	reply: replies.reachable,
};

/** Makes an address of a session. */
export const REDIRECT_SESSION: Ask = {
	request: requests.redirect_session,
	reply: replies.redirect_session,
	error: replies.redirect_session_error,
};
