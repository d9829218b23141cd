import contract from '../../contract';
import { findRegions } from '../../behaviours/page/find';
import type { Page } from '../../behaviours/page';
import { blockRegions } from '../../behaviours/page/regions';
import type { Shown } from '../later';

const { markers } = contract;

/**
 * Whether a fragment's region can be seen, and is not what the loader paints by
 * itself. A region of data is never seen.
 */
export const isSeen = ( selector: string, scope: string ): boolean =>
	! selector.endsWith( markers.cart_count ) &&
	findRegions( selector, scope ).some(
		( region ) =>
			// Younger than 2024: what cannot be asked is taken as seen.
			! ( 'checkVisibility' in region ) ||
			region.checkVisibility( { visibilityProperty: true } )
	);

/** Whether the shopper sees a cart's contents. */
export const isCartInSight = ( scope = '' ): boolean =>
	[ markers.cart_contents, markers.mini_cart_content ].some( ( region ) =>
		isSeen( region, scope )
	);

/**
 * Takes the answers whose regions are to be shown. Those that concern nothing in
 * sight, and nobody's listener, wait for the first intent: they cost nothing more
 * before it.
 *
 * @return What waits; who takes it shows it.
 */
export const takeFragments = (
	page: Pick< Page, 'cart' | 'later' | 'scope' >
): Shown[] => {
	const waiting: Shown[] = [];
	page.cart.onFragments( ( fragments, hash, source ) => {
		waiting.push( { fragments, hash, source } );
		if (
			source === 'write' ||
			'jQuery' in window ||
			Object.keys( fragments ).some( ( key ) =>
				isSeen( key, page.scope )
			)
		) {
			// Blocked from the answer to the new HTML.
			const unblock = blockRegions();
			page.later()
				.then( ( { showRegions } ) => showRegions() )
				.catch( reportError )
				.finally( unblock );
		}
	} );
	page.cart.onRefreshError( ( failure ) => {
		page.later().then(
			( { tellRefreshError } ) => tellRefreshError( failure ),
			reportError
		);
	} );
	return waiting;
};
