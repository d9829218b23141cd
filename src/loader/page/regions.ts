import contract from '../../contract';
import type { CartFailure } from '../../contract/types';
import type { Page } from '../../behaviours/page';
import { emit } from '../../behaviours/page/emit';
import { tellShown, trigger } from '../../behaviours/jquery/events';
import { kindOf } from '../../behaviours/page/scope';
import { blockRegions } from '../../behaviours/page/regions';
import type { Shown } from '../later';

const { events } = contract;

/** A task later: after everybody who waits for the answer itself. */
const nextTask = () =>
	new Promise< void >( ( resolve ) => {
		setTimeout( resolve );
	} );

const fetchFragments = () =>
	import( /* webpackChunkName: "fragments" */ '../../behaviours/fragments' );

/**
 * Shows the regions of answers, in their order, and tells the page.
 *
 * @param page    The page.
 * @param waiting Answers, the oldest first; emptied.
 * @see spec 4.3, 7.4
 */
export const createRegions = (
	page: Page,
	waiting: Shown[]
): ( () => Promise< void > ) => {
	// While the first answer is on its way. What fails is told when it is needed.
	fetchFragments().catch( () => {} );
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
			for ( const { fragments, hash, source } of waiting.splice( 0 ) ) {
				replaceRegions( fragments, page.scope );
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
