import contract from '../../../contract';
import { type Ask, type GentleAsk, isTrue } from './ask';

const { replies, requests } = contract.wallet;

/** What the wallet keeps of the shopper, sealed. */
export const ENCRYPTED_DATA: GentleAsk< unknown > = {
	request: requests.encrypted_data,
	reply: replies.encrypted_data,
	read: ( value ) => value ?? null,
};

/** Whether the wallet is there. */
export const REACHABLE: GentleAsk< boolean > = {
	request: requests.reachable,
	reply: replies.reachable,
	read: isTrue,
};

/** Makes an address of a session. */
export const REDIRECT_SESSION: Ask = {
	request: requests.redirect_session,
	reply: replies.redirect_session,
	error: replies.redirect_session_error,
};
