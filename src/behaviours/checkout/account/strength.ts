import contract from '../../../contract';
import { strengthOf } from '../../../core/checkout/strength';
import { make } from '../../dom/make';
import type { Behavior } from '../../page';
import { emailField } from './email-field';

const { fields, limits, markers } = contract;

/**
 * Shows the strength of a new password while it is typed.
 *
 * @see spec 2.8
 */
export const rateNewPassword: Behavior = ( page ) => {
	const input = document.querySelector< HTMLInputElement >(
		`${ markers.checkout_form } [name="${ fields.account_password }"]`
	);
	const row = input?.closest( '.form-row' );
	if ( ! input || ! row ) {
		return;
	}
	const meter = make( 'p', {
		class: markers.password_strength,
		role: 'status',
	} );
	row.append( meter );
	input.addEventListener( 'input', () => {
		const strength = strengthOf( input.value, limits.password_length, [
			emailField()?.value ?? '',
		] );
		meter.dataset.strength = input.value && strength;
		meter.textContent = input.value
			? page.text( `password_${ strength }` )
			: '';
	} );
};
