import contract from '../../contract';
import { openDialog } from '../dialog';
import type { Page } from '../page';

const { events, markers } = contract;

const CLOSE = `[${ markers.loop_control }="close"]`;

const isSeen = ( element: Element ): boolean =>
	element.getClientRects().length > 0;

/**
 * Opens the filters of a listing in a sheet. They are moved into it, and back
 * on close, to avoid duplicates: choices apply at once, and the sheet's button
 * shows the number of results.
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
			// The focused element may be gone, such as the "clear all" link.
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
			// The window is wide enough to show the filters in the page.
			if ( ! isSeen( opener ) ) {
				sheet.close();
			}
		},
		{ signal }
	);
};
