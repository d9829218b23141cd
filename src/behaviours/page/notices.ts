import contract from '../../contract';
import { onceLoaded } from '../../transport/browser/moments';
import { isFormControl } from '../../transport/browser/focus';
import type { Page } from '.';

const { markers, timings_ms: timings } = contract;

/**
 * Focuses the first notice with the alert role some time after load. If a form
 * field has the focus, the notice is announced instead, not to interrupt
 * typing.
 *
 * @see spec 4.18, 8.7, 9.3, readings 23
 */
export const wire = ( page: Page ): void => {
	const focus = () => {
		const notice = document.querySelector< HTMLElement >(
			`:is( ${ markers.notice } )[role="alert"]`
		);
		if ( ! notice ) {
			return;
		}
		if ( isFormControl( notice.ownerDocument.activeElement ) ) {
			page.announce( notice.innerText.trim() );
			return;
		}
		notice.tabIndex = -1;
		notice.focus();
	};
	onceLoaded( () => setTimeout( focus, timings.focus_notices ) );
};
