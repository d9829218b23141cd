import contract from '../../contract';
import type { AddFollowUp, Payload } from '../cart/add';
import { showAdded, showError } from '../cart/add/button';
import { triggerCartEvent } from '../cart/add/events';
import { afterListingAdd } from '../cart/add/outcome';
import type { Page } from '../page';

/**
 * Handles the response to an add from a listing.
 *
 * @see spec 4.1, 7.1, 8.1
 */
export const followListingAdd = (
	page: Page,
	button: HTMLElement,
	payload: Payload
): AddFollowUp => ( {
	answer( result ) {
		const { success_message: message } = payload;
		const outcome = afterListingAdd( result, page.settings );
		if ( outcome.then === 'go' ) {
			page.browser.navigate( outcome.url );
		} else if ( result.ok ) {
			triggerCartEvent( page, 'added', result.answer, button );
			showAdded( page, button );
			page.announce(
				typeof message === 'string' ? message : '',
				contract.timings_ms.announce_success
			);
		} else if (
			result.why === 'refused' ||
			page.settings.theme.announce_errors !== false
		) {
			showError( page, button, result.failure.text );
		}
	},
	offline: ( text ) => showError( page, button, text ),
} );
