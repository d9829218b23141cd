import contract from '../../contract';
import { onceLoaded } from '../../transport/browser/moments';
import { isFormControl } from '../dom/focus';
import type { Page } from '.';

const { markers, timings_ms: timings } = contract;

/**
 * Moves the focus to the first notice with the alert role, some time after the
 * page is loaded. Whoever fills in a field by then stays there, and is told:
 * a press or a key that is under way would go to another place.
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
