import contract from '../../contract';
import { onceLoaded } from '../../transport/browser/moments';

const { markers, timings_ms: timings } = contract;

/**
 * Moves the focus to the first notice with the alert role, some time after the
 * page is loaded.
 *
 * @see spec 4.18, 8.7, 9.3, readings 23
 */
export const wire = (): void => {
	const focus = () => {
		const notice = document.querySelector< HTMLElement >(
			`:is( ${ markers.notice } )[role="alert"]`
		);
		if ( notice ) {
			notice.tabIndex = -1;
			notice.focus();
		}
	};
	onceLoaded( () => setTimeout( focus, timings.focus_notices ) );
};
