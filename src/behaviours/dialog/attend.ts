import type { DialogOptions } from '.';
import { lockScroll } from './scroll-lock';

const FOCUSABLE =
	'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"]), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/** Keeps Tab inside: a native dialog lets it out to the browser's own controls. */
const wrapTab = ( dialog: HTMLDialogElement, event: KeyboardEvent ) => {
	const stops = dialog.querySelectorAll< HTMLElement >( FOCUSABLE );
	const first = stops[ 0 ];
	const last = stops[ stops.length - 1 ];
	const now = dialog.ownerDocument.activeElement;
	const [ edge, next ] = event.shiftKey ? [ first, last ] : [ last, first ];
	if ( next && ( now === edge || now === dialog ) ) {
		event.preventDefault();
		next.focus();
	}
};

/** Whether a click (or press) on the dialog's element fell beside its box. */
const isOverlay = ( dialog: HTMLDialogElement, event: MouseEvent ) => {
	const { left, right, top, bottom } = dialog.getBoundingClientRect();
	return (
		event.target === dialog &&
		( event.clientX < left ||
			event.clientX > right ||
			event.clientY < top ||
			event.clientY > bottom )
	);
};

/**
 * Teaches an open dialog its manners, until it closes: the page behind it is
 * still; Escape closes it, the innermost first, and so does a click beside it or,
 * where asked for, another width of the window; Tab stays inside.
 *
 * @see spec 2.6, field 19
 */
export const attend = (
	dialog: HTMLDialogElement,
	{ closeOnWidth }: DialogOptions
): void => {
	// It may be closed again before this has come.
	if ( ! dialog.open ) {
		return;
	}
	const width = window.innerWidth;
	const listening = new AbortController();
	const { signal } = listening;
	const unlock = lockScroll();
	// A drag that ends beside the box is no click beside it.
	let pressedInside = false;

	dialog.addEventListener(
		'pointerdown',
		( event ) => {
			pressedInside = ! isOverlay( dialog, event );
		},
		{ signal }
	);
	dialog.addEventListener(
		'click',
		( event ) => {
			if ( isOverlay( dialog, event ) && ! pressedInside ) {
				dialog.close();
			}
		},
		{ signal }
	);
	dialog.addEventListener(
		'keydown',
		( event ) => {
			if ( event.defaultPrevented ) {
				return;
			}
			if ( event.key === 'Tab' ) {
				wrapTab( dialog, event );
			} else if ( event.key === 'Escape' ) {
				// An outer dialog, and the browser, must not close one more.
				event.preventDefault();
				event.stopPropagation();
				dialog.close();
			}
		},
		{ signal }
	);
	if ( closeOnWidth ) {
		window.addEventListener(
			'resize',
			() => {
				// A phone's keyboard, or its bars, change the height only.
				if ( window.innerWidth !== width ) {
					dialog.close();
				}
			},
			{ signal }
		);
	}
	dialog.addEventListener(
		'close',
		( { target } ) => {
			if ( target === dialog ) {
				listening.abort();
				unlock();
			}
		},
		{ signal }
	);
};
