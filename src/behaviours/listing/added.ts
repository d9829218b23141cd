import contract from '../../contract';
import { flatten } from '../../core/cart/flat';
import type { AddFollowUp, Payload } from '../cart/add';
import { showAdded, showError } from '../cart/add/button';
import { tell } from '../cart/add/events';
import { afterListingAdd } from '../cart/add/outcome';
import type { Page } from '../page';

/**
 * What follows an add from a listing.
 *
 * @see spec 4.1, 7.1, 8.1
 */
export const followListingAdd = (
	page: Page,
	button: HTMLElement,
	payload: Payload
): AddFollowUp => ( {
	answer( result ) {
		const outcome = afterListingAdd( result, page.settings );
		if ( outcome.then === 'go' ) {
			page.browser.navigate( outcome.url );
		} else if ( result.ok ) {
			tell( page, 'added', result.answer, button );
			showAdded( page, button );
			page.announce(
				flatten( payload ).success_message ?? '',
				contract.timings_ms.announce_success
			);
		} else if (
			result.why === 'refused' ||
			page.settings.theme.announce_errors
		) {
			showError( page, button, result.failure.text );
		}
	},
	offline: ( text ) => showError( page, button, text ),
} );
