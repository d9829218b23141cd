import type { CheckoutGuest, CheckoutView } from '../../contract/types';
import type { CheckoutStep, UserCheck } from './types';

/** Nobody has entered anything. */
export const noGuest: CheckoutGuest = {
	email: '',
	checked: '',
	suggestion: '',
	meant: '',
};

/**
 * What is suggested to whoever has an email address.
 *
 * @param check What the shop says of it; null: nobody knows, and a guest is free to want an account.
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

/** Whether a text may be an address by now: half of one is not asked about. */
const isAddress = ( text: string ): boolean => /^\S+@\S+\.\S{2,}$/.test( text );

/**
 * The email address in the form has become another one. What was suggested for
 * the last one stays until the shop has said something of this one.
 *
 * @param view  Before.
 * @param typed As it stands in the field.
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
 * The shop was asked about an email address. Whatever answers come in whatever
 * order, only one about what stands in the form by now counts. An address that has
 * an account is right.
 *
 * @param view  Before.
 * @param email Which.
 * @param check What the shop says of it.
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
 * Somebody has read over an email address that was entered.
 *
 * @param view  Before.
 * @param typed As it stands in the field.
 * @param meant What it is probably meant to be.
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
