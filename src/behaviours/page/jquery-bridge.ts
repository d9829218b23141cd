import contract from '../../contract';
import type { CartClient } from '../../contract/types';

/** As much of jQuery as the bridge uses. */
interface JQueryCollection {
	on( events: string, handler: () => void ): unknown;
	readonly trigger: ( event: string, args?: unknown[] ) => unknown;
	readonly triggerHandler: ( event: string, args?: unknown[] ) => unknown;
}
export type JQuery = ( target: unknown ) => JQueryCollection;

export interface Bridge {
	/** Triggers an event on the body; an element among the arguments goes as a jQuery collection. */
	readonly trigger: ( event: string, ...args: unknown[] ) => void;
	/** Asks the handlers of the body for a veto: true when one says a strict `false`. */
	readonly vetoed: ( event: string, element: HTMLElement ) => boolean;
}

const { events } = contract;

/**
 * Speaks the ecosystem's events, and hears them.
 *
 * @see spec 4.1; design, The page 5
 */
export const createBridge = ( jQuery: JQuery, cart: CartClient ): Bridge => {
	const body = jQuery( document.body );
	const wrap = ( args: unknown[] ) =>
		args.map( ( value ) =>
			value instanceof Element ? jQuery( value ) : value
		);
	const refresh = () => {
		void cart.refresh();
	};
	let speaking = false;

	body.on( events.fragment_refresh, refresh );
	body.on( `${ events.added_to_cart } ${ events.removed_from_cart }`, () => {
		// What we say ourselves is no news to us.
		if ( ! speaking ) {
			refresh();
		}
	} );

	return {
		trigger( event, ...args ) {
			speaking = true;
			try {
				body.trigger( event, wrap( args ) );
			} finally {
				speaking = false;
			}
		},
		vetoed: ( event, element ) =>
			body.triggerHandler( event, wrap( [ element ] ) ) === false,
	};
};
