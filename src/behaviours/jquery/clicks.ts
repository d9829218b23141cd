import contract from '../../contract';

const { events, markers } = contract;

/** As much of a jQuery event as is read. */
interface Click {
	readonly originalEvent?: Event;
	readonly target: HTMLElement;
	readonly isDefaultPrevented: () => boolean;
	readonly preventDefault: () => void;
}

/** As much of a jQuery collection as is used. */
interface Listening {
	on: (
		events: string,
		selector: string,
		handler: ( event: Click ) => void
	) => unknown;
}

/**
 * Gives on a click that a script makes by jQuery on a listing's link: the browser
 * knows nothing of it, that on a button it makes itself. It is no click of the
 * browser's, which jQuery's listeners would hear again.
 *
 * @param body jQuery's, of the page.
 */
export const hearClicks = ( body: unknown ): void => {
	( body as Listening ).on(
		'click',
		`a${ markers.listing_button }`,
		( event ) => {
			if ( ! event.originalEvent && ! event.isDefaultPrevented() ) {
				event.preventDefault();
				event.target.dispatchEvent(
					new MouseEvent( events.native.pressed, {
						bubbles: true,
						cancelable: true,
					} )
				);
			}
		}
	);
};
