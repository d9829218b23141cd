import contract from '../../contract';
import { focusOn } from '../../transport/browser/focus';
import { scrollToNotice } from '../scroll/scroll-to';
import { parseTrustedHtml } from './variations/engine/html';

const { markers } = contract;

/**
 * Shows the engine's notices for a form in the page's notices area and scrolls
 * to them.
 *
 * @see spec 8.7, readings 30
 */
export const showNotices = ( html: string ): void => {
	const place = document.querySelector( markers.notices );
	if ( ! place ) {
		return;
	}
	place.replaceChildren( parseTrustedHtml( html ) );
	const notice =
		place.querySelector< HTMLElement >( '[role="alert"]' ) ??
		place.querySelector< HTMLElement >( markers.notice );
	if ( notice ) {
		focusOn( notice );
		scrollToNotice( notice );
	}
};
