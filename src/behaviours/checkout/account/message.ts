import contract from '../../../contract';
import type { Page } from '../../page';
import type { Checkout } from '../checkout';
import { emailField, emailRow } from './email-field';
import { loginPassword } from './sections';

const { markers } = contract;

/** A new place beneath the email field of a form that the engine has printed. */
const createPlace = ( page: Page, field: HTMLElement ): HTMLElement => {
	const place = document.createElement( 'div' );
	place.className = markers.email_message;
	place.setAttribute( 'role', 'status' );
	place.setAttribute( markers.view, 'checkout' );
	place.setAttribute( markers.island, 'vitrine-email-message' );
	place.dataset.vitrineProps = JSON.stringify( {
		text: page.settings.addon?.user_validation_msgs.success_msg ?? '',
		label: page.text( 'log_in' ),
		shown: false,
	} );
	emailRow( field ).append( place );
	return place;
};

/**
 * Has the word of welcome shown once there is somebody to welcome: by an island,
 * which comes then. The login has opened by then, whether or not it does.
 *
 * @param page     The page.
 * @param checkout Its checkout.
 * @see spec 4.7
 */
export const keepMessage = ( page: Page, checkout: Checkout ): void => {
	const field = emailField();
	if ( ! field ) {
		return;
	}
	const place =
		document.querySelector( `.${ markers.email_message }` ) ??
		createPlace( page, field );
	checkout.attend( ( { guest }, before ) => {
		if (
			guest.suggestion === 'login' &&
			guest.suggestion !== before.guest.suggestion
		) {
			page.later()
				.then( ( { hydrate } ) => hydrate( place ) )
				.catch( reportError );
		}
	} );
	page.on(
		'click',
		`.${ markers.login_label }`,
		() => loginPassword()?.focus()
	);
};
