import type { CheckoutGuest, CheckoutView } from '../../contract/types';
import type { CheckoutStep, UserCheck } from './types';

/** The state without any input. */
export const noGuest: CheckoutGuest = {
	email: '',
	checked: '',
	suggestion: '',
	meant: '',
};

/**
 * The suggestion for an email address.
 *
 * @param check The shop's response; null: unknown, an account is offered.
 *
 * @see spec 4.7, readings 21
 */
export const suggestionOf = (
	check: UserCheck | null
): CheckoutGuest[ 'suggestion' ] => {
	if ( ! check?.exists ) {
		return 'account';
	}
	return check.loginAllowed ? 'login' : '';
};

/** Whether a text looks like a complete email address. */
const isAddress = ( text: string ): boolean => /^\S+@\S+\.\S{2,}$/.test( text );

/**
 * Applies a changed email address. The suggestion for the previous one stays
 * until the shop has responded.
 *
 * @param view  The state before.
 * @param typed The value of the field.
 * @see spec 4.7, 5.6
 */
export const typeEmail = (
	view: CheckoutView,
	typed: string
): CheckoutStep => {
	const email = typed.trim();
	if ( email === view.guest.email ) {
		return { view, effects: [] };
	}
	const guest = email ? { ...view.guest, email, meant: '' } : noGuest;
	return {
		view: { ...view, guest },
		effects: isAddress( email ) ? [ { type: 'check', email } ] : [],
	};
};

/**
 * Applies the shop's response for an email address. Ignored unless it is for
 * the current one. An address with an account is not misspelled.
 *
 * @param view  The state before.
 * @param email The email address checked.
 * @param check The shop's response.
 */
export const takeCheck = (
	view: CheckoutView,
	email: string,
	check: UserCheck | null
): CheckoutView =>
	email === view.guest.email
		? {
				...view,
				guest: {
					email,
					checked: email,
					suggestion: suggestionOf( check ),
					meant: check?.exists ? '' : view.guest.meant,
				},
		  }
		: view;

/**
 * Applies a spelling check of the email address.
 *
 * @param view  The state before.
 * @param typed The value of the field.
 * @param meant The suggested correction.
 */
export const takeSpelling = (
	view: CheckoutView,
	typed: string,
	meant: string
): CheckoutView => {
	const { guest } = view;
	const isKnown =
		guest.checked === guest.email && guest.suggestion !== 'account';
	return typed.trim() === guest.email && ! isKnown
		? { ...view, guest: { ...guest, meant } }
		: view;
};
