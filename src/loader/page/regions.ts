import contract from '../../contract';
import type { CartFailure, CartState } from '../../contract/types';
import type { Page } from '../../behaviours/page';
import { emit } from '../../behaviours/page/emit';
import { triggerShown, trigger } from '../../behaviours/jquery/events';
import { kindOf } from '../../behaviours/page/scope';
import { blockRegions } from '../../behaviours/page/regions';
import type { ShownFragments } from '../../behaviours/jquery/bridge';

const { events } = contract;

/** Resolves after everything that awaits the response itself. */
const nextTask = () =>
	new Promise< void >( ( resolve ) => {
		setTimeout( resolve );
	} );

const fetchFragments = () =>
	import( /* webpackChunkName: "fragments" */ '../../behaviours/fragments' );

/**
 * Preloads the fragments chunk while the first response is pending; not needed
 * for an empty cart. Errors are reported when it is used.
 */
const fetchEarly = ( { cart }: Page ): void => {
	const check = ( { busy, count }: CartState ): boolean => {
		const awaited = busy || count > 0;
		if ( awaited ) {
			// After the request, which has priority.
			nextTask()
				.then( fetchFragments )
				.catch( () => {} );
		}
		return awaited;
	};
	if ( ! check( cart.getState() ) ) {
		const stop = cart.subscribe( ( state ) => {
			if ( check( state ) ) {
				stop();
			}
		} );
	}
};

/**
 * Shows the fragments of waiting responses in order, and triggers the events.
 *
 * @see spec 4.3, 7.4
 */
export const createRegions = ( page: Page ): ( () => Promise< void > ) => {
	const { waiting } = page;
	fetchEarly( page );
	return async () => {
		if ( ! waiting.length ) {
			return;
		}
		const unblock = blockRegions();
		try {
			// WooCommerce triggers the add event before it replaces fragments.
			const [ { replaceRegions } ] = await Promise.all( [
				fetchFragments(),
				nextTask(),
			] );
			let shown: ShownFragments[ 'fragments' ] | null = null;
			for ( const { fragments, hash, source } of waiting.splice( 0 ) ) {
				// The add's response also serves as the refresh after it.
				if ( fragments !== shown ) {
					replaceRegions( fragments, page.scope );
				}
				shown = fragments;
				emit( events.native.fragments_refreshed, {
					fragments,
					cart_hash: hash,
					source,
					kind: kindOf( page ),
				} );
				triggerShown( page, { fragments, hash, source } );
			}
		} finally {
			unblock();
		}
	};
};

/**
 * Triggers the events for a failed refresh. Nothing is shown; the owner may
 * enable an announcement to screen readers.
 *
 * @see spec 8.1, readings 20
 */
export const tellRefreshError = ( page: Page, { text }: CartFailure ): void => {
	emit( events.native.fragments_error );
	trigger( page, events.fragments_error );
	if ( page.settings.theme.announce_errors !== false ) {
		page.announce( text );
	}
};
