import type { DialogOptions } from '.';
import { lockScroll } from './scroll-lock';

const FOCUSABLE =
	'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"]), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/** Traps Tab: natively it also reaches the browser's controls. */
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

/** Whether a click was on the backdrop. */
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
 * Sets up an open dialog until it closes: locks page scrolling, closes on
 * Escape (innermost first), on a backdrop click and, if requested, when the
 * window width changes; traps Tab.
 *
 * @see spec 2.6, field 19
 */
export const attend = (
	dialog: HTMLDialogElement,
	{ closeOnWidth }: DialogOptions
): void => {
	// It may have closed while this chunk loaded.
	if ( ! dialog.open ) {
		return;
	}
	const width = window.innerWidth;
	const listening = new AbortController();
	const { signal } = listening;
	const unlock = lockScroll();
	// A drag from the inside to the backdrop is not a click.
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
				// Keep the browser and outer dialogs from closing another one.
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
				// A phone's keyboard or bars change only the height.
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
