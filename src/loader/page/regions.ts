import contract from '../../contract';
import type { CartFailure, CartState } from '../../contract/types';
import type { Page } from '../../behaviours/page';
import { emit } from '../../behaviours/page/emit';
import { tellShown, trigger } from '../../behaviours/jquery/events';
import { kindOf } from '../../behaviours/page/scope';
import { blockRegions } from '../../behaviours/page/regions';
import type { ShownFragments } from '../../behaviours/jquery/bridge';

const { events } = contract;

/** A task later: after everybody who waits for the answer itself. */
const nextTask = () =>
	new Promise< void >( ( resolve ) => {
		setTimeout( resolve );
	} );

const fetchFragments = () =>
	import( /* webpackChunkName: "fragments" */ '../../behaviours/fragments' );

/**
 * Fetches what shows regions while the first answer that has any is on its way:
 * a cart without items has none. What fails is told when it is needed.
 */
const fetchEarly = ( { cart }: Page ): void => {
	const check = ( { busy, count }: CartState ): boolean => {
		const awaited = busy || count > 0;
		if ( awaited ) {
			// The request goes first: its answer is what is waited for.
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
 * Shows the regions of the answers that wait, in their order, and tells the page.
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
			// Listeners hear of an add before its regions change: WooCommerce's order.
			const [ { replaceRegions } ] = await Promise.all( [
				fetchFragments(),
				nextTask(),
			] );
			let shown: ShownFragments[ 'fragments' ] | null = null;
			for ( const { fragments, hash, source } of waiting.splice( 0 ) ) {
				// The answer to an add serves as the refresh that follows it.
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
				tellShown( page, { fragments, hash, source } );
			}
		} finally {
			unblock();
		}
	};
};

/**
 * Raises a failed refresh. Nothing is shown; where the owner wants it, the
 * shopper gets a quiet word.
 *
 * @see spec 8.1, readings 20
 */
export const tellRefreshError = ( page: Page, { text }: CartFailure ): void => {
	emit( events.native.fragments_error );
	trigger( page, events.fragments_error );
	if ( page.settings.theme.announce_errors ) {
		page.announce( text );
	}
};
