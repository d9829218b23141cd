import contract from '../../../contract';
import { make } from '../../dom/make';
import type { Page } from '../../page';
import type { Checkout } from '../checkout';
import { emailField, emailRow } from './email-field';
import { engineLogin, loginPassword, loginSection } from './sections';

const { markers } = contract;

/** The container below the email field, created where it is missing. */
const placeBeneath = ( page: Page, field: HTMLElement ): HTMLElement => {
	const known = document.querySelector< HTMLElement >(
		`.${ markers.email_message }`
	);
	if ( known ) {
		return known;
	}
	const place = make( 'div', {
		class: markers.email_message,
		role: 'status',
		[ markers.view ]: 'checkout',
		[ markers.island ]: 'vitrine-email-message',
		'data-vitrine-props': JSON.stringify( {
			text: page.settings.addon?.user_validation_msgs.success_msg ?? '',
			label: page.text( 'log_in' ),
			shown: false,
		} ),
	} );
	emailRow( field ).append( place );
	return place;
};

/**
 * Shows the welcome message when a login is suggested, by an island that loads
 * then. The login opens even if the island cannot be loaded.
 *
 * @see spec 4.7
 */
export const keepMessage = ( page: Page, checkout: Checkout ): void => {
	const first = emailField();
	if ( first ) {
		placeBeneath( page, first );
	}
	checkout.attend( ( { guest }, before ) => {
		const field = emailField();
		if (
			field &&
			( loginSection() ?? engineLogin() ) &&
			guest.suggestion === 'login' &&
			guest.suggestion !== before.guest.suggestion
		) {
			page.later()
				.then( ( { hydrate } ) =>
					hydrate( placeBeneath( page, field ) )
				)
				.catch( reportError );
		}
	} );
	page.on( 'click', `.${ markers.login_label }`, () => {
		if ( loginSection() ) {
			loginPassword()?.focus();
		} else {
			engineLogin()?.click();
		}
	} );
};
