import contract from '../../contract';
import { openDialog } from '../dialog';
import type { Page } from '../page';

const { events, markers } = contract;

const CLOSE = `[${ markers.loop_control }="close"]`;

const isSeen = ( element: Element ): boolean =>
	element.getClientRects().length > 0;

/**
 * Opens the filters of a listing in their sheet. They are moved into it, and back
 * when it closes, so that there is one of each: what is chosen is applied at once,
 * and the sheet's button says how many results that leaves.
 */
export const openSheet = (
	page: Pick< Page, 'later' >,
	opener: HTMLElement
): void => {
	const filters = opener.closest( `.${ markers.loop_filters }` );
	const panel = filters?.querySelector( `.${ markers.loop_filters_panel }` );
	const sheet = filters?.querySelector< HTMLDialogElement >(
		`.${ markers.loop_sheet }`
	);
	const body = sheet?.querySelector( `.${ markers.loop_sheet_body }` );
	if ( ! filters || ! panel || ! sheet || ! body || sheet.open ) {
		return;
	}
	const listening = new AbortController();
	const { signal } = listening;
	body.append( panel );
	const opened = openDialog( page, sheet, {
		onClose: () => {
			listening.abort();
			sheet.before( panel );
		},
	} );
	if ( ! opened ) {
		sheet.before( panel );
		filters.classList.add( 'is-in-place' );
		return;
	}
	sheet.addEventListener(
		'click',
		( { target } ) => {
			if ( target instanceof Element && target.closest( CLOSE ) ) {
				sheet.close();
			}
		},
		{ signal }
	);
	document.body.addEventListener(
		events.native.loop_updated,
		() => {
			// What had the focus may be gone: the link that has cleared all.
			const { activeElement: focused } = document;
			if (
				! focused ||
				! sheet.contains( focused ) ||
				getComputedStyle( focused ).visibility === 'hidden'
			) {
				sheet.focus();
			}
		},
		{ signal }
	);
	window.addEventListener(
		'resize',
		() => {
			// A window so wide that the filters stand in the page.
			if ( ! isSeen( opener ) ) {
				sheet.close();
			}
		},
		{ signal }
	);
};
