import contract from '../../../contract';
import { openDialog } from '../../dialog';
import { closeDrawer } from '../../dialog/drawer';
import { fetchFragments } from '../../fragments/fetch';
import type { Page } from '../../page';
import { emitAt } from '../../dom/emit';
import { keepApart } from './content';
import { type QuickView, theQuickView } from './dialog';
import { closeByBack } from './history';
import { idOf, type Prefetch } from './prefetch';

const { events, markers, timings_ms: timings } = contract;

/** Dialogs whose `close` event, which is asynchronous, has not fired yet. */
const shown = new WeakSet< HTMLDialogElement >();

let emptying: ReturnType< typeof setTimeout > | undefined;

const sanitized = async ( html: string ) => {
	const { sanitize } = await fetchFragments();
	const content = sanitize( html );
	keepApart( content );
	return content;
};

/** A timeout that is canceled when the dialog closes. */
const wait = ( signal: AbortSignal, ms: number, then: () => void ) => {
	const timer = setTimeout( then, ms );
	signal.addEventListener( 'abort', () => clearTimeout( timer ) );
};

const showContent = (
	{ dialog, content }: QuickView,
	html: DocumentFragment,
	signal: AbortSignal
) => {
	content.replaceChildren( html );
	emitAt( content, events.native.inserted );
	wait( signal, timings.quick_view_open, () => {
		dialog.classList.remove( markers.loading );
		dialog.classList.add( markers.quick_view_open );
		dialog.removeAttribute( 'aria-busy' );
	} );
	wait( signal, timings.quick_view_focus, () => {
		const { activeElement } = dialog.ownerDocument;
		// The shopper is already using the content.
		if ( ! content.contains( activeElement ) ) {
			content.focus( { preventScroll: true } );
		}
	} );
};

const showFailure = ( page: Page, view: QuickView, href: string ) => {
	view.dialog.classList.remove( markers.loading );
	view.dialog.classList.add( markers.quick_view_open );
	view.dialog.removeAttribute( 'aria-busy' );
	view.failed.querySelector( 'a' )?.setAttribute( 'href', href );
	view.failed.hidden = false;
	page.announce( view.failed.textContent.trim() );
};

const startLoading = ( { dialog, content, failed }: QuickView ) => {
	clearTimeout( emptying );
	content.replaceChildren();
	failed.hidden = true;
	dialog.classList.remove( markers.quick_view_open );
	dialog.classList.add( markers.loading );
	dialog.setAttribute( 'aria-busy', 'true' );
};

/**
 * Opens the quick view for an opener's product.
 *
 * @return False without a dialog in the page or support for it.
 * @see spec 4.6, 9.6, 8.2
 */
export const openQuickView = (
	page: Page,
	prefetch: Prefetch,
	opener: HTMLElement
): boolean => {
	const view = theQuickView();
	const closed = new AbortController();
	const { signal } = closed;
	if ( ! view ) {
		return false;
	}
	const { dialog, content } = view;
	if ( shown.has( dialog ) ) {
		if ( ! dialog.open ) {
			// Open again after the pending close has cleaned up.
			dialog.addEventListener(
				'close',
				() => openQuickView( page, prefetch, opener ),
				{ once: true }
			);
		}
		return true;
	}
	startLoading( view );
	if ( page.settings.theme.woo_cart_empty_featured_product ) {
		closeDrawer();
	}
	const asking = prefetch.take( idOf( opener ) );
	const onClose = () => {
		shown.delete( dialog );
		closed.abort();
		asking.abort();
		dialog.classList.remove( markers.loading, markers.quick_view_open );
		emptying = setTimeout(
			() => content.replaceChildren(),
			timings.quick_view_empty
		);
	};
	if ( dialog.open ) {
		// Opened by the click itself before this script loaded.
		dialog.addEventListener( 'close', onClose, { once: true } );
		page.later().then(
			( { attend } ) => attend( dialog, {} ),
			reportError
		);
	} else if ( ! openDialog( page, dialog, { onClose } ) ) {
		asking.abort();
		return false;
	}
	shown.add( dialog );
	dialog.setAttribute(
		'aria-label',
		opener.getAttribute( 'aria-label' ) ?? ''
	);
	closeByBack( dialog ).catch( reportError );
	const href = opener.getAttribute( 'href' ) ?? '';
	Promise.all( [
		asking.answer.then( ( html ) => ( html ? sanitized( html ) : null ) ),
		view.styled,
	] )
		.then( ( [ html ] ) => {
			if ( signal.aborted ) {
				return;
			}
			if ( html ) {
				showContent( view, html, signal );
			} else {
				showFailure( page, view, href );
			}
		} )
		.catch( ( error: unknown ) => {
			reportError( error );
			// Stop waiting, whatever the response was.
			if ( ! signal.aborted ) {
				showFailure( page, view, href );
			}
		} );
	return true;
};
