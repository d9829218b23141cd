import type { Page } from '../../behaviours/page';
import { blockRegions } from '../../behaviours/page/regions';
import { isSeen } from './seen';

/**
 * Shows the regions of answers. Those that concern nothing in sight, and nobody's
 * listener, wait for the first intent: they cost nothing more before it.
 */
export const showAnswers = (
	page: Pick< Page, 'cart' | 'later' | 'scope' | 'waiting' >
): void => {
	page.cart.onFragments( ( fragments, hash, source ) => {
		page.waiting.push( { fragments, hash, source } );
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
};
