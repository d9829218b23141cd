import contract from '../../../contract';
import type { Page } from '../../page';

const { markers } = contract;

/** Alerts why a variation form's button is disabled. @see spec 5.4, 8.6 */
export const alertReason = ( page: Page, button: HTMLElement ) => {
	const { classList } = button;
	if ( classList.contains( markers.is_unavailable ) ) {
		page.browser.alert( page.text( 'variation_unavailable' ) );
	} else if ( classList.contains( markers.selection_needed ) ) {
		page.browser.alert( page.text( 'variation_needed' ) );
	}
};
