import contract from '../../contract';
import type { CartClient, PageSettings } from '../../contract/types';
import { isLazy } from '../../transport/browser/lazy';
import { createEngineStorage } from '../../transport/browser/storage/engine-storage';
import { flatten } from '../../core/cart/flat';
import { isCartInSight } from '../page/seen';
import { createCheckoutForm } from './checkout-form';
import { errorNotices } from './error-notices';
import { listenForChanges } from './changes';
import type { JQuery } from './of-page';
import { listenForPresses } from './presses';
import { renewOutdated } from './outdated';
import { triggerPageEvents } from './page-events';
import { createEventGuard } from './event-guard';

/** Fragments that were shown, and their source. */
export interface ShownFragments {
	readonly fragments: Readonly< Record< string, string > >;
	readonly hash: string;
	readonly source: 'write' | 'refresh' | 'cache' | 'tab';
}

export interface Bridge {
	/** Triggers an event on the body; elements become jQuery collections. */
	readonly trigger: ( event: string, ...args: unknown[] ) => void;
	/** Whether a handler on an element (default: the body) returns `false`. */
	readonly vetoed: (
		event: string,
		args: unknown[],
		target?: HTMLElement
	) => boolean;
	/** Triggers the fragment events and stores the fragments for listeners. */
	readonly shown: ( what: ShownFragments ) => void;
	/** The jQuery `.data()` of an element. */
	readonly data: ( element: HTMLElement ) => Record< string, unknown >;
	/** Payload as form fields: scripts may add objects. */
	readonly flat: typeof flatten;
}

const { events, markers } = contract;

const isMap = ( value: unknown ): value is Record< string, string > =>
	typeof value === 'object' && value !== null;

/** The arguments of another script's add or remove event. */
export interface ExternalChange {
	fragments: Record< string, string >;
	hash: string;
	/** The button that added; null: a removal, or not given. */
	button: HTMLElement | null;
}

/** Callbacks for changes made by other scripts. */
export interface BridgeListeners {
	/** Shows the fragments of an event. */
	readonly changed: ( change: ExternalChange ) => void;
	/** Compares the cart with the cookies. */
	readonly look: () => void;
}

/**
 * Triggers and handles the ecosystem's jQuery events.
 *
 * @param cart       Refreshed when another script reports a change.
 * @param refreshing Fragment settings: refresh mode and storage keys.
 * @param listeners  Callbacks for events of other scripts.
 * @see spec 4.1; design, The page 5
 */
export const createBridge = (
	jQuery: JQuery,
	cart: CartClient,
	refreshing: Partial< PageSettings[ 'fragments' ] > = {},
	listeners: BridgeListeners = { changed: () => {}, look: () => {} }
): Bridge => {
	const body = jQuery( document.body );
	const storage = createEngineStorage( refreshing.storage ?? null );
	const wrap = ( args: unknown[] ) =>
		args.map( ( value ) =>
			value instanceof Element ? jQuery( value ) : value
		);
	const refresh = () => {
		void cart.refresh();
	};
	const guard = createEventGuard();

	const trigger = ( event: string, ...args: unknown[] ) => {
		if ( event === events.checkout_error ) {
			// Gateways block the form during a request and do not unblock it.
			jQuery( markers.checkout_form ).unblock?.();
			const [ text, errors ] = args;
			if ( typeof text === 'string' && isMap( errors ) ) {
				args = [ errorNotices( text, errors ) ];
			}
		}
		guard.say( event, () => body.trigger( event, wrap( args ) ) );
	};

	const hear = ( name: string, then: ( ...args: unknown[] ) => void ) =>
		body.on( name, ( _event, ...args ) => {
			// Ignore events triggered by this bridge.
			if ( ! guard.is( name ) ) {
				then( ...args );
			}
		} );
	// For a count the cookies are enough. A visible cart asks: the response to an
	// earlier request may have set older cookies by now.
	const follow = () =>
		isLazy( refreshing ) && ! isCartInSight()
			? listeners.look()
			: refresh();
	const hearChange = ( name: string, after?: string ) =>
		hear( name, ( regions, hash, given ) => {
			const button = given ? jQuery( given )[ 0 ] : null;
			const carried = isMap( regions ) ? regions : {};
			listeners.changed( {
				fragments: carried,
				hash: typeof hash === 'string' ? hash : '',
				button: after && button instanceof HTMLElement ? button : null,
			} );
			if ( after && given ) {
				trigger( after, given );
			}
			follow();
		} );

	hear( events.fragment_refresh, renewOutdated( jQuery, cart ) );
	hear( events.update_cart, follow );
	hear( events.updated_wc_div, follow );
	hearChange( events.added_to_cart, events.cart_button_updated );
	hearChange( events.removed_from_cart );
	listenForChanges( body );
	listenForPresses( body );
	triggerPageEvents( jQuery, cart, trigger );

	return {
		trigger,
		vetoed: ( event, args, target = document.body ) =>
			jQuery( target ).triggerHandler(
				event,
				wrap(
					args.map( ( value ) =>
						value instanceof HTMLFormElement
							? createCheckoutForm( jQuery, value, trigger )
							: value
					)
				)
			) === false,
		shown: ( { fragments, hash, source } ) => {
			if ( source === 'refresh' ) {
				storage.refreshed( fragments, hash );
				trigger( events.fragments_refreshed );
				return;
			}
			trigger( events.fragments_loaded );
			if ( source === 'write' ) {
				storage.changed( fragments, hash );
			}
		},
		data: ( element ) => ( { ...jQuery( element ).data() } ),
		flat: flatten,
	};
};
