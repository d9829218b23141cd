import contract from '../../contract';
import type { CartClient, PageSettings } from '../../contract/types';
import { createEngineStorage } from '../../transport/browser/engine-storage';
import { flatten } from '../../core/cart/flat';
import { createCheckoutForm } from './checkout-form';
import { errorNotices } from './error-notices';
import { hearChanges } from './changes';
import type { JQuery } from './of-page';
import { hearPresses } from './presses';
import { renewOutdated } from './outdated';
import { tellPages } from './tell-pages';
import { createVoice } from './voice';

/** Regions that were shown, and where they came from. */
export interface ShownFragments {
	readonly fragments: Readonly< Record< string, string > >;
	readonly hash: string;
	readonly source: 'write' | 'refresh' | 'cache' | 'tab';
}

export interface Bridge {
	/** Triggers an event on the body; an element among the arguments goes as a jQuery collection. */
	readonly trigger: ( event: string, ...args: unknown[] ) => void;
	/** Asks the handlers of an element, the body by default, for a veto: true when one says a strict `false`. A form among what they are given goes as the checkout's object. */
	readonly vetoed: (
		event: string,
		args: unknown[],
		target?: HTMLElement
	) => boolean;
	/** Tells that regions were shown, and keeps them where listeners look for them. */
	readonly shown: ( what: ShownFragments ) => void;
	/** What scripts have put to an element by jQuery's `.data()`. */
	readonly data: ( element: HTMLElement ) => Record< string, unknown >;
	/** The same as fields of a form: scripts put objects there, too. */
	readonly flat: typeof flatten;
}

const { events, markers } = contract;

const isMap = ( value: unknown ): value is Record< string, string > =>
	typeof value === 'object' && value !== null;

/** What an add or a removal that another script tells of carries. */
export interface Told {
	fragments: Record< string, string >;
	hash: string;
	/** What was added by; null: a removal, or it names none. */
	button: HTMLElement | null;
}

/** What is done when another script tells of a change. */
export interface BridgeListeners {
	/** Shows what its event carries. */
	readonly told: ( told: Told ) => void;
	/** Looks at what the cookies say. */
	readonly look: () => void;
}

/**
 * Speaks the ecosystem's events, and hears them.
 *
 * @param cart       Asked again when another script says that it has changed.
 * @param refreshing How regions are refreshed, and where the storage holds them.
 * @param heard      What is done with what other scripts tell.
 * @see spec 4.1; design, The page 5
 */
export const createBridge = (
	jQuery: JQuery,
	cart: CartClient,
	refreshing: Partial< PageSettings[ 'fragments' ] > = {},
	heard: BridgeListeners = { told: () => {}, look: () => {} }
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
	const said = createVoice();

	const trigger = ( event: string, ...args: unknown[] ) => {
		if ( event === events.checkout_error ) {
			// A way to pay covers the form while it asks its provider, and leaves it at that.
			jQuery( markers.checkout_form ).unblock?.();
			const [ text, errors ] = args;
			if ( typeof text === 'string' && isMap( errors ) ) {
				args = [ errorNotices( text, errors ) ];
			}
		}
		said.say( event, () => body.trigger( event, wrap( args ) ) );
	};

	const hear = ( name: string, then: ( ...args: unknown[] ) => void ) =>
		body.on( name, ( _event, ...args ) => {
			// Events that this bridge has triggered itself are ignored.
			if ( ! said.is( name ) ) {
				then( ...args );
			}
		} );
	// Where nobody waits for regions, the cookies tell enough.
	const follow = refreshing.lazy ? heard.look : refresh;
	const hearChange = ( name: string, after?: string ) =>
		hear( name, ( regions, hash, given ) => {
			const button = given ? jQuery( given )[ 0 ] : null;
			const carried = isMap( regions ) ? regions : {};
			heard.told( {
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
	hearChanges( body );
	hearPresses( body );
	tellPages( jQuery, cart, trigger );

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
